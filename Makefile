# Shinpan. `make` alone lists what there is. Works with GNU make 3.81 (macOS) and later.
SHELL := /bin/sh
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PORT ?= 8000
HOST ?= 127.0.0.1
BACKUPS ?= instance/backups
# Each worker and each server of the tests would compile every module anew.
unexport PYTHONDONTWRITEBYTECODE
PARALLEL := --numprocesses auto --dist loadfile --no-loadscope-reorder
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
FOR_SCREENS := PYTHON="$(CURDIR)/$(BIN)/python" $(WITH_NODE)

.DEFAULT_GOAL := help
.PHONY: help setup run demo test screens quick nightly lint types bundle rulebooks icons pictures gallery openapi roles catalogue vulnerabilities bench mutants lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' Makefile

setup: $(VENV)/dev.done pwa/node_modules/done ## make .venv and pwa/node_modules with everything needed to run and test

# Two steps, so that a machine which only runs the app does not fetch the test tools.
$(VENV)/run.done: requirements/runtime.txt pyproject.toml scripts/find_python.sh
	@test -x $(BIN)/python || { python=$${PYTHON:-$$(sh scripts/find_python.sh)} && "$$python" -m venv $(VENV); }
	@echo "Fetching the app's packages into $(VENV), about 35 MB the first time …"
	@$(PIP) --require-hashes -r requirements/runtime.txt
	@$(PIP) --no-deps --no-build-isolation --no-index --editable .
	@touch $@

# What comes as source is built with our own setuptools, as a wheel: pip would fetch one that is pinned nowhere.
$(VENV)/dev.done: $(VENV)/run.done requirements/dev.txt requirements/javascript.txt
	@echo "Fetching the tools for tests and checks, Node among them, about 190 MB the first time …"
	@$(PIP) --no-build-isolation --use-pep517 --require-hashes -r requirements/dev.txt -r requirements/javascript.txt
	@touch $@

# What was named by SHINPAN_DATABASE_URL is not ours to copy: docs/backup.md says how.
run: $(VENV)/run.done ## back up (BACKUPS=folder) and migrate the database, serve on http://localhost:8000 (PORT=8001 for another port)
	-@test -n "$$SHINPAN_DATABASE_URL" || test ! -s instance/shinpan.sqlite3 || { mkdir -p -m 700 "$(BACKUPS)" && $(BIN)/shinpan backup --keep 14 "$(BACKUPS)"; }
	@$(BIN)/alembic upgrade head
	@PORT="$(PORT)" HOST="$(HOST)" $(BIN)/gunicorn --config deploy/gunicorn.py

demo: $(VENV)/run.done ## make a league to play with in instance/demo.sqlite3, anew each time, and serve it
	@PORT="$(PORT)" HOST="$(HOST)" $(BIN)/python -m scripts.demo

test: setup ## run every test, on SQLite, a real PostgreSQL and a real Chromium
	@CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) && export CHROMIUM && $(if $(RERUN),$(FOR_SCREENS) $(BIN)/python -m tests.reruns --screens,$(BIN)/pytest) $(PARALLEL) $(ARGS)
	@$(if $(RERUN)$(ARGS),,$(MAKE) --no-print-directory screens)

screens: setup ## run the tests of the phone's screens in Node; ARGS names some of their files
	@cd pwa && $(FOR_SCREENS) node_modules/.bin/vitest run $(ARGS)

quick: setup ## run the guards and the tests nearest to what differs from main, within a minute
	@CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) && export CHROMIUM && $(BIN)/python -m tests.quick $(ARGS)

# What is too slow for each change. ARGS names some of the files.
PROPERTIES = $$(grep -rlE '^from (hypothesis|tests.examples|tests.pwa.questions)|RANDOM' tests --include='test_*.py')
nightly: setup ## run the tests that draw their cases with 20 times as many (hours), on another seed each time; pictures, benches
	@CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) && export CHROMIUM && SHINPAN_RANDOM=$${SHINPAN_RANDOM:-10000} $(BIN)/pytest $(PARALLEL) --hypothesis-profile=nightly $(or $(ARGS),$(PROPERTIES))
	@$(if $(ARGS),,CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) $(BIN)/pytest $(PARALLEL) -m nightly)

lint: setup ## ruff, mypy (strict), the rule about imports, the phone app's types, and what commits say
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m scripts.check_commits
	@$(MAKE) --no-print-directory types

