"""The style of two futures, on top of that of the stage."""

from __future__ import annotations

from typing import Final

STYLE: Final = """<style>
.stage.stage-compare {max-width: 1500px}
.stage-both {container-type: inline-size}
.stage-futures-grid {display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px 28px;
 overflow: visible}
@container (min-width: 1080px) {
 .stage-futures-grid {grid-template: auto auto / minmax(0, 1fr) auto}
 .stage-futures-grid > .stage-outcome {grid-area: 1 / 2 / 3 / 3; align-self: center;
  width: 320px}
}
.stage-futures {display: grid; gap: 8px 16px; align-items: start;
 grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr))}
.stage-future {min-width: 0; border-top: 5px solid var(--stage-future); padding-top: 2px}
.stage-first-future, .stage-outcome .stage-first {--stage-future: #8a5a1e}
.stage-second-future, .stage-outcome .stage-second {--stage-future: #35608f}
.stage-future {--stage-future-height: max(340px, 100vh - 310px)}
.stage-future .stage-board {max-width: 100% !important; height: auto !important; margin: 0}
.stage .stage-future-name {margin: 0 0 .25em; font-size: 1.2em; font-weight: 600}
.stage-number {display: inline-block; min-width: 1.55em; border-radius: 1em; line-height: 1.55em;
 text-align: center; font-weight: 700; background: var(--stage-future); color: #fff}
.stage-future-name .stage-number {margin-right: .45em}
.stage .stage-future .stage-caption {min-height: 62px; margin-top: 2px}
.stage .stage-waits .stage-happened {opacity: .55}
.stage .stage-outcome td, .stage .stage-outcome th {padding: .25em .45em}
.stage .stage-outcome th:first-child {padding-left: 0}
.stage .stage-outcome td.stage-changed {box-shadow: none; background: #e0952b33; font-weight: 700}
.stage .stage-outcome p {white-space: normal; margin-top: .6em}
.stage-futures-panel {margin-top: .6em; padding: .6em .8em .8em; border-radius: .5em;
 border: 1px solid var(--stage-line)}
</style>"""
