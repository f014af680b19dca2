"""The style of the stage, for JupyterLab's light and dark themes and for hosts without them."""

from __future__ import annotations

from typing import Final

PHONE: Final = """@media (max-width: 600px) {
 .stage-room > .stage-board {width: 100% !important; max-width: none !important; margin: 0}
 .stage-steps {justify-content: space-between}
 .stage-steps > .widget-slider {order: 1; flex-basis: 100% !important}
 .stage-steps > .jupyter-button {font-size: 0; flex: 1 1 0}
 .stage-steps > .jupyter-button i {font-size: 16px; margin: 0}
 .jp-WindowedPanel-viewport:has(.stage) {padding-left: 0; padding-right: 0}
 .jp-Notebook:has(.stage) {
  .jp-CodeCell {padding-left: 2px; padding-right: 2px}
  .jp-CodeCell :is(.jp-Collapser, .jp-OutputPrompt, .jp-Placeholder-prompt) {display: none}
  .jp-Cell-outputWrapper {margin: 0}
  .jp-Placeholder-content {flex: 1 1 0; min-width: 0}
  .jp-Placeholder-contentContainer {overflow: hidden; text-overflow: ellipsis}
  .jp-OutputArea-output.jp-RenderedHTMLCommon :is(td, th) {padding: .4em .3em}
 }
 .jp-LabShell:has(.jp-NotebookPanel:not(.lm-mod-hidden) .stage):has(
  #jp-left-stack.lm-mod-hidden):has(#jp-right-stack.lm-mod-hidden) {
  .jp-SideBar {display: none}
  #jp-main-vsplit-panel, #jp-main-split-panel, #jp-main-dock-panel, .jp-NotebookPanel,
  .jp-NotebookPanel > * {left: 0 !important; width: 100% !important}
 }
}"""
"""On a telephone a board is as wide as the screen: JupyterLab's margins and side bars make room,
unless one of these is open. Lines of folded cells and tables around boards end at its edge."""