types: pwa/node_modules/done pwa/types/api.ts ## check the types of the phone app, the rules of its code, the floors of its folders and its layout
	@cd pwa && for project in . tests; do $(WITH_NODE) node node_modules/typescript-7/bin/tsc --project $$project || exit 1; done
	@cd pwa && $(WITH_NODE) node_modules/.bin/eslint --max-warnings 0 src tests vitest.config.ts
	@$(WITH_NODE) node pwa/scripts/floors.mjs
	@cd pwa && $(WITH_NODE) node_modules/.bin/prettier --config .prettierrc.json --log-level warn --check src tests scripts/*.mjs *.mjs *.ts sw.js push.js css ../tests/pwa/gallery

# Node is the one that requirements/javascript.txt pins, not the machine's; the app itself never needs it.
pwa/node_modules/done: pwa/package-lock.json requirements/javascript.txt | $(VENV)/dev.done
	@echo "Fetching the tools for the phone app into pwa/node_modules, about 110 MB the first time …"
	@cd pwa && $(WITH_NODE) npm ci --silent --no-audit --no-fund
	@touch $@

# What the API takes and answers, for the phone's code.
pwa/types/api.ts: openapi.yaml pwa/package-lock.json | pwa/node_modules/done
	@cd pwa && $(WITH_NODE) node_modules/.bin/openapi-typescript ../openapi.yaml --output types/api.ts --root-types --root-types-no-schema-prefix >/dev/null

bundle: pwa/node_modules/done ## write pwa/bundle, what phones download, from pwa/src and pwa/css; WATCH=1 does it after each change
	@$(WITH_NODE) node pwa/scripts/bundle.mjs $(if $(WATCH),--watch)

rulebooks: $(VENV)/run.done ## write rulings/compiled/*.json and pwa/rulebooks/*.json from the YAML
	$(BIN)/python -m rulings.loading.compile

icons: setup ## draw the PNG icons from pwa/icons/icon.svg
	$(BIN)/python -m scripts.icons

pictures: setup ## take the README's pictures again, from the running app
	@$(BIN)/python -m scripts.pictures

gallery: setup ## photograph each part of the screens in each look, for build/gallery/index.html
	@rm -rf build/gallery && mkdir -p build/gallery
	@CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) SHINPAN_GALLERY=build/gallery $(BIN)/pytest --quiet -m nightly tests/pwa/gallery && echo "open build/gallery/index.html"

openapi: $(VENV)/run.done ## write openapi.yaml from the API
	$(BIN)/python -m scripts.write_openapi

roles: $(VENV)/run.done ## write docs/roles.md from api/access/permissions.py
	$(BIN)/python -m scripts.write_roles

catalogue: $(VENV)/dev.done ## write the schema of PostgreSQL that audits compare with, from the migrations
	$(BIN)/python -m scripts.write_catalogue

vulnerabilities: $(VENV)/run.done ## look up every pinned package in the public list of vulnerabilities (fails where that can't be reached)
	@test -x $(VENV)/audit/bin/pip-audit || { $(BIN)/python -m venv $(VENV)/audit && $(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/audit.txt; }
	@for list in runtime dev; do $(VENV)/audit/bin/pip-audit --strict --require-hashes --disable-pip -r requirements/$$list.txt || { echo "requirements/$$list.txt: something is vulnerable, or the list could not be reached: see above." >&2; exit 1; }; done

bench: setup ## measure against bare baselines on this machine
	$(BIN)/python -m bench

# Takes hours whole, so it is no part of CI: ONLY names mutants of the server's rules ('rulings.engine.*'), ONLY_JS files of the phone's;
# SAMPLE draws so many of each at random, the same ones for the same SEED; a run that matches none makes the mutants to draw from.
MUTATION := pwa/scripts/mutation
ONLY_JS ?= pwa/src/rules/**/*.ts
SEED ?= 1
mutants: setup ## change the rules in small ways, and list what no test noticed (hours; SAMPLE=300 draws some; see docs/benchmarks.md)
	$(PIP) --require-hashes -r requirements/mutation.txt
	@cd $(MUTATION) && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --no-audit --no-fund
	$(if $(SAMPLE),-@$(BIN)/mutmut run none >/dev/null 2>&1)
	-$(BIN)/mutmut run --max-children 1 $(if $(SAMPLE),$$($(BIN)/python -m scripts.sample_mutants $(SAMPLE) $(SEED)),$(if $(ONLY),'$(ONLY)'))
	-$(BIN)/mutmut results | grep -v 'not checked'
	@CHROMIUM=$$($(BIN)/python scripts/find_chromium.py) && export CHROMIUM && $(BIN)/python -m scripts.rule_answers
	@PATH="$(CURDIR)/$(BIN):$$PATH" SAMPLE=$(SAMPLE) SEED=$(SEED) $(MUTATION)/node_modules/.bin/stryker run $(MUTATION)/stryker.config.json --mutate '$(ONLY_JS)'

lock: ## pin the newest versions again (needs uv; wants a look at the changes)
	sh scripts/lock.sh

clean: ## remove .venv and every cache (never instance/, where the data lives)
	rm -rf $(VENV) .venv-newest build mutants *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
