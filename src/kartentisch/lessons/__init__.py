"""Lessons and puzzles: chapters that begin at a position, wait for the learner, and are checked by the rules.

`form` reads the files of a game (docs/develop/lessons.md), `course` plays a chapter as far as it was answered.
"""

from __future__ import annotations

from kartentisch.lessons.course import DONE, MISSED, OPEN, Course
from kartentisch.lessons.form import Chapter, Head, Lesson, Said, heads, lesson, lessons

__all__ = ["DONE", "MISSED", "OPEN", "Chapter", "Course", "Head", "Lesson", "Said", "heads", "lesson", "lessons"]
