import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.js";
import { useAccountRequest } from "../../../domain/account/account-request.js";
import { Dialog, Field } from "../../../ui/index.js";
import { go } from "../../../ui/router.js";

/**
 * Asks what something is called, and stays open while that can't be.
 * @param {{title: string, label: string, first?: string, longest: number, yes: string,
 *   act: (leagues: any, name: string) => Promise<any>, onDone: () => Promise<void>, onClose: () => void}} props
 */
export function NameDialog({ title, label, first = "", longest, yes, act, onDone, onClose }) {
  const [name, setName] = useState(first);
  const { ask, wrong, mistakes } = useAccountRequest({ onOut: () => go("#/account") });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const called = name.trim();
    if (!called || called === first) return called && onClose();
    ask(async ({ leagues }) => {
      await act(leagues, called);
      await onDone();
      onClose();
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <Field
          label={label}
          value={name}
          onInput={setName}
          wrong={mistakes.name && t("league.wrong-name")}
          autocomplete="off"
          maxlength={String(longest)}
        />
        {wrong}
        <button class="button main" disabled={!name.trim()}>
          {yes}
        </button>
      </form>
    </Dialog>
  );
}
