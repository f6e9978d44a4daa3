from uno_kart_lab.server.throttle import Throttle


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_whoever_asks_a_burst_at_once_does_not_wait_and_then_does() -> None:
    throttle = Throttle(rate=10, burst=5, clock=Clock())
    assert [round(throttle.wait(1), 6) for _ in range(7)] == [0, 0, 0, 0, 0, 0.1, 0.2]


def test_a_pause_pays_back_no_more_than_a_burst() -> None:
    clock = Clock()
    throttle = Throttle(rate=10, burst=5, clock=clock)
    throttle.wait(5)
    clock.now += 1000
    assert throttle.wait(5) == 0
    assert round(throttle.wait(1), 6) == 0.1


def test_whoever_keeps_to_the_rate_never_waits() -> None:
    clock = Clock()
    throttle = Throttle(rate=10, burst=5, clock=clock)
    for _ in range(100):
        assert throttle.wait(1) == 0
        clock.now += 0.1
