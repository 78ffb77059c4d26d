/**
 * How long a ticket can be voided for nothing after it was booked (B §4 `TicketedVoid`): a day when the trip
 * is a week off, as travelers to and from the United States are promised, and less the sooner it begins.
 */
import { addDays, dateIn, type Instant, instantAt, plusSeconds } from '@sojourn/domain/dates.ts';

/** From so many hours before the first departure on, tickets can be voided for so many hours. */
export const VOID_WINDOWS = [
  { fromHours: 168, voidHours: 24 },
  { fromHours: 24, voidHours: 4 },
  { fromHours: 4, voidHours: 1 },
  { fromHours: 0, voidHours: 0 },
] as const;

/** Where the agency settles with airlines: the portal's own clock (B §9). */
const AGENCY_ZONE = 'America/Toronto';

/**
 * When tickets can no longer be voided, but only refunded: at the midnight that ends the day on which they
 * were issued, as airlines settle with agencies (BSP).
 */
export const voidCutoff = (issuedAt: Instant): Instant =>
  instantAt(`${addDays(dateIn(issuedAt, AGENCY_ZONE), 1)}T00:00`, AGENCY_ZONE);

/** Hours from booking within which every ticket can be voided; 0 for none. */
export function voidHoursOf(bookedAt: Instant, firstDeparture: Instant): number {
  const hours = (Date.parse(firstDeparture) - Date.parse(bookedAt)) / 3_600_000;
  return VOID_WINDOWS.find(({ fromHours }) => hours >= fromHours)?.voidHours ?? 0;
}

/** The instant at which the window closes; null where there is none. */
export function voidUntilOf(bookedAt: Instant, firstDeparture: Instant): Instant | null {
  const hours = voidHoursOf(bookedAt, firstDeparture);
  return hours === 0 ? null : plusSeconds(bookedAt, hours * 3600);
}
