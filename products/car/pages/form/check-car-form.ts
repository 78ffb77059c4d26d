/** What the form refuses before the server would, by field: the server's own rules. */
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import {
  type CarPlace,
  type CarQueryCode,
  type CarQueryField,
  checkCarQuery,
} from '#car/rules/check-query.ts';
import type { CarDraft, CarQuestionDraft } from '../search/car-draft.ts';

type CarFormProblems = Readonly<Partial<Record<CarQueryField, CarQueryCode>>>;

const placeOf = (id: string | undefined): CarPlace => ({ kind: 'city', id: id ?? '' });

/** Empty when the search may start. `now`: the reader's clock; the desk's is the server's to judge. */
export function checkCarForm(draft: CarDraft, now: LocalDateTime): CarFormProblems {
  const problems = checkCarQuery(
    {
      pickUpPlace: placeOf(draft.from),
      dropOffPlace: draft.to === null ? null : placeOf(draft.to),
      pickUp: draft.pickUp,
      dropOff: draft.dropOff,
      driverAge: draft.age,
    },
    now,
  );
  return Object.fromEntries(problems.map(({ field, code }) => [field, code]));
}

export const isComplete = (draft: CarDraft): draft is CarQuestionDraft =>
  draft.from !== undefined && draft.to !== undefined;
