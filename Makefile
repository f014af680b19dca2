# make lab     JupyterLab on the quick tour
# make test    every check
# make bench   how quick the engine and the drawing are
# make golden  generated files anew: golden pictures, outputs of the lessons, pictures of the docs
# make clean   remove what these made
#
# Each makes its environment first, in .venv, and again when pyproject.toml changes.
# PYTHON=... chooses the Python for it; the first of 3.11 or later on the path is the default.
# LAB=... are options of clans-widget for make lab, TESTS=... options of pytest for make test.

VENV := .venv
BIN := $(VENV)/bin
LAB :=
TESTS :=

.PHONY: lab test lint browser bench golden clean

lab: $(VENV)/.lab
	$(BIN)/clans-widget --folder notebooks $(LAB)

# pytest is the last, so that the output ends with its summary.
test: lint browser
	$(BIN)/pytest -n auto --dist loadfile $(TESTS)

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

browser: $(VENV)/.test
	.ci/browser $(BIN)/python

bench: $(VENV)/.bench
	$(BIN)/pytest benchmarks

golden: $(VENV)/.test $(VENV)/.docs
	$(BIN)/pytest --regen-all tests/drawing tests/engine
	$(BIN)/python docs/images.py
	$(BIN)/python docs/lessons.py

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -prune -exec rm -rf {} +

# One stamp for each extra that is installed.
$(VENV)/.lab $(VENV)/.test $(VENV)/.docs $(VENV)/.bench: $(VENV)/.%: $(VENV)/.made pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[$*]'
	@touch $@

$(VENV)/.made:
	.ci/environment $(VENV) $(PYTHON)
	@touch $@
