"""What tests run in a page of JupyterLab, and in the kernel of a notebook."""

from __future__ import annotations

from typing import Final

# Another script, and how many milliseconds it has.
WITHIN: Final = """given => Promise.race([
    (%s)(given),
    new Promise((_, fail) => setTimeout(() => fail(new Error('There is no answer.')), %d)),
])"""

# A kernel is idle when it has done with all that was sent to it, not only when it says so.
_IDLE: Final = """
    const kernel = window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel;
    if (kernel && !kernel.undone) {
        const undone = kernel.undone = new Set();
        kernel.anyMessage.connect((_, {msg, direction}) => {
            kernel.messages = (kernel.messages ?? 0) + 1;
            if (direction === 'send' && msg.channel === 'shell') undone.add(msg.header.msg_id);
            if (msg.header.msg_type === 'status' && msg.content.execution_state === 'idle')
                undone.delete(msg.parent_header.msg_id);
        });
        kernel.statusChanged.connect((_, status) => {
            if (status.endsWith('starting')) undone.clear();
        });
    }
    const idle = kernel?.status === 'idle' && kernel.connectionStatus === 'connected'
        && kernel.undone.size === 0;"""

IS_IDLE: Final = f"() => {{ {_IDLE} return idle; }}"

# Whether page and kernel have had nothing to say to each other for some frames: what changes the
# size of something is told when that is laid out. Without a kernel there is nobody to say anything.
IS_AT_REST: Final = f"""() => {{ {_IDLE}
    if (!kernel || kernel.connectionStatus !== 'connected') return true;
    kernel.still = idle && kernel.messages === kernel.counted ? (kernel.still ?? 0) + 1 : 0;
    kernel.counted = kernel.messages;
    const rests = kernel.still > 5;
    if (rests) kernel.still = 0;
    return rests;
}}"""

# Whether a kernel still moves something on a board.
MOVES: Final = """async () => {
    const kernel = window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel;
    if (kernel?.connectionStatus !== 'connected') return false;
    const moves = "any(task.get_coro().__qualname__ == 'Animator._frames'"
        + " for task in __import__('asyncio').all_tasks())";
    const asked = {code: '', silent: true, store_history: false, user_expressions: {moves}};
    const {content} = await kernel.requestExecute(asked).done;
    return content.user_expressions?.moves?.data?.['text/plain'] === 'True';
}"""

# Gives the errors of the cells that were not meant to fail.
RUN_ALL: Final = """async () => {
    await window.jupyterapp.commands.execute('notebook:run-all-cells');
    return Array.from(window.jupyterapp.shell.currentWidget.content.model.cells)
        .filter(cell => !(cell.getMetadata('tags') ?? []).includes('raises-exception'))
        .flatMap(cell => cell.outputs?.toJSON() ?? [])
        .filter(output => output.output_type === 'error')
        .map(output => `${output.ename}: ${output.evalue}`);
}"""

STOP_KERNEL: Final = "() => window.jupyterapp?.shell.currentWidget?.sessionContext?.shutdown()"

IS_JUPYTERLAB: Final = "() => window.jupyterapp !== undefined"

OPEN: Final = """async ([path, kernel]) => {
    await window.jupyterapp.commands.execute('docmanager:open', {path, kernel});
}"""

IS_OPEN: Final = "path => window.jupyterapp?.shell.currentWidget?.context?.path === path"

PATH: Final = "() => window.jupyterapp.shell.currentWidget.context.path"

