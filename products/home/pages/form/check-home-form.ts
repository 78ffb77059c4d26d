/** What the form refuses before the server would, by field: the server's own rules. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { DateRange } from '@sojourn/ui/dates/calendar-days.ts';
import type { ApiErrorCode } from '@sojourn/web/api/api-error.ts';
import { checkHomeSearch } from '#home/rules/check-search.ts';
import type { Party } from '#home/rules/party.ts';

/** Codes of a refused search that another place, other dates or another party fix. */
export const HOME_FORM_CODES: ReadonlySet<ApiErrorCode> = new Set([
  'PastDates',
  'CheckOutBeforeCheckIn',
  'HomeStayTooLong',
  'TooFarAhead',
  'InvalidParty',
  'UnknownPlace',
  'InvalidInput',
]);

type HomeFormFacts = {
  readonly hasPlace: boolean;
  readonly range: DateRange;
  readonly party: Party;
};
type DatesProblem = 'DatesMissing' | Exclude<NonNullable<ReturnType<typeof checkHomeSearch>>, 'InvalidParty'>;
export type HomeFormProblems = {
  readonly place?: 'UnknownPlace';
  readonly dates?: DatesProblem;
  readonly party?: 'InvalidParty';
};

const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0, dogs: 0, cats: 0 };

function datesProblem({ start, end }: DateRange, today: CalendarDate): DatesProblem | undefined {
  if (!start || !end) return 'DatesMissing';
  const found = checkHomeSearch({ checkIn: start, checkOut: end, party: ONE_ADULT }, today);
  return found === 'InvalidParty' ? undefined : found;
}

/** Whether nobody can book for these, whatever the home and the days. */
export function isImpossibleParty(party: Party, today: CalendarDate, checkOut: CalendarDate): boolean {
  return checkHomeSearch({ checkIn: today, checkOut, party }, today) === 'InvalidParty';
}

/** Empty when the search may start. `today` is the reader's; the place's own day is the server's to judge. */
export function checkHomeForm(
  { hasPlace, range, party }: HomeFormFacts,
  today: CalendarDate,
  tomorrow: CalendarDate,
): HomeFormProblems {
  const dates = datesProblem(range, today);
  return {
    ...(!hasPlace && { place: 'UnknownPlace' as const }),
    ...(dates && { dates }),
    ...(isImpossibleParty(party, today, tomorrow) && { party: 'InvalidParty' as const }),
  };
}
