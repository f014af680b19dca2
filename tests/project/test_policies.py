"""Each page of the handbook says which scripts may run on it."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256

from clans_widget.page.making.live import policy
from docs.website.policies import guarded, inline_scripts

PAGE = (
    '<html><head>\n    <meta charset="utf-8">\n</head><body data-code="&lt;script&gt;x">'
    '<script>\n a && b("<p>") \n</script><script src="own.js"></script><script>b</script></body>'
)


def hashed(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def test_a_policy_names_the_scripts_that_stand_in_a_page() -> None:
    scripts = re.findall("script-src ([^;]*);", policy("a", "é"))
    assert scripts == [f"'self' 'wasm-unsafe-eval' {hashed('a')} {hashed('é')}"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy()


def test_forms_are_sent_nowhere_unless_a_page_has_one() -> None:
    assert "form-action 'none'" in policy()
    assert "form-action 'self'" in policy(forms="'self'")


def test_scripts_are_found_as_a_browser_finds_them() -> None:
    assert inline_scripts(PAGE) == ['\n a && b("<p>") \n', "b"]


def test_a_page_gets_its_policy_before_any_script() -> None:
    page = guarded(PAGE)
    (rule,) = re.findall('<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page)
    assert rule == policy(*inline_scripts(PAGE), forms="'self'")
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert page.replace(f'<meta http-equiv="Content-Security-Policy" content="{rule}">', "") == PAGE
