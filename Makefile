# make lab     JupyterLab on a first question, with copies of the lessons in clans-lessons
# make quick   lint, types and all tests but the slow ones; needs no browser
# make test    everything that a change must pass
# make deep    that and what takes longer: twenty times as many examples, whole games with the mouse,
#              every lesson in every language, the lessons as a site, also in Firefox, and as
#              an assignment, and what users do with the lowest versions that are allowed
# make wheel   what people install, built and used: a part of make test
# make mutants the code changed in thousands of small ways, to see that the tests notice; long
# make bench   how quick the engine and the drawing are
# make docs    the handbook, in docs/_build/html
# make links   whether the handbook's links to other sites still work; this needs the network
# make site    the lessons as pages whose boards play, in build/site
# make lite    the lessons as a JupyterLite site, in build/lite
# make golden  generated files anew: golden pictures, outputs of the lessons, pictures of the docs,
#              the public suite
# make clean   remove what these made
#
# Each makes its environment first, in .venv, and again when pyproject.toml changes.
# PYTHON=... chooses the Python for it; the first of 3.11 or later on the path is the default.
# LAB=... are options of clans-widget for make lab; TESTS=... are options of pytest for make quick,
# test, deep and wheel; MUTANTS=... are groups or modules for make mutants.

VENV := .venv
BIN := $(VENV)/bin
PUBLISH := $(VENV)/publish
LOWEST := $(VENV)/lowest
LAB :=
TESTS :=
MUTANTS :=

# Kernels and other new processes find modules compiled, wherever it runs.
unexport PYTHONDONTWRITEBYTECODE

# Files that take long begin first, so that all workers end at about the same time.
PYTEST := $(BIN)/pytest -n auto --no-loadscope-reorder --tell-time

.PHONY: lab quick test deep wheel mutants lint compiled tested browser firefox bench docs links site lite golden clean

lab: $(VENV)/.lab
	$(BIN)/clans-widget $(LAB)

quick: $(VENV)/.test
	$(PYTEST) -m 'not slow and not deep' $(TESTS)

test: browser
	$(MAKE) --no-print-directory --jobs=2 compiled tested

# At the same time: what needs compiled code comes later.
tested: $(VENV)/.test
	$(PYTEST) $(TESTS)

deep: $(VENV)/.test
	$(MAKE) --jobs=4 firefox compiled $(PUBLISH)/.made $(LOWEST)/.made
	$(PYTEST) -m '' --hypothesis-profile=deep $(TESTS)

wheel: $(VENV)/.test
	$(PYTEST) tests/project/test_wheel.py $(TESTS)

mutants: $(VENV)/.test
	$(BIN)/python -m tests.mutants $(MUTANTS)

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

compiled: $(VENV)/.test
	$(BIN)/python -m tests.compile_kernels

browser: $(VENV)/.test
	.ci/browser $(BIN)/python

# After the other: one at a time may install packages.
firefox: browser
	.ci/firefox $(BIN)/python

bench: $(VENV)/.bench
	$(BIN)/pytest benchmarks

docs: $(VENV)/.docs
	$(BIN)/python -m docs.website docs/_build

links: $(VENV)/.docs
	$(BIN)/sphinx-build -n -b linkcheck -d docs/_build/trees/links docs/handbook docs/_build/links

site: $(VENV)/.site
	$(BIN)/clans-widget site build/site --games clans,clann

lite: $(PUBLISH)/.made
	rm -rf build/lite
	$(PUBLISH)/bin/python docs/lite/make.py build/lite
	@echo 'To look at it: $(BIN)/python -m http.server --bind 127.0.0.1 --directory build/lite'

golden: $(VENV)/.test $(VENV)/.docs
	$(BIN)/python docs/map.py
	$(BIN)/pytest --regen-all $(foreach part,drawing rules exercises,$(wildcard tests/*/$(part)))
	$(BIN)/python docs/suite/make.py
	$(BIN)/python docs/images.py
	$(BIN)/python -m docs.syllabus
	$(BIN)/python -m docs.rule_places
	$(BIN)/python docs/lessons.py
	$(BIN)/pytest --regen-all tests/course/test_boards_of_lessons.py

clean:
	rm -rf docs/_build $(foreach made,lessons pictures,docs/handbook/$(made) docs/handbook/fr/$(made) docs/handbook/nl/$(made))
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -prune -exec rm -rf {} +

# With compiled code the strong bot is strong, and the statistics are quick.
EXTRAS_lab := lab,fast

# One stamp for each extra that is installed.
$(VENV)/.lab $(VENV)/.site $(VENV)/.test $(VENV)/.docs $(VENV)/.bench: $(VENV)/.%: $(VENV)/.made pyproject.toml
	.ci/install $(BIN)/python --editable ".[$(or $(EXTRAS_$*),$*)]"
	@touch $@

# An environment of its own: what publishes lessons also adds to the pages of JupyterLab and Voilà.
$(PUBLISH)/.made: $(VENV)/.made pyproject.toml
	.ci/environment $(PUBLISH) $(BIN)/python
	.ci/install $(PUBLISH)/bin/python --editable ".[publish]"
	@touch $@

# Another one with the lowest versions that users may have.
$(LOWEST)/.made: $(VENV)/.test pyproject.toml
	.ci/environment $(LOWEST) $(BIN)/python
	$(BIN)/python -m tests.lowest_versions > $(LOWEST)/requirements.txt
	.ci/install $(LOWEST)/bin/python --requirement $(LOWEST)/requirements.txt
	@touch $@

$(VENV)/.made:
	.ci/environment $(VENV) $(PYTHON)
	@touch $@
