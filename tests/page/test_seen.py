"""What an author sees in a notebook is seen on its page: pictures, formulas, colors, errors."""

from __future__ import annotations

import json
import re
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Final

import nbformat
import pytest

from clans_widget.cli import main
from clans_widget.page.making import write_page
from clans_widget.page.making.lesson import Lesson
from clans_widget.page.making.markdown import Markdown
from clans_widget.page.making.outputs import shown
from clans_widget.page.making.terminal import as_html
from clans_widget.words import LANGUAGES, Voice, say
from tests.page.notebooks import saved
from tests.project.tags import Tags

PNG: Final = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
)
LETTERS: Final = b64encode(PNG).decode()
INSIDE: Final = f'src="data:image/png;base64,{LETTERS}"'


def text(source: str, **more: Any) -> Any:
    return nbformat.v4.new_markdown_cell(source, **more)


def body(folder: Path, *cells: Any) -> str:
    """What the page of a notebook with these cells shows; none of them is run."""
    return Lesson(saved(folder, *cells)).html(Voice("en"))


@pytest.mark.parametrize(
    ("name", "written", "kind"),
    [
        ("p.png", "p.png", "png"),
        ("p.png", "./p.png?raw=1", "png"),
        ("my picture.PNG", "<my picture.PNG>", "png"),
        ("pictures/été.jpg", "pictures/été.jpg", "jpeg"),
        ("p.svg", "p.svg", "svg+xml"),
        ("p.webp", "p.webp", "webp"),
        ("p.gif", "p.gif", "gif"),
    ],
)
def test_a_picture_beside_the_notebook_is_in_its_page(
    name: str, written: str, kind: str, tmp_path: Path
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_bytes(PNG)
    page = body(tmp_path, text(f'See ![the *board*]({written} "Board").'))
    wanted = f'<img src="data:image/{kind};base64,{LETTERS}" alt="the board" title="Board"'
    assert wanted in page


def test_a_picture_that_is_in_the_notebook_is_in_its_page(tmp_path: Path) -> None:
    attached = {"my board.png": {"image/png": LETTERS}}
    folded = '<details class="answer-to-one">\n<summary>It</summary>\n\n{}\n\n</details>'
    seen = "![](attachment:my%20board.png)"
    page = body(tmp_path, text(f"{seen}\n\n{folded.format(seen)}", attachments=attached))
    assert page.count(INSIDE) == 2
    other = body(tmp_path, text("![It](attachment:my%20board.png)"))
    assert "<em>It</em>" in other, "it belongs to another cell"


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_picture_that_no_page_can_show_the_command_tells(
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(write_page, "alone", lambda body, *_: body)  # what plays is no matter here
    (tmp_path / "secret.txt").write_text("hidden words", "utf-8")
    elsewhere = "https://example.org/p.png"
    path = saved(
        tmp_path,
        text("# Mine"),
        text(f"![The hut](hut.png) ![]({elsewhere}) ![](secret.txt) ![](hut.png)"),
    )
    assert main(["page", str(path), "--language", language]) == 0
    told = capsys.readouterr().out
    lacking = [
        say("cli.page.lacking", language, cell=2, picture=name)
        for name in ("hut.png", "secret.txt")
    ]
    apart = say("cli.page.elsewhere", language, cell=2, picture=elsewhere)
    assert [line for line in told.splitlines() if ".png" in line or ".txt" in line] == [
        lacking[0],
        apart,
        lacking[1],
    ]
    page = path.with_suffix(".html").read_text("utf-8")
    assert "<em>The hut</em>" in page
    assert f'<a href="{elsewhere}">{elsewhere}</a>' in page
    assert "<em>secret.txt</em>" in page


@pytest.mark.parametrize(
    "place", ["/etc/p.png", "//machine/p.png", "file:///etc/p.png", "nul%00.png"]
)
def test_no_picture_is_looked_for_elsewhere(place: str, tmp_path: Path) -> None:
    markdown = Markdown(tmp_path)
    assert "base64" not in markdown.html(f"![It]({place})")


def test_formulas_are_set(tmp_path: Path) -> None:
    page = body(
        tmp_path, text("So $x_1^2$ and\n\n$$\\frac{a}{b}$$\n\n\\begin{align}\na&=b\n\\end{align}")
    )
    inline, alone, aligned = re.findall(r"<math[^>]*>.*?</math>", page)
    assert 'display="inline"' in inline
    assert "<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>" in inline
    assert 'display="block"' in alone
    assert "<mfrac>" in alone
    assert "<mtable" in aligned
    assert "$" not in page


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("Ann has $5 and Bob has $6, or \\$7.", "<p>Ann has $5 and Bob has $6, or $7.</p>"),
        ("`$x$` costs $5.", "<p><code>$x$</code> costs $5.</p>"),
    ],
)
def test_money_and_code_are_no_formulas(written: str, seen: str) -> None:
    assert Markdown(Path()).html(written) == f"{seen}\n"


def test_where_code_begins_there_is_no_formula() -> None:
    page = Markdown(Path()).html("For $6, `$x$` is bought.")
    assert "<math" not in page
    assert re.sub("<.*?>", "", page) == "For $6, `$x$` is bought.\n"


def test_a_formula_that_nobody_can_read_is_shown_as_it_was_written() -> None:
    page = Markdown(Path()).html(r"$a_{<}_{$ and $\text{<b>bold</b>}$")
    assert "<b>" not in page
    assert "<code>a_{&lt;}_{</code>" in page


