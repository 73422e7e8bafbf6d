import { EscalationList } from "./escalations/list.jsx";
import { FineList } from "./fines/list.jsx";
import { Hall } from "./hall/hall.jsx";
import { PeopleList } from "./people/list.jsx";
import { ResultList } from "./results/list.jsx";
import { RulingList } from "./rulings/list.jsx";
import { SeatingList } from "./seating/list.jsx";

/** What stands at the left of its details, by the item of the rail. @type {Record<string, any>} */
export const LISTS = {
  hall: Hall,
  rulings: RulingList,
  people: PeopleList,
  results: ResultList,
  seating: SeatingList,
  fines: FineList,
  escalations: EscalationList,
};
