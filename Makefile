# Two commands on a fresh machine: `make play` and `make test`.  Everything else is for builders.
PYTHON ?=# which one .venv is made of; without a name, tools/make-venv.sh looks for one
VENV := .venv
BIN := $(VENV)/bin
LISTS := $(wildcard src/kartentisch/*/compiled.txt src/kartentisch/games/*/compiled.txt)
SOURCES := setup.py tools/counts.py tools/hot.py tools/plain.py tools/units.py pyproject.toml $(LISTS) \
	$(foreach list,$(LISTS),$(patsubst %,$(dir $(list))%.py,$(shell grep -v '^\#' $(list))))
GAME ?=
ARGS ?=
OPTIMIZE ?= 2# how hard the C compiler tries, 0 to 3; CONTRIBUTING.md says what that costs and brings
CORES := $(shell nproc 2>/dev/null || echo 2)
WORKERS ?= $(CORES)# one more would fill the moments in which somebody waits, and cost more than these

# modules are read again and again: what Python makes of them is kept, whatever the surroundings say
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play terminal test interpreted-test quick fuzz bench lint build generate package audit offline docs clean locks

# the table in the browser, at once on interpreted rules while they are compiled beside it; without Node or a network for the
# page the server runs as well, and says what is missing
play:
	@sh tools/set-up.sh "$(MAKE)" .build/installed .build/page
	@OPTIMIZE=$(OPTIMIZE) MAKE="$(MAKE)" exec $(BIN)/python tools/play.py $(ARGS)

# Attila at the keyboard, against two bots: compiled where the rules are, interpreted where they are not
terminal:
	@sh tools/set-up.sh "$(MAKE)" $(if $(wildcard .build/play),.build/play,.build/terminal)
	@$(MAKE) -s -q .build/compiled 2>/dev/null || export KARTENTISCH_RULES=interpreted; \
		PYTHONPATH=src exec $(BIN)/python -m kartentisch play attila --seats human,greedy,greedy $(ARGS)

# everything: while the rules are compiled, the types, the documentation, the page, and the rules' own tests on interpreted rules with the game on
# the shelf; then all tests on compiled ones, then the page in the browser, each of which keeps the machine busy by itself
# (what is marked `once` runs on one kind of rules: it says the same of both, or tests/games/test_compiled.py does)
test: $(BIN)/python
	@$(MAKE) --no-print-directory -j$(WORKERS) OPTIMIZE=1 chromium .build/compiled interpreted-test lint docs \
		frontend-check
	$(BIN)/pytest -n $(WORKERS)
	@$(MAKE) --no-print-directory browser-test

interpreted-test: .build/dev
	PYTHONPATH=src KARTENTISCH_RULES=interpreted KARTENTISCH_GAMES=tests/shelf $(BIN)/pytest -n0 -m "not once" tests/engine \
		tests/games tests/bots tests/shelf tests/server/test_threads.py src

# without PostgreSQL, packages, whole programs, games by the hundred, or a big game where a small one shows the same: what is
# marked `thorough`
quick: .build/dev .build/compiled
	$(BIN)/pytest -n $(WORKERS) -x -m "not thorough"

