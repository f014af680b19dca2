"""The lessons that come with the package: where they are, their boards, copies of them.

They are notebooks without pictures of their boards. What shows them without a kernel draws these
first, by running the cells with a board in this process.
"""
