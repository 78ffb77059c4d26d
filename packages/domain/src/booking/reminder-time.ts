/** When a traveler is reminded of a booking: once, the morning before, by the clock of where it begins. */
import {
  addDays,
  dateIn,
  type Instant,
  instantAt,
  isBefore,
  type LocalDateTime,
  plusSeconds,
  type Zone,
} from '../dates.ts';

const MORNING = '10:00';
/** Who booked less than a day before it would leave has just read all of it. */
const REMINDED_AFTER_SECONDS = 86_400;

/** `zone`: of where it begins. Null: none, because it was booked so late. */
export function reminderTime(
  { startsAt, bookedAt }: { readonly startsAt: Instant; readonly bookedAt: Instant },
  zone: Zone,
): Instant | null {
  const eve = addDays(dateIn(startsAt, zone), -1);
  const at = instantAt(`${eve}T${MORNING}` as LocalDateTime, zone);
  return isBefore(plusSeconds(bookedAt, REMINDED_AFTER_SECONDS), at) ? at : null;
}