def test_what_github_adds_to_markdown_is_read(tmp_path: Path) -> None:
    page = body(tmp_path, text("~~no~~\n\n- [x] done\n- [ ] open"))
    assert "<s>no</s>" in page
    assert page.count('type="checkbox"') == 2
    assert "[x]" not in page


@pytest.mark.parametrize(
    ("source", "title"),
    [
        ("Two questions.\n\n# Strife in **my** `class`", "Strife in my class"),
        ("```python\n# no heading\n```\n\n# Strife", "Strife"),
        ("Strife\n======", "Strife"),
    ],
)
def test_a_heading_is_read_as_a_reader_sees_it(source: str, title: str, tmp_path: Path) -> None:
    assert Lesson(saved(tmp_path, text(source))).title == title


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("a < b", "a &lt; b"),
        (
            "\x1b[31mred\x1b[0m and \x1b[1;92mgreen\x1b[39m",
            '<span class="ink-1">red</span> and <span class="ink-10 bold">green</span>',
        ),
        (
            "\x1b[38;5;1mred\x1b[m \x1b[38;2;9;9;9mother\x1b[48;5;4m",
            '<span class="ink-1">red</span> other',
        ),
        ("10 %\r50 %\r100 %\r\nend\r", "100 %\r\nend\r"),
        ("\x1b[2K\x1b[1A\x1b]0;title\x07\x1b]8;;x\x1b\\a\x08\x1b(B\x1b", "a"),
        ("\x1b[31", "31"),
    ],
)
def test_what_was_written_for_a_terminal_is_read_as_there(written: str, seen: str) -> None:
    assert as_html(written) == seen


def of(data: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"output_type": "display_data", "data": data, "metadata": {}, **more}


@pytest.mark.parametrize(
    ("output", "seen"),
    [
        (of({"image/jpeg": "/9j/"}), '<img src="data:image/jpeg;base64,/9j/" alt="">'),
        (
            of(
                {"image/png": "iVBO", "text/plain": "<Figure>"},
                metadata={"image/png": {"alt": 'a "b"'}},
            ),
            '<img src="data:image/png;base64,iVBO" alt="a &quot;b&quot;">',
        ),
        (
            of({"image/png": "iVBO"}, metadata={"needs_background": "light", "image/png": "wide"}),
            '<img src="data:image/png;base64,iVBO" alt="">',
        ),
        (
            of({"text/markdown": ["**six** ", "$x$"], "text/plain": "<Markdown>"}),
            "<strong>six</strong>",
        ),
        (of({"text/latex": "$\\displaystyle x$", "text/plain": "x"}), "<math"),
        (of({"text/latex": "\\begin{equation}\nx\n\\end{equation}"}), "<math"),
        (
            of({"application/json": [1, {"a": "é"}], "text/plain": "<JSON>"}),
            "&quot;a&quot;: &quot;é&quot;",
        ),
        (of({"application/json": {}}), "<pre>{}</pre>"),
        (of({"text/plain": "\x1b[32msix\x1b[0m"}), '<pre><span class="ink-2">six</span></pre>'),
        (
            {
                "output_type": "error",
                "ename": "IllegalMove",
                "evalue": "no",
                "traceback": ["\x1b[31mNo\x1b[0m", "way"],
            },
            '<pre><span class="ink-1">No</span>\nway</pre>',
        ),
        (
            {"output_type": "error", "ename": "IllegalMove", "evalue": "no <", "traceback": []},
            "<pre>IllegalMove: no &lt;</pre>",
        ),
        ({"output_type": "stream", "name": "stderr", "text": "careful"}, "<pre>careful</pre>"),
    ],
)
def test_what_a_cell_has_shown_is_shown(output: dict[str, Any], seen: str) -> None:
    assert seen in shown(json.loads(json.dumps(output)), Markdown(Path()))


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"text/plain": ""},
        {"text/plain": {"no": "text"}},
        {"application/vnd.clans-progress+json": {}, "text/plain": "kept"},
    ],
)
def test_where_nothing_is_to_be_seen_nothing_is_shown(data: dict[str, Any]) -> None:
    assert shown(of(data), Markdown(Path())) == ""


LEAVES: Final = '<meta http-equiv="refresh" content="0; url=https://example.org">'


@pytest.mark.parametrize(
    "data",
    [
        {"text/html": LEAVES},
        {"text/html": ["<p>six</p><ME", "TA\thttp-equiv=refresh content='0; url=//example.org'>"]},
        {"text/html": LEAVES.replace("<meta ", "<svg><meta/")},
        {"text/html": LEAVES.replace("<meta", "<me<meta>ta")},
        {"text/html": '<base href="https://example.org"><a href="x">x</a>'},
        {"text/html": '<link rel="preconnect" href="https://example.org">'},
        {"image/svg+xml": f"<svg>{LEAVES}</svg>"},
        {"text/markdown": LEAVES},
        {"image/png": f'">{LEAVES}'},
        {"text/plain": LEAVES},
    ],
    ids=str,
)
def test_nothing_that_a_cell_has_shown_leads_a_page_to_another_machine(
    data: dict[str, Any], tmp_path: Path
) -> None:
    """The policy of a page stops all but these."""
    page = tmp_path / "shown.html"
    page.write_text(shown(of(data), Markdown(Path())), "utf-8")
    assert not {"base", "link", "meta"} & {name for name, _ in Tags(page).found}


def test_the_rest_of_what_is_html_stays_as_it_is() -> None:
    written = (
        "<metadata>a</metadata><p title='b'>six <b>huts</b><br></p><linked-list></linked-list>"
    )
    assert written in shown(of({"text/html": written}), Markdown(Path()))
