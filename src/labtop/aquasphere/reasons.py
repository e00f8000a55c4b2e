"""tmp"""


def why_not(states, action):
    raise NotImplementedError
