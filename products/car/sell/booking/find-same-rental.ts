/** The same again (B §8 `DuplicateBooking`): one main driver with two cars at once. */
import { samePerson } from '@sojourn/domain/booking/duplicate.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { CarBooking, CarCheckoutRow } from '../sale.ts';

export function findSameRental(
  { draft, quote }: Pick<CarCheckoutRow, 'draft' | 'quote'>,
  live: readonly CarBooking[],
): BookingId | null {
  const { pickUp, dropOff } = quote.offer.rental;
  const from = instantAt(pickUp.at, pickUp.location.zone);
  const until = instantAt(dropOff.at, dropOff.location.zone);
  const isSame = ({ startsAt, endsAt, guests: [main] }: CarBooking): boolean =>
    Date.parse(startsAt) < Date.parse(until) &&
    Date.parse(from) < Date.parse(endsAt) &&
    samePerson(main, draft.drivers[0]);
  return live.find(isSame)?.bookingId ?? null;
}
