/** The same again (B §8 `DuplicateBooking`): one person at two activities at once. */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { ActivityBooking, ActivityCheckoutRow, ActivityQuoteOffer } from '../sale.ts';
import { endOf, startOf } from '../times-of-activity.ts';

/** A ticket without a time, or for a whole day, is the same only for the same place. */
function isSameTime(a: ActivityQuoteOffer['summary'], b: ActivityQuoteOffer['summary']): boolean {
  const [one, other] = [a.times, b.times];
  if (one.kind === 'openDated' || other.kind === 'openDated') return a.activityId === b.activityId;
  if ((one.allDay || other.allDay) && a.activityId !== b.activityId) return false;
  return Date.parse(startOf(a)) < Date.parse(endOf(b)) && Date.parse(startOf(b)) < Date.parse(endOf(a));
}

export function findSameActivity(
  { draft, quote }: Pick<ActivityCheckoutRow, 'draft' | 'quote'>,
  live: readonly ActivityBooking[],
): BookingId | null {
  const isSame = ({ offer, guests: [lead] }: ActivityBooking): boolean =>
    isSameTime(offer.summary, quote.offer.summary) && samePerson(lead, draft.lead);
  return live.find(isSame)?.bookingId ?? null;
}
