"""The face of boards and quizzes on a page: the widgets of a notebook, in the reader's browser.

Python runs there, too (Pyodide), and so do the very widgets of a notebook, which speak to the page
as they speak to JupyterLab: in the protocol of Jupyter's widgets. What is not there has a small
substitute of its name: IPython, and the front end of anywidget. In place of a canvas, pictures are
drawn as SVG.

``host`` runs in the browser's Python, ``browser`` is the page's own script, ``making`` puts
together what a browser needs.
"""
