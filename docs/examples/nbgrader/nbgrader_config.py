# Settings of the course in this folder; nbgrader reads them when it is started here.
c = get_config()

c.CourseDirectory.course_id = "clans"

# What students find in place of a solution, below a line such as "green_answer = None".
c.ClearSolutions.code_stub = {
    "python": "# Your answer in place of None. / Votre réponse à la place de None. / "
    "Je antwoord op de plaats van None."
}
