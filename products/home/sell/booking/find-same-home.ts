/** The same again (B §8 `DuplicateBooking`): one guest with nights in common, wherever they are. */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { firstStay, type HomeBooking, type HomeCheckoutRow, type HomeQuoteOffer, lastStay } from '../sale.ts';

/** Nobody sleeps in two homes, so both of a split stay count as one. */
const overlap = (a: HomeQuoteOffer, b: HomeQuoteOffer): boolean =>
  firstStay(a).checkIn < lastStay(b).checkOut && firstStay(b).checkIn < lastStay(a).checkOut;

export function findSameHome(
  { draft, quote }: Pick<HomeCheckoutRow, 'draft' | 'quote'>,
  live: readonly HomeBooking[],
): BookingId | null {
  const isSame = ({ offer, guests: [guest] }: HomeBooking): boolean =>
    overlap(offer, quote.offer) && samePerson(guest, draft.guest);
  return live.find(isSame)?.bookingId ?? null;
}