USUAL: Final = """
.stage {--stage-height: calc(100vh - 112px); --stage-taken: 110px; --stage-ratio: 1.68;
 --stage-free: calc(var(--stage-height) - var(--stage-taken) - 12px); --stage-said: 5.8em;
 --stage-quiet: var(--jp-ui-font-color1, #555);
 --stage-line: var(--jp-border-color2, #8886); --stage-wrong: var(--jp-error-color0, #b3261e)}
.stage-room {display: contents}
.stage-top {display: flex; flex-flow: row wrap; align-items: flex-start; gap: 0 1.2em;
 overflow: visible}
.stage-room > .stage-board {flex: none; margin: 2px;
 height: auto !important; max-width: 100% !important;
 width: max(min(100% - 4px, 20em),
  min(100% - 4px, (var(--stage-free) - var(--stage-said)) * var(--stage-ratio)),
  min(100% - 19em, var(--stage-free) * var(--stage-ratio))) !important}
.stage-side {flex: 1 1 16em; min-width: min(100%, 16em)}
.stage .jupyter-button {width: auto; min-height: 28px}
.stage-side .jupyter-button {height: auto; max-width: 100%; white-space: normal;
 line-height: 1.35; padding-block: 3px}
:where(.stage) :is(.stage-board, button, select) {touch-action: manipulation}
.stage p {margin: .2em 0; line-height: 1.4; font-size: 1.05em}
.stage pre {overflow-x: auto; font-size: .85em}
.stage-rule {display: inline-block; min-width: 2em; padding: 0 .4em; margin-right: .5em;
 border-radius: .3em; background: #7a4d16; color: #fff; font-weight: 600; text-align: center}
.stage-turn {font-weight: 700; font-size: 1.05em}
.stage button.stage-rule {font: inherit; font-weight: 600; border: 0; cursor: pointer;
 line-height: inherit; min-height: 24px}
.stage button.stage-rule:hover, .stage button.stage-rule[aria-expanded="true"] {
 box-shadow: 0 0 0 2px #c9811f}
.stage-rule-text {border-left: 4px solid #c9811f; padding: .1em 0 .1em .6em; max-width: 46em}
.stage .stage-lesson {white-space: nowrap; color: var(--jp-content-link-color, #0b62a8)}
.stage span.stage-lesson {color: var(--stage-quiet); font-style: italic}
.stage i[style*="--dot"] {font-style: normal; white-space: nowrap}
.stage i[style*="--dot"]::before {content: ""; display: inline-block; width: .72em; height: .72em;
 border-radius: 50%; margin: 0 .3em 0 2px; background: var(--dot);
 forced-color-adjust: none; print-color-adjust: exact; -webkit-print-color-adjust: exact;
 box-shadow: 0 0 0 1px #8889, 0 0 0 2px #fff9}
.stage :is(td, th).t {text-align: left}
.stage-prompt {color: var(--stage-quiet)}
.stage-fold {margin-right: .3em}
.stage-told {flex: 1 0 100%}
.stage-trouble {color: var(--stage-wrong); font-weight: 600}
.stage table {border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0}
.stage caption {text-align: left; font-weight: 600; padding: .4em 0 .3em; caption-side: top}
.stage th, .stage td {padding: .15em .9em .15em 0; text-align: right; border: 0; background: none;
 white-space: nowrap}
.stage th:first-child {text-align: left}
.stage-side :is(th, td) {padding-right: .5em}
.stage-side :is(th, td):last-child {padding-right: 0}
.stage-side .widget-text {max-width: calc(100% - 4px)}
.stage-side .widget-text input {min-width: 0}
.stage tbody tr {border-top: 1px solid var(--stage-line)}
.stage .stage-changed {font-weight: 700; box-shadow: inset 0 -3px #c9811f}
.stage .widget-html-content {overflow-x: auto}
.stage .stage-advice td:last-child, .stage .stage-advice th:last-child {text-align: left;
 white-space: normal; line-height: 1.35}
.stage .stage-advice td, .stage .stage-advice tbody th {vertical-align: baseline}
.stage .stage-beliefs table {min-width: min(100%, 40em)}
.stage .stage-beliefs td {min-width: 3.6em; padding-top: .3em; padding-bottom: .4em}
.stage .stage-beliefs b {display: inline-block; width: 1.5em; margin-right: .4em;
 border-radius: 1em; line-height: 1.5em; text-align: center; box-shadow: 0 0 0 1px #8889}
.stage .stage-beliefs i {display: block; height: .55em; margin-top: .15em; border-radius: .3em;
 background: #8884; overflow: hidden}
.stage .stage-luck td > i {display: block; position: relative; width: 9em; height: .9em;
 border-radius: .2em; background: linear-gradient(90deg, #8883 calc(50% - .5px), #8889 0,
 #8889 calc(50% + .5px), #8883 0)}
.stage .stage-luck td s {position: absolute; top: .1em; bottom: .1em; min-width: 2px;
 box-sizing: border-box; border-radius: .1em}
.stage .stage-luck .up {background: #2b7bba}
.stage .stage-luck .down {border: 2px solid #c4541a}
.stage .stage-luck .lost {top: .35em; bottom: .35em;
 background: var(--stage-ink, currentColor)}
.stage .stage-beliefs s {display: block; height: 100%; border-radius: .3em;
 box-shadow: inset 0 0 0 1px #999}
@media (max-width: 600px) {
 .stage .stage-luck th {white-space: normal}
 .stage .stage-luck :is(th, td) {padding-right: .5em; vertical-align: baseline}
 .stage .stage-luck td > i {width: 5em}
 .stage .stage-beliefs th, .stage .stage-beliefs td {min-width: 2.2em; padding-right: .4em}
 .stage .stage-beliefs b {margin: 0}
 .stage .stage-beliefs thead span {position: absolute; clip-path: inset(50%); width: 1px;
  overflow: hidden}
}
.stage :focus-visible {outline: 3px solid #c9811f !important; outline-offset: -1px !important}
.stage .widget-radio-box label {display: flex; flex-direction: row-reverse; gap: .4em; margin: 0;
 justify-content: flex-end; align-items: center}
.stage .widget-checkbox input {margin-top: 0; vertical-align: middle}
.stage .widget-checkbox {max-width: 100%; height: auto}
.stage .widget-checkbox .widget-label-basic {white-space: normal; height: auto}
.stage summary {padding: 3px 5px; margin: 2px; cursor: pointer}
.stage summary:focus-visible {outline-offset: -3px !important}
.stage .widget-label-basic {overflow: visible}
[data-jp-theme-light="false"] .stage {--jp-widgets-dropdown-arrow: url("data:image/svg+xml,\
%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18'%3E\
%3Cpath fill='%23ddd' d='M5.2 5.9 9 9.7l3.8-3.8L14 7.1l-5 5-5-5z'/%3E%3C/svg%3E")}
.jp-OutputArea-child:has(> * > .stage:not(.jupyter-widgets-disconnected))
 + .jp-OutputArea-child:has(> [data-mime-type^="image/"]) {display: none}
.jp-OutputArea-child:has(> * > .stage.jupyter-widgets-disconnected):has(
 + .jp-OutputArea-child > [data-mime-type^="image/"]) {display: none}"""

STYLE: Final = f"<style>{USUAL}\n{PHONE}\n</style>"
