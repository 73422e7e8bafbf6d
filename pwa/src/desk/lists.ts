import { EscalationList } from "./escalations/list.tsx";
import { FineList } from "./fines/list.tsx";
import { Hall } from "./hall/hall.tsx";
import { PeopleList } from "./people/list.tsx";
import { ResultList } from "./results/list.tsx";
import { RulingList } from "./rulings/list.tsx";
import { SeatingList } from "./seating/list.tsx";
import type { ComponentType } from "preact";

interface ListProps {
  alone: boolean;
  parts: string[];
  query: URLSearchParams;
}

/** What stands at the left of its details, by the item of the rail. */
export const LISTS: Record<string, ComponentType<ListProps>> = {
  hall: Hall,
  rulings: RulingList,
  people: PeopleList,
  results: ResultList,
  seating: SeatingList,
  fines: FineList,
  escalations: EscalationList,
};
