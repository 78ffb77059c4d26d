/** Whether a search of activities can be answered: the rules that the form shows and the server enforces. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';

type ActivitySearchProblem = 'PastDates' | 'UntilBeforeFrom' | 'TooManyDays' | 'TooFarAhead';

/** Both days included. */
type ActivityDays = { readonly fromDate: CalendarDate; readonly untilDate: CalendarDate };

const SEARCH_DAYS_MAX = 31;
/** No operator's calendar is open any longer. */
const DAYS_AHEAD_MAX = 365;

/** The first problem, or undefined. `today` is the date at the place, not at the traveler's. */
export function checkActivityDays(
  { fromDate, untilDate }: ActivityDays,
  today: CalendarDate,
  most = SEARCH_DAYS_MAX,
): ActivitySearchProblem | undefined {
  const days = nightsBetween(fromDate, untilDate) + 1;
  if (days < 1) return 'UntilBeforeFrom';
  if (nightsBetween(today, fromDate) < 0) return 'PastDates';
  if (days > most) return 'TooManyDays';
  return nightsBetween(today, fromDate) > DAYS_AHEAD_MAX ? 'TooFarAhead' : undefined;
}
