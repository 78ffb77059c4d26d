/** What the form refuses before the server would, by field. Pure. */
import { addDays, type CalendarDate, dayNumber } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import { agesOf, PARTY_MAX, type PartyRows } from '../search/activity-criteria.ts';

/** Days of one search. */
export const SPAN_MAX = 31;
export const DAYS_AHEAD_MAX = 365;

type DaysProblem = 'missing' | 'past' | 'tooLong' | 'tooFarAhead';
type PartyProblem = 'noAdult' | 'ageMissing' | 'tooMany';
export type ActivityFormProblems = {
  readonly place?: 'missing';
  readonly days?: DaysProblem;
  readonly party?: PartyProblem;
};

function daysProblem({ start, end }: DateRange, today: CalendarDate): DaysProblem | undefined {
  if (!start || !end) return 'missing';
  if (start < today) return 'past';
  if (dayNumber(end) - dayNumber(start) >= SPAN_MAX) return 'tooLong';
  return end > addDays(today, DAYS_AHEAD_MAX) ? 'tooFarAhead' : undefined;
}

function partyProblem(rows: PartyRows): PartyProblem | undefined {
  if (rows.adults + rows.seniors === 0) return 'noAdult';
  if (rows.childAges.includes(undefined)) return 'ageMissing';
  return agesOf(rows).length > PARTY_MAX ? 'tooMany' : undefined;
}

type Form = { readonly hasPlace: boolean; readonly range: DateRange; readonly party: PartyRows };

/** Empty when the search may start. `today`: the reader's; the place's own day is the server's to judge. */
export function checkActivityForm(
  { hasPlace, range, party }: Form,
  today: CalendarDate,
): ActivityFormProblems {
  const days = daysProblem(range, today);
  const people = partyProblem(party);
  return {
    ...(!hasPlace && { place: 'missing' as const }),
    ...(days && { days }),
    ...(people && { party: people }),
  };
}
