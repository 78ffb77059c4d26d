/** Whether a ride can be searched for: the rules that the form shows and the server enforces. */
import { type CalendarDate, type LocalDateTime, nightsBetween } from '@sojourn/domain/dates.ts';

export const PARTY_MAX = 16;
/** No operator takes orders earlier. */
const RIDE_DAYS_AHEAD_MAX = 330;

type RideProblem = 'PastRide' | 'TooFarAhead' | 'SamePlace';
type RideQuery = { readonly from: string; readonly to: string; readonly at: LocalDateTime };

/** The first problem, or undefined. `now`: by the clock of the place whose time `at` is. */
export function checkRide({ from, to, at }: RideQuery, now: LocalDateTime): RideProblem | undefined {
  if (from === to) return 'SamePlace';
  if (at < now) return 'PastRide';
  const [today, day] = [now.slice(0, 10) as CalendarDate, at.slice(0, 10) as CalendarDate];
  return nightsBetween(today, day) > RIDE_DAYS_AHEAD_MAX ? 'TooFarAhead' : undefined;
}
