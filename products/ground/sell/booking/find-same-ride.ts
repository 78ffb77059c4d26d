/** The same again (B §8 `DuplicateBooking`): one person in two rides at once. */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { GroundBooking, GroundCheckoutRow, GroundQuoteOffer } from '../sale.ts';

type Summary = GroundQuoteOffer['summary'];
const overlap = (a: Summary, b: Summary): boolean =>
  Date.parse(a.pickUp.at) < Date.parse(b.arrives.at) && Date.parse(b.pickUp.at) < Date.parse(a.arrives.at);

export function findSameRide(
  { draft, quote }: Pick<GroundCheckoutRow, 'draft' | 'quote'>,
  live: readonly GroundBooking[],
): BookingId | null {
  const isSame = ({ offer, guests: [lead] }: GroundBooking): boolean =>
    overlap(offer.summary, quote.offer.summary) && samePerson(lead, draft.rider);
  return live.find(isSame)?.bookingId ?? null;
}
