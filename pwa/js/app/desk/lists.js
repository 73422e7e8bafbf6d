import { EscalationList } from "./escalations/list.js";
import { FineList } from "./fines/list.js";
import { Hall } from "./hall/hall.js";
import { PeopleList } from "./people/list.js";
import { ResultList } from "./results/list.js";
import { RulingList } from "./rulings/list.js";
import { SeatingList } from "./seating/list.js";

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
