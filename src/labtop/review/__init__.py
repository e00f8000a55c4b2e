"""Review: a game that was played, judged decision by decision, with luck apart from skill."""

from labtop.review.course import Luck, lucky_breaks, review
from labtop.review.examination import Decision, Option
from labtop.review.grades import Grade, grade_of
from labtop.review.summary import Account, accounts

__all__ = ["Account", "Decision", "Grade", "Luck", "Option", "accounts", "grade_of", "lucky_breaks", "review"]
