"""What `bench.decisions` is compared with: a bare Flask route that parses the question and returns as much JSON."""

import json
import os

from flask import Flask, Response, jsonify, request

app = Flask(__name__)
ANSWER = json.loads(os.environ["BARE_ANSWER"])


@app.post("/api/v1/decisions")
def decide() -> Response:
    request.get_json()
    return jsonify(ANSWER)
