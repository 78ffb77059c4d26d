/** The same again (B §8 `DuplicateBooking`): one lead guest, nights in common, the same hotel or city. */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { StaySummary } from '#hotel/wire/hotel-checkout.ts';
import type { HotelDraft } from '#hotel/wire/hotel-draft.ts';
import type { HotelBooking } from '../sale.ts';

type Stay = Pick<StaySummary, 'stayId' | 'cityPlaceId' | 'checkIn' | 'checkOut'>;

const overlap = (a: Stay, b: Stay): boolean => a.checkIn < b.checkOut && b.checkIn < a.checkOut;
const isSamePlace = (a: Stay, b: Stay): boolean => a.stayId === b.stayId || a.cityPlaceId === b.cityPlaceId;

export function findSameStay(
  { guests }: Pick<HotelDraft, 'guests'>,
  stay: Stay,
  live: readonly HotelBooking[],
): BookingId | null {
  const isSame = ({ offer, guests: [lead] }: HotelBooking) =>
    isSamePlace(offer.stay, stay) && overlap(offer.stay, stay) && samePerson(lead, guests[0]);
  return live.find(isSame)?.bookingId ?? null;
}
