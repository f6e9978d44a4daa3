import resource

from uno_kart_lab.server.open_files import allow_as_many_as_may_be


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    hard = before[1]
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, hard), hard))
        allow_as_many_as_may_be()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
