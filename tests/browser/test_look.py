import json
from pathlib import Path
import pytest
OUT=Path("/tmp/look"); OUT.mkdir(exist_ok=True)
SIZES=[{"width":1366,"height":768},{"width":390,"height":844}]
@pytest.mark.parametrize("lab", SIZES, indirect=True, ids=["desk","phone"])
@pytest.mark.parametrize("language", ["en","fr","nl"])
def test_look(lab, language, tmp_path, request):
    w = lab.page.viewport_size["width"]
    nb = tmp_path/"clans"/language/"00-first-question.ipynb"
    nb.parent.mkdir(parents=True)
    nb.write_text(json.dumps({"metadata":{"clans_widget":{"made_from":"x"}}}))
    lab.open([f"""import os
os.environ["JPY_SESSION_NAME"]={str(nb)!r}
from clans_widget import Quiz, Stars, use_language
from clans_widget.clans import exercises
use_language({language!r})""",
    "stars=Stars(exercises.COURSE)\nq=exercises.about('V1',3)\nz=Quiz(q,name='00-first-question')\nz._scene.question.answering.take(q.solutions()[0])\nz.check()\nq=exercises.about('V1',4)\nz=Quiz(q,name='00-quick-tour')\nz._scene.question.answering.take(q.solutions()[0])\nz.check()\nstars",
    "Quiz(exercises.about('V4', 3), exercises.about('M2',1), name='04-strife')",
    "Quiz(*exercises.end_test(7), test=True, name='end-test')"], fresh=True)
    lab.run_all()
    lab.wait_idle()
    lab.page.wait_for_timeout(2500)
    lab.page.locator(".course-stars").first.scroll_into_view_if_needed()
    for k,sel in enumerate([".course-box",".clans-quiz >> nth=0",".clans-quiz >> nth=1"]):
        lab.page.locator(sel).first.scroll_into_view_if_needed()
        lab.page.wait_for_timeout(900)
        lab.page.screenshot(path=OUT/f"{language}-{w}-{k}.png")
        if k < 3:
            try: lab.page.locator(sel).first.screenshot(path=OUT/f"{language}-{w}-{k}-full.png")
            except Exception as e: print(e)
