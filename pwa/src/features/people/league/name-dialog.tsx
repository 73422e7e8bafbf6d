import { useState } from "preact/hooks";
import { t } from "../../../ui/i18n.ts";
import { useAccountRequest } from "../../../domain/account/account-request.ts";
import { Dialog, Field } from "../../../ui/index.ts";
import { go } from "../../../ui/router.ts";
import type { Leagues } from "./leagues.ts";

interface NameDialogProps {
  title: string;
  label: string;
  first?: string;
  longest: number;
  yes: string;
  act: (leagues: Leagues, name: string) => Promise<unknown>;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Ask for a name; the dialog stays open until the server accepts it. */
export function NameDialog({ title, label, first = "", longest, yes, act, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(first);
  const { ask, error, mistakes } = useAccountRequest({ onOut: () => go("#/account") });
  const submit = (event: Event) => {
    event.preventDefault();
    const newName = name.trim();
    if (!newName || newName === first) return newName && onClose();
    ask(async ({ leagues }) => {
      await act(leagues, newName);
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
        {error}
        <button class="button main" disabled={!name.trim()}>
          {yes}
        </button>
      </form>
    </Dialog>
  );
}
