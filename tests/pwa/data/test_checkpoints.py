"""What a phone checks of a server's log, against published vectors and another implementation (pyca/cryptography)."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from playwright.sync_api import Browser, Page

from rulings.loading import yaml_file
from tests.databases import ROOT
from tests.pwa.words_page import blank_page

START = """async () => {
  Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true }); // as on a page without TLS
  const names = ["bytes", "merkle", "note", "key"];
  const parts = await Promise.all(names.map((name) => import(`/pwa/src/store/witness/${name}.js`)));
  const { hexToBytes } = await import("/pwa/node_modules/@noble/hashes/utils.js");
  globalThis.witness = Object.assign({ hexToBytes }, ...parts);
}"""
CONSISTENT = """([from, old, to, root, proof]) => {
  const [before, after] = [old, root].map(witness.hexToBytes);
  return witness.isConsistent({ size: from, root: before }, { size: to, root: after }, proof.map(witness.hexToBytes));
}"""
OPENED = "([note, vkey]) => witness.signedText(note, witness.verifierIn(vkey))"
ROOTS = """(leaves) => {
  let tops = [];
  return leaves.map((leaf, size) => {
    tops = witness.append(tops, size, witness.leafHash(witness.hexToBytes(leaf)));
    return witness.toBase64(witness.rootOf(tops));
  });
}"""
COSIGNED = """async ([name, text, seconds]) => {
  const { secret, key } = await witness.newKey();
  const verifier = witness.verifierOf(name, witness.WITNESS, key);
  const signature = await witness.sign(secret, witness.cosigned(text, BigInt(seconds)));
  const line = witness.cosignature(verifier, BigInt(seconds), signature);
  const note = `${text}\\n${line}\\n`;
  return { vkey: witness.written(verifier), line, opened: witness.signedText(note, verifier) };
}"""

TREE, NOTES = (
    yaml_file.read(ROOT / "tests" / "models" / "vectors" / f"{name}.yaml", ROOT) for name in ("merkle_tree", "notes")
)
REFERENCE_ROOTS = TREE["roots"]
PETER, NOTE = NOTES["go"]["vkey"], NOTES["go"]["note"]
CHECKPOINT = NOTES["cosigned"]["note"].partition("\n\n")[0] + "\n"


@pytest.fixture(scope="module")
def checker(browser: Browser) -> Iterator[Page]:
    """A page without the browser's own cryptography."""
    with blank_page(browser) as page:
        page.evaluate(START)
        yield page


def test_a_growing_log_has_the_reference_trees_roots(checker: Page) -> None:
    roots = [base64.b64decode(root).hex() for root in checker.evaluate(ROOTS, TREE["leaves"])]
    assert roots == REFERENCE_ROOTS[1:]


def test_a_log_that_goes_on_is_told_from_another_one(checker: Page) -> None:
    def is_consistent(old: int, new: int, proof: list[str], roots: Any = REFERENCE_ROOTS) -> bool:
        return bool(checker.evaluate(CONSISTENT, [old, roots[old], new, roots[new], proof]))

    forged = [sha256(root.encode()).hexdigest() for root in REFERENCE_ROOTS]
    for case in TREE["consistency"]:
        old, new, proof = case["old"], case["size"], case["proof"]
        assert is_consistent(old, new, proof)
        assert not is_consistent(old, new, [*proof, forged[0]])
        if old < new:
            assert not is_consistent(old, new, proof, [*REFERENCE_ROOTS[:new], forged[new]])
            assert not is_consistent(old, new, proof, [*forged[: old + 1], *REFERENCE_ROOTS[old + 1 :]])
        for place in range(len(proof)):
            assert not is_consistent(old, new, [*proof[:place], forged[0], *proof[place + 1 :]])
            assert not is_consistent(old, new, proof[:place])
    assert not is_consistent(8, 6, TREE["consistency"][2]["proof"])


def test_a_note_is_believed_by_its_key_alone(checker: Page) -> None:
    text, _, signature = NOTE.partition("\n\n")
    assert checker.evaluate(OPENED, [NOTE, PETER]) == f"{text}\n"
    other = Ed25519PrivateKey.generate().public_key().public_bytes_raw()
    digest = sha256(b"PeterNeumann\n\x01" + other).hexdigest()[:8]
    stranger = f"PeterNeumann+{digest}+{base64.b64encode(bytes([1]) + other).decode()}"
    for note, key in (
        (NOTE.replace("answer", "question"), PETER),
        (NOTE.replace("x08g", "x08h"), PETER),
        (f"{text}\n{signature}", PETER),
        (f"{text}\n\n— Somebody {signature.split()[-1]}\n", PETER),
        (NOTE, stranger),
    ):
        assert checker.evaluate(OPENED, [note, key]) is None
    for broken in (*NOTES["go"]["no_keys"], PETER.replace("c74f", "c74e"), PETER[:-4], "PeterNeumann", ""):
        assert checker.evaluate("(text) => witness.verifierIn(text)", broken) is None


def test_a_checkpoint_is_read(checker: Page) -> None:
    read = "(text) => { const found = witness.checkpointIn(text); return found && [found.origin, found.size]; }"
    assert checker.evaluate(read, CHECKPOINT) == ["example.com/behind-the-sofa", 20852163]
    for broken in (CHECKPOINT.replace("208", "0208", 1), CHECKPOINT.replace("2I=", "2I"), CHECKPOINT[:60], ""):
        assert checker.evaluate(read, broken) is None


@pytest.mark.parametrize("own", [False, True], ids=["in JavaScript", "by the browser"])
def test_a_cosignature_is_one_to_everybody(checker: Page, own: bool) -> None:
    """What is signed is spelt out here once more: the time, then the checkpoint."""
    if own:
        checker.evaluate("() => delete crypto.subtle")
    answer = checker.evaluate(COSIGNED, ["shinpan/tournament/official", CHECKPOINT, 1679315147])
    name, identity, encoded = answer["vkey"].split("+", 2)
    key = base64.b64decode(encoded)
    assert key[0] == 4
    assert sha256(f"{name}\n".encode() + key).hexdigest()[:8] == identity
    dash, signer, signature = answer["line"].split(" ")
    assert (dash, signer) == ("—", name)
    blob = base64.b64decode(signature)
    assert blob[:4].hex() == identity
    assert int.from_bytes(blob[4:12]) == 1679315147
    message = f"cosignature/v1\ntime 1679315147\n{CHECKPOINT}".encode()
    Ed25519PublicKey.from_public_bytes(key[1:]).verify(blob[12:], message)
    assert answer["opened"] == CHECKPOINT


def test_the_key_does_not_leave_the_browser(checker: Page) -> None:
    checker.evaluate("() => delete crypto.subtle")
    made = "async () => { const { secret } = await witness.newKey(); return secret.extractable; }"
    assert checker.evaluate(made) is False
