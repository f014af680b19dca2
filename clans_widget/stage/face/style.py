"""The style of the stage, for JupyterLab's light and dark themes and for hosts without them."""

from __future__ import annotations

from typing import Final

STYLE: Final = """<style>
.stage {max-width: 1000px; --stage-quiet: var(--jp-ui-font-color1, #555);
 --stage-line: var(--jp-border-color2, #8886); --stage-wrong: var(--jp-error-color0, #b3261e)}
.stage-room {display: contents}
.stage .jupyter-button {width: auto; min-height: 28px}
.stage p {margin: .2em 0; line-height: 1.4; font-size: 1.05em}
.stage pre {overflow-x: auto; font-size: .85em}
.stage-rule {display: inline-block; min-width: 2em; padding: 0 .4em; margin-right: .5em;
 border-radius: .3em; background: #7a4d16; color: #fff; font-weight: 600; text-align: center}
.stage-turn {font-weight: 700; font-size: 1.05em}
.stage-prompt {color: var(--stage-quiet)}
.stage-caption {margin-top: .4em}
.stage-trouble {color: var(--stage-wrong); font-weight: 600}
.stage table {border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0}
.stage caption {text-align: left; font-weight: 600; padding: .4em 0 .3em; caption-side: top}
.stage th, .stage td {padding: .15em .9em .15em 0; text-align: right; border: 0; background: none;
 white-space: nowrap}
.stage th:first-child {text-align: left}
.stage tbody tr {border-top: 1px solid var(--stage-line)}
.stage .stage-changed {font-weight: 700; box-shadow: inset 0 -3px #c9811f}
.stage .widget-html-content {overflow-x: auto}
.stage .stage-advice td:last-child, .stage .stage-advice th:last-child {text-align: left;
 white-space: normal; line-height: 1.35}
.stage .stage-advice td, .stage .stage-advice tbody th {vertical-align: baseline}
.stage .stage-beliefs {min-width: min(100%, 40em)}
.stage .stage-beliefs td {min-width: 3.6em; padding-top: .3em; padding-bottom: .4em}
.stage .stage-beliefs b {display: inline-block; width: 1.5em; margin-right: .4em;
 border-radius: 1em; line-height: 1.5em; text-align: center; box-shadow: 0 0 0 1px #8889}
.stage .stage-beliefs i {display: block; height: .55em; margin-top: .15em; border-radius: .3em;
 background: #8884; overflow: hidden}
.stage .stage-beliefs s {display: block; height: 100%; border-radius: .3em;
 box-shadow: inset 0 0 0 1px #999}
@media (max-width: 600px) {
 .stage .stage-beliefs th, .stage .stage-beliefs td {min-width: 2.2em; padding-right: .4em}
 .stage .stage-beliefs b {margin: 0}
 .stage .stage-beliefs thead span {position: absolute; clip-path: inset(50%); width: 1px;
  overflow: hidden}
}
.stage :focus-visible {outline: 3px solid #c9811f !important; outline-offset: -1px !important}
.stage .widget-checkbox input {margin-top: 0; vertical-align: middle}
.stage summary {padding: 3px 5px; cursor: pointer}
.stage summary:focus-visible {outline-offset: -3px !important}
.stage .widget-label-basic {overflow: visible}
.jp-OutputArea-child:has(> * > .stage:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type^="image/"]) {display: none}
.jp-OutputArea-child:has(> * > .stage.jupyter-widgets-disconnected):has(
 + .jp-OutputArea-child > [data-mime-type^="image/"]) {display: none}
</style>"""
