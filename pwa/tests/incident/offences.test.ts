/** What the phone knows of earlier offences, with what is not sent yet; test_log_agrees.py compares the rest. */
import { store } from "../../src/store/index.ts";
import { callOn, send } from "../support/acts.ts";
import { expect } from "../support/expect.ts";
import { join } from "../support/phone.ts";
import { test } from "../support/test.ts";

test("rulings that are not sent yet count as well", async ({ hall }) => {
  await join(hall);
  const asked = callOn(hall, 0, "unvocalised-call");
  const known = () => {
    const { facts, earlier } = store.knownFacts(asked);
    return [facts.offence_number, earlier.total, earlier.seat.length];
  };
  const numbers = [known()];
  const rule = async () => (await send("ruling", null, asked, { hold: true })).id;
  await rule();
  numbers.push(known());
  await rule();
  numbers.push(known());
  const third = await rule();
  expect(numbers).toEqual([
    [1, 0, 0],
    [2, 1, 1],
    [3, 2, 2],
  ]);
  await store.undo(third);
  expect(store.knownFacts(asked).facts).toEqual({ offence_number: 3 });
  expect(store.snapshot.outbox[1].expected).toMatchObject({ facts: { offence_number: 2 } });
});
