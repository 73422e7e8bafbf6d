import { t } from "../../ui/i18n.ts";
import { Disclosure, Screen } from "../../ui/index.ts";
import { useStore } from "../../store/use-store.ts";
import { PeopleMenu } from "./people-menu.tsx";
import { useListed } from "../account/request.tsx";
import { rolesOf } from "./roles.tsx";
import type { Official, State } from "../../store/index.ts";
import type { Phone } from "#api";

const NOT_KNOWN_YET = "\u00a0"; // keeps its line free

/** Everybody who has a role. */
export function Officials({ state }: { state: State }) {
  const { online } = useStore();
  const { items: phones } = useListed<Phone>("phones");
  const officials = byName(Object.values(state.officials));
  const gone = officials.filter(({ revoked_at: at }) => at);
  const list = (some: Official[]) => (
    <ul class="rows">
      {some.map((one) => (
        <Row key={one.id} official={one} phones={phones} />
      ))}
    </ul>
  );
  const actions = (
    <a class="button main" href="#/people/invite">
      {t("people.invite")}
    </a>
  );
  return (
    <Screen title={t("people.title")} up="#/tables" actions={actions}>
      {!online && (
        <p class="note warn" role="status">
          {t("people.needs-network")}
        </p>
      )}
      <section class="stack">
        <h2>{t("people.officials")}</h2>
        {list(officials.filter(({ revoked_at: at }) => !at))}
        {gone.length > 0 && (
          <Disclosure title={t("people.revoked", { count: gone.length })}>{() => list(gone)}</Disclosure>
        )}
      </section>
      <PeopleMenu state={state} />
    </Screen>
  );
}

function Row({
  official: { id, name, roles, player_id: player, revoked_at: revoked },
  phones,
}: {
  official: Official;
  phones: Phone[] | null;
}) {
  const own = phones?.filter((phone) => phone.official === id && !phone.cut_off_at).length;
  return (
    <li>
      <a class="row" href={`#/people/${id}`}>
        <span class="body">
          <strong>{name}</strong>
          <span>{rolesOf(roles)}</span>
          {!revoked && (
            <small>
              {own === undefined ? NOT_KNOWN_YET : t(own ? "people.phones-count" : "people.no-phone", { count: own })}
            </small>
          )}
        </span>
        {player && <span class="badge">{t("people.plays-too")}</span>}
      </a>
    </li>
  );
}

export function byName<Named extends { name: string }>(people: Named[]): Named[] {
  return people.sort((one, other) => one.name.localeCompare(other.name));
}