# Closes all that is open, and gives the kernel that another notebook can take over, if any: one
# that has run the code that wipes it, or was left before. Without such code each is stopped.
LEAVE: Final = """async ([code, left]) => {
    const open = Array.from(window.jupyterapp.shell.widgets('main'));
    const context = open.find(widget => widget.sessionContext)?.sessionContext;
    const kernel = context?.session?.kernel;
    let taken = kernel || !code ? null : left;
    if (left && !taken) await window.jupyterapp.serviceManager.kernels.shutdown(left.id);
    if (kernel && code && kernel.connectionStatus === 'connected') {
        const wiped = await kernel.requestExecute({code, silent: true, store_history: false}).done;
        if (wiped.content.status === 'ok') taken = {id: kernel.id};
    }
    if (kernel && !taken) await context.shutdown();
    for (const widget of open) widget.dispose();
    document.body.style.overflow = '';
    return taken;
}"""

# What a notebook leaves in its kernel. The canvases of all notebooks have one manager. The file
# that the kernel was started for, or that a cell has named, is not that of the next notebook.
WIPE: Final = """
%reset -f
import os, sys, ipywidgets
os.environ["JPY_SESSION_NAME"] = "another.ipynb"
ipywidgets.Widget.close_all()
if "ipycanvas" in sys.modules: sys.modules["ipycanvas.canvas"]._CANVAS_MANAGER.open()
if "clans_widget" in sys.modules: sys.modules["clans_widget"].use_language("en")
%reset -f
"""

COLORS: Final = """canvas => {
    const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    return new Set(new Uint32Array(data.buffer)).size;
}"""

# One number for all pixels of the next frame (FNV-1a): equal pictures, equal numbers.
FINGERPRINT: Final = """async canvas => {
    await new Promise(go => requestAnimationFrame(() => setTimeout(go)));
    const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    let hash = 0x811c9dc5;
    for (const pixel of new Uint32Array(data.buffer)) {
        hash = Math.imul(hash ^ pixel, 0x01000193);
    }
    return hash >>> 0;
}"""

# Not all that a command gives back can leave the page.
COMMAND: Final = """async ([name, options]) => {
    await window.jupyterapp.commands.execute(name, options);
}"""

SELECT_CELL: Final = """cell => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.deselectAll();
    notebook.activeCellIndex = cell;
}"""

# What is far from the reader is made last, and as long as it is out of sight has no inner text.
OUTPUTS: Final = """async cell => {
    const made = window.jupyterapp.shell.currentWidget.content.widgets[cell];
    await made.ready;
    const outputs = made.node.querySelectorAll(".jp-OutputArea-output");
    return Array.from(outputs, part => part.textContent);
}"""

RESTART: Final = """() =>
    window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart()"""

# A board has more pixels on a dense screen, and fewer where there are many, but is at most as wide
# as its picture.
_UNITS: Final = "(parseFloat(canvas.style.maxWidth) || canvas.width) / canvas.width"

ON_PAGE: Final = f"""canvas => {{
    const box = canvas.getBoundingClientRect();
    const units = {_UNITS};
    return [box.width / canvas.width / units, box.height / canvas.height / units];
}}"""

PIXEL: Final = f"""(canvas, [x, y]) => {{
    const [across, down] = [x, y].map(at => Math.round(at / ({_UNITS})));
    return Array.from(canvas.getContext('2d').getImageData(across, down, 1, 1).data);
}}"""

# A busy machine only makes what follows slower: anywidget gives up a script after two seconds. What
# waits for a time that never comes is kept by nobody.
PATIENT: Final = "() => { AbortSignal.timeout = () => new AbortController().signal; }"

# Writes down what captions say, also what soon gives way to the next step.
LISTEN: Final = """() => {
    window.heard = [];
    const look = () => {
        for (const caption of document.querySelectorAll('.stage-caption')) {
            const said = caption.textContent.replace(/\\s+/g, ' ');
            if (caption.heard !== said) window.heard.push(caption.heard = said);
        }
    };
    new MutationObserver(look).observe(
        document, {childList: true, characterData: true, subtree: true});
}"""

# Whether a caption has said something since what was asked for last.
HEARD: Final = """words => {
    const at = window.heard.findIndex(said => said.includes(words));
    return at >= 0 && window.heard.splice(0, at + 1).length > 0;
}"""
