"""Play random actions at a labtop server: python example_client.py http://localhost:8765 [TABLE]

With a table's id an open seat is taken; without, a new table against a bot is made. Needs: pip install websockets
"""

import json
import random
import sys
import uuid
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body):
    request = Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


server, *table = sys.argv[1:]
if table:
    table = table[0]
    secret = post(f"{server}/api/tables/{table}/join", {"name": "Robot"})["secret"]
else:
    seats = [{"kind": "person", "name": "Robot"}, {"kind": "bot", "level": "random"}]
    made = post(f"{server}/api/tables", {"game": "gizmos", "seats": seats})
    table, secret = made["table"], made["secrets"][0]
print(f"watch at {server}/t/{table}")

with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
    for message in map(json.loads, socket):
        state = message.get("state")
        if state is None:
            continue  # presence, or that our move was accepted
        if state["over"]:
            print(f"scores {state['scores']}, ranking {state['ranking']}")
            break
        if state["legal"]:
            command = {"key": uuid.uuid4().hex, "position": state["position"], "action": random.choice(state["legal"])}
            socket.send(json.dumps({"type": "play", **command}))