PATIENTLY := $(BIN)/pytest -o faulthandler_timeout=0# what goes on for hours does not hang
fuzz: .build/dev .build/compiled .build/frontend-all
	@$(MAKE) --no-print-directory .build/page
	$(PATIENTLY) -n auto tests/server/test_crash.py tests/server/test_asleep.py --kills 50
	KARTENTISCH_MUTATIONS=2000 $(PATIENTLY) -n 0 tests/server/test_trust_terms.py -k random_changes
	$(PATIENTLY) -n auto tests/fuzz --fuzz-games 20000
	$(BIN)/python -m tests.simulation --schedules 100000 --processes $(WORKERS)
	$(BIN)/python -m tests.simulation --mutants --schedules 10000
	cd frontend && HINTS=300 $(NODE) npx vitest run tests/hints.test.ts
	cd frontend && REFUSALS=200 $(NODE) npx vitest run tests/refusals.test.ts
	cd frontend && HINTS=30 $(NODE) npm run --silent test:browser -- hints.spec.mjs
	cd frontend && SIZES=1 JUMPS=1 KEYS=1 $(NODE) npm run --silent test:browser -- sizes.spec.mjs jumps.spec.mjs keys.spec.mjs
	$(BIN)/python -m tests.fuzz.faults src/kartentisch/games/*/tests/faults.toml \
		tests/shelf/*/tests/faults.toml tests/engine/faults.toml --games 100
	$(BIN)/python -m tests.fuzz.rule_faults src/kartentisch/games/*/tests/rule_faults.toml

# what `make test` has compiled in a hurry is compiled anew, to be measured
bench: .build/dev
	@grep -qsx $(OPTIMIZE) .build/compiled || rm -f .build/compiled
	@$(MAKE) --no-print-directory .build/compiled
	for game in $$($(BIN)/python -c "import kartentisch as kt; print(*kt.GAMES)"); do \
		$(BIN)/kartentisch bench $$game --peers open-spiel $(ARGS) || exit 1; done

lint: .build/dev .build/frontend-all
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy benchmarks
	@sh tools/shelf-types.sh tests/shelf $(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/plain_docs.py
	cd frontend && $(NODE) npm run --silent spelling

# with GAME=... the engine and this one game only, in seconds and without optimizing, for whoever works on it
build: .build/$(if $(GAME),only-$(GAME),compiled)

# what follows from the rest of a rules module (tools/plumbing.py): written between its marks, then formatted; twice,
# for what is generated reads other modules as they are formatted
MARKED = $(shell grep -rlE --include='*.py' '^ *\# \[\[\[cog ' src tests $(if $(KARTENTISCH_GAMES),'$(KARTENTISCH_GAMES)'))
COG := $(BIN)/python -m cogapp -I tools -p "from plumbing import *"

generate: .build/dev
	@for time in 1 2; do $(COG) -r $(MARKED) | grep changed; $(BIN)/ruff format -q --config pyproject.toml $(MARKED); done
	@PYTHONPATH=src $(BIN)/python tools/skeleton.py

# sdist and wheel built in isolation, without a compiler and with one, installed into empty environments and used; ARGS=pure
# for the first alone.  It needs a network, and takes the page that is there
package: .build/dev
	@$(MAKE) -s .build/page || echo "The page could not be built; the packages go without it."
	@sh tools/package.sh $(BIN)/python .build/package $(or $(ARGS),pure compiled)

# what is publicly known to be wrong with the libraries of all lock files; needs a network that lets it ask (nothing else does)
audit: .build/audit
	@sh tools/node.sh $(AUDIT)/bin/python tools/audit.py $(filter-out requirements/audit.txt,$(wildcard requirements/*.txt))

AUDIT := .build/venv-audit
.build/audit: requirements/audit.txt
	@mkdir -p .build
	@sh tools/make-venv.sh "$(PYTHON)" "$(AUDIT)"
	@$(AUDIT)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/audit.txt
	@touch $@

# the page that brings its server: plain files in .build/offline, for any server of files; with a check of it in Chromium
offline: .build/dev .build/frontend-all
	@sh tools/node.sh sh tools/offline.sh $(BIN)/python .build/offline
	@cd frontend && sh ../tools/node.sh node --disable-warning=ExperimentalWarning browser/alone.mjs ../.build/offline
	@echo "To look at it: $(BIN)/python -m http.server --directory .build/offline"

# the documentation as a site, .build/site: plain files that work below any address; it asks no network and is strict
docs: .build/docs
	@$(DOCS)/bin/python tools/site.py .build/site-sources
	@NO_MKDOCS_2_WARNING=1 $(STEP) docs $(DOCS)/bin/mkdocs build --strict
	@$(DOCS)/bin/python tools/site_check.py .build/site
	@echo "The documentation is in .build/site. To look at it: $(DOCS)/bin/python -m http.server --directory .build/site"

DOCS := .build/venv-docs
.build/docs: requirements/docs.txt
	@mkdir -p .build
	@sh tools/make-venv.sh "$(PYTHON)" "$(DOCS)"
	@$(STEP) packages-docs $(DOCS)/bin/python -m pip install -q --disable-pip-version-check --no-compile --require-hashes \
		-r requirements/docs.txt
	@touch $@

# with ARGS= only what has changed in the lists, without newer versions of the rest
locks maps-lock: ARGS := --upgrade
LOCK = uv pip compile -q $(ARGS) --generate-hashes --universal --python-version 3.11 --no-header
RUN_TIME := pyproject.toml --extra server
RESEARCH := --extra rl --extra spiel --extra arena --extra ray

locks:
	$(LOCK) requirements/pip.in -o requirements/pip.txt
	$(LOCK) $(RUN_TIME) requirements/play.in -o requirements/play.txt
	$(LOCK) $(RUN_TIME) -c requirements/play.txt -o requirements/server.txt
	$(LOCK) pyproject.toml -c requirements/play.txt -o requirements/terminal.txt
	$(LOCK) $(RUN_TIME) $(RESEARCH) requirements/dev.in -o requirements/dev.txt
	$(subst 3.11,3.14,$(LOCK)) -c requirements/play.txt requirements/offline.in -o requirements/offline.txt
	$(LOCK) requirements/audit.in -o requirements/audit.txt
	$(LOCK) requirements/docs.in -o requirements/docs.txt

clean:
	rm -rf .build build dist $(VENV) $(PAGE)
	find src -name '*.so' -delete

# ------------------------------------------------------------------ set-up, once and after changes
# half of what lies in a library is never imported, so Python makes of its modules what it wants when it wants them
STEP := sh tools/step.sh# a step says nothing, or why it failed and what helps
FETCH := $(BIN)/python -m pip install -q --disable-pip-version-check --no-compile --require-hashes

# one that was cut off is begun again
ifneq ($(wildcard $(VENV)/unfinished),)
$(shell rm -f $(BIN)/python)
endif
$(BIN)/python:
	@sh tools/make-venv.sh "$(PYTHON)" "$(VENV)"

# what the command line needs, without what is for the server
.build/terminal: $(BIN)/python requirements/terminal.txt
	@$(STEP) packages $(FETCH) -r requirements/terminal.txt
	@touch $@

.build/play: $(BIN)/python requirements/play.txt
	@$(STEP) packages $(FETCH) -r requirements/play.txt
	@touch $@

.build/dev: .build/play requirements/dev.txt
	@$(STEP) packages-dev $(FETCH) -r requirements/dev.txt
	@touch $@

# the source as it lies here, and the command `kartentisch`
.build/installed: .build/play pyproject.toml
	@KARTENTISCH_BUILD=pure $(STEP) install $(BIN)/python -m pip install -q --disable-pip-version-check --no-deps \
		--no-build-isolation -e .
	@touch $@

# the rules compiled in place, where a C compiler is at hand
COMPILE := $(BIN)/python -W ignore setup.py -q build_ext --inplace

.build/compiled: .build/installed $(SOURCES)
	@find src -name '*.so' -delete
	@rm -f .build/only-*
	@KARTENTISCH_OPTIMIZE=$(OPTIMIZE) $(COMPILE)
	@$(BIN)/python -c "import kartentisch as kt; kt.compiled() or print('The rules could not be compiled; they run interpreted.')"
	@echo $(OPTIMIZE) > $@

.build/only-%: .build/installed $(SOURCES)
	@[ -f src/kartentisch/games/$*/compiled.txt ] || { echo "There is no src/kartentisch/games/$*/compiled.txt."; exit 1; }
	@find src -name '*.so' -delete
	@rm -f .build/compiled .build/only-*
	@echo "Building the engine and $* alone; make build does it for all games ..."
	@KARTENTISCH_BUILD=compiled KARTENTISCH_GAME=$* $(COMPILE)
	@touch $@

