/** The day on which a trip is booked, as policies count the days before it: by the company's own calendar. */
import { type CalendarDate, dateIn, type Instant, type Zone } from '../dates.ts';

/** Of a company that has chosen none (B §9). */
export const DEFAULT_ZONE: Zone = 'America/Toronto';

/** `zone`: the company's; pages and the server both count by it, wherever the reader is. */
export const bookingDay = (at: Instant, zone: Zone = DEFAULT_ZONE): CalendarDate => dateIn(at, zone);

/** One that pages, servers and the database all know. */
export const isZone = (zone: string): boolean => /^[A-Z]\w+\/[\w/+-]+$|^UTC$/.test(zone) && isKnownHere(zone);

function isKnownHere(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
