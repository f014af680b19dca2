"""Pages with type of twice the size, as people with weak eyes set it (WCAG 1.4.4)."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.live.device import device
from tests.browser.live.reader import Reader

pytestmark = [pytest.mark.slow, pytest.mark.deep]

PHONE: Final = device(360, 780)
LAPTOP: Final = device(1366, 768)

LARGE: Final = {"fontSizes": {"standard": 32, "fixed": 26}}

# What of the text and the controls is cut off, or covered by something else where it stands.
SPOILED: Final = """() => {
    const spoiled = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) spoiled.push(`the page is ${wide} wide`);
    for (const part of document.querySelectorAll("main *, header *")) {
        if (!part.checkVisibility({ visibilityProperty: true })) continue;
        const text = part.textContent.trim();
        const name = `${part.tagName} ${part.className} ${text.slice(0, 30)}`;
        const { overflowX, overflowY } = getComputedStyle(part);
        const hides = (overflow) => ["hidden", "clip"].includes(overflow);
        const isCut =
            (hides(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
            (hides(overflowY) && part.scrollHeight > part.clientHeight + 1);
        if (text && isCut) spoiled.push(`cut off: ${name}`);
        if (!part.matches("button, select, input, a")) continue;
        part.scrollIntoView({ block: "center", inline: "nearest" });
        const { left, right, top, bottom } = part.getClientRects()[0] ?? {};
        if (left < 0 || right > innerWidth + 1) spoiled.push(`out of sight: ${name}`);
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen = !there || part.contains(there) || there.contains(part);
        if (!isSeen) spoiled.push(`covered: ${name}`);
    }
    return spoiled;
}"""

PLACES: Final = (
    "nl/index.html",
    "nl/clans/play.html",
    "fr/clann/play.html",
    "nl/clans/editor.html",
    "fr/clans/04-strife.html",
)


@pytest.mark.parametrize("reader", [PHONE, LAPTOP], indirect=True, ids=["phone", "laptop"])
def test_with_large_type_nothing_is_cut_off_or_covered(reader: Reader) -> None:
    page, spoiled = reader.page, dict[str, Any]()
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", LARGE)
    for place in PLACES:
        if place.endswith("index.html"):
            page.goto(f"{reader.site}/{place}")
        else:
            reader.open(place)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        if found := page.evaluate(SPOILED):
            spoiled[place] = found
    session.detach()
    assert spoiled == {}