# ------------------------------------------------------------------ maps: authoring only, with libraries of its own
MAPS_VENV := .build/venv-maps

.PHONY: maps maps-check maps-lock fonts

# cut the fonts of the page anew: what it writes itself, and the rest
fonts: .build/maps
	$(MAPS_VENV)/bin/python tools/fonts.py

# build all maps from their specifications and draw them below build/maps
maps: .build/maps
	PYTHONPATH=src $(MAPS_VENV)/bin/python -m maps build --all
	PYTHONPATH=src $(MAPS_VENV)/bin/python -m maps check --all
	PYTHONPATH=src $(MAPS_VENV)/bin/python -m maps render --all

# check the built maps, rebuild them in memory and compare; the workshop's own types and tests
maps-check: .build/maps
	$(MAPS_VENV)/bin/ruff check maps tests/maps src/kartentisch/pictures
	$(MAPS_VENV)/bin/mypy --exclude '^$$' -p maps -p tests.maps
	PYTHONPATH=src $(MAPS_VENV)/bin/python -m maps check --all
	PYTHONPATH=src $(MAPS_VENV)/bin/pytest -n auto tests/maps

.build/maps: requirements/maps.txt
	@mkdir -p .build
	@sh tools/make-venv.sh "$(PYTHON)" "$(MAPS_VENV)"
	@$(MAPS_VENV)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/maps.txt
	@touch $@

