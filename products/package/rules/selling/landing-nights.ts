/** The nights of a package's hotel: local days from the landing to the flight home. */
import { addDays, type CalendarDate, type LocalDateTime } from '@sojourn/domain/dates.ts';

type StayDates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };

/** Landing before this, the traveler chooses: nobody checks in at one in the morning. */
const NIGHT_ENDS = '06:00';

const dayOf = (at: LocalDateTime): CalendarDate => at.slice(0, 10) as CalendarDate;

/**
 * One choice, or two after midnight: with the night before (the bed is there on landing) and without it. Null
 * where there's no night: home on the day of the landing.
 */
export function landingNights(
  landsAt: LocalDateTime,
  leavesAt: LocalDateTime,
): { readonly usual: StayDates; readonly nightBefore: StayDates | null } | null {
  const [landing, checkOut] = [dayOf(landsAt), dayOf(leavesAt)];
  const isAtNight = landsAt.slice(11, 16) < NIGHT_ENDS;
  const nightBefore = isAtNight ? { checkIn: addDays(landing, -1), checkOut } : null;
  if (checkOut <= landing) return null;
  return { usual: { checkIn: landing, checkOut }, nightBefore };
}
