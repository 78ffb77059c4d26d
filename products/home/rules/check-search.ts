/** Whether a search of homes can be answered: the rules that the form shows and the server enforces. */
import { type CalendarDate, nightsBetween } from '@sojourn/domain/dates.ts';
import { STAY_NIGHTS_MAX } from './calendar/possible-days.ts';
import { PARTY_LIMITS } from './home.ts';
import type { Party } from './party.ts';

type HomeSearchProblem =
  | 'PastDates'
  | 'CheckOutBeforeCheckIn'
  | 'HomeStayTooLong'
  | 'TooFarAhead'
  | 'InvalidParty';

type HomeSearchCriteria = {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
  readonly party: Party;
};

/** No home's calendar is open any longer. */
export const DAYS_AHEAD_MAX = 365;

const isCount = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isParty = ({ adults, children, infants, dogs, cats }: Party): boolean =>
  isCount(adults, 1, PARTY_LIMITS.adultsMax) &&
  isCount(children, 0, PARTY_LIMITS.childrenMax) &&
  isCount(infants, 0, PARTY_LIMITS.infantsMax) &&
  isCount(dogs, 0, PARTY_LIMITS.dogsMax) &&
  isCount(cats, 0, PARTY_LIMITS.catsMax);

/** The first problem of a search, or undefined. `today` is the date at the place, not at the traveler's. */
export function checkHomeSearch(
  { checkIn, checkOut, party }: HomeSearchCriteria,
  today: CalendarDate,
): HomeSearchProblem | undefined {
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return 'CheckOutBeforeCheckIn';
  if (nightsBetween(today, checkIn) < 0) return 'PastDates';
  if (nights > STAY_NIGHTS_MAX) return 'HomeStayTooLong';
  if (nightsBetween(today, checkIn) > DAYS_AHEAD_MAX) return 'TooFarAhead';
  return isParty(party) ? undefined : 'InvalidParty';
}