maps-lock:
	$(LOCK) $(RUN_TIME) requirements/maps.in -o requirements/maps.txt

# ------------------------------------------------------------------ the board in the browser
CHROMIUM ?= /usr/bin/chromium
NODE := sh ../tools/node.sh
PAGE := src/kartentisch/server/page
PAGE_SOURCES := $(shell find frontend/src frontend/public -type f 2>/dev/null) $(wildcard frontend/*.html frontend/*.ts) \
	$(wildcard src/kartentisch/games/*/*.map.json src/kartentisch/pictures/*.toml src/kartentisch/pictures/fonts/*) \
	docs/verify.html

.PHONY: chromium frontend-test frontend-check frontend-build browser-test browsers

frontend-test: frontend-check browser-test

# types, unit tests on the real maps, build
frontend-check: .build/frontend-all
	@$(MAKE) --no-print-directory .build/page
	cd frontend && $(NODE) npm run --silent check
	cd frontend && $(NODE) npm run --silent layers
	cd frontend && $(NODE) npm test --silent

chromium:
	@sh tools/chromium.sh

# the built page in Chromium, where there is one
browser-test: chromium .build/frontend-all
	@$(MAKE) --no-print-directory .build/page
	@if [ -x "$(CHROMIUM)" ]; then cd frontend && CHROMIUM="$(CHROMIUM)" $(NODE) npm run --silent test:browser; \
	else echo "No Chromium at $(CHROMIUM): the board was not tried in a browser."; fi

# one turn of each game in Chromium, Firefox and WebKit, as far as they are installed (Debian: firefox-esr; webkit2gtk-driver
# and, without a screen, xvfb); pictures of the same moments go to frontend/browser/shots
browsers: .build/play .build/frontend-all
	@$(MAKE) --no-print-directory .build/page
	@cd frontend && screen=$$([ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || command -v xvfb-run || true); \
		CHROMIUM="$(CHROMIUM)" $(NODE) $${screen:+$$screen -a} npm run --silent test:browsers

frontend-build: .build/frontend
	cd frontend && $(NODE) npm run --silent build

# the page, built again only after a change of what it is made of, or where it was taken away
ifeq ($(wildcard $(PAGE)/index.html),)
$(shell rm -f .build/page)
endif
.build/page: .build/frontend $(PAGE_SOURCES)
	@case '$(subst ','\'',$(CURDIR))' in *[\#?]*) exit 1;; esac || \
		{ echo "The page could not be built: its tools do not work in a folder with # or ? in its path." >&2; exit 1; }
	@cd frontend && $(NODE) sh ../tools/step.sh page npm run build -- --logLevel warn
	@touch $@

# what the page is built with, and what it is tested with where that was there before; where no Node is at hand, the one that is
# fetched lies in the virtual environment
LOCKED := frontend/package.json frontend/package-lock.json frontend/.npmrc
CLEANLY := sh ../tools/step.sh page-packages npm ci --loglevel error --no-fund --no-audit
.build/frontend: $(LOCKED) | $(shell sh tools/node.sh --there || echo $(BIN)/python)
	@cd frontend && $(NODE) $(CLEANLY) $(if $(wildcard frontend/node_modules/vitest),,--omit=dev)
	@mkdir -p .build && touch $@

# and what it is tested with; the page is built after it, never beside it
.build/frontend-all: $(LOCKED) | $(shell sh tools/node.sh --there || echo $(BIN)/python)
	@cd frontend && $(NODE) $(CLEANLY)
	@mkdir -p .build && touch .build/frontend $@
