import { completeHotelDraft } from '@sojourn/contract/checkout-drafts.ts';
import { stayTimes } from '@sojourn/domain/booking/decide.ts';
import type { PayDeps } from '#modules/booking/deps.ts';
import { failureOf } from '#modules/booking/failure.ts';
import { type Field, fieldsOf, type Incomplete, type Prepared } from '#modules/booking/prepared.ts';
import type { HotelCheckoutRow } from '../../../modules/checkouts/store.ts';
import { BOOK_HOTEL, FIRST_STEP } from './book-hotel.ts';

/** One lead guest for each room, of the age that the hotel asks for. */
export function prepareHotel(deps: PayDeps, row: HotelCheckoutRow): Prepared | Incomplete {
  const { draft, quote } = row;
  const { request, offer } = quote;
  const parsed = completeHotelDraft.safeParse(draft);
  const missing: Field[] = [];
  for (let room = draft.guests.length; room < request.rooms.length; room++)
    for (const part of ['firstName', 'lastName'])
      missing.push({ path: `guests.${room}.${part}`, problem: 'missing' });
  if (!parsed.success || missing.length > 0)
    return { fields: [...fieldsOf(parsed.error?.issues ?? []), ...missing] };
  const { email, phone, loyaltyNumber, requests, leadGuestAge, guests } = parsed.data;
  const minimumAge = offer.stay.minimumCheckInAge;
  return {
    columns: {
      ...stayTimes(offer.stay),
      product: 'Hotel',
      ...{ request, offer },
      guests: guests.slice(0, request.rooms.length),
      contact: { email, phone, loyaltyNumber, requests, leadGuestAge },
      supplierId: deps.supplierOf(request.stayId)?.id ?? '',
      taxesMinor: offer.price.taxesAndFees.amountMinor,
    },
    saga: { kind: BOOK_HOTEL, firstStep: FIRST_STEP },
    travelersFor: () => null,
    parts: () => [],
    requireStillAllowed: async () => undefined,
    refusedFor: async () =>
      leadGuestAge < minimumAge ? { ...failureOf('CheckInMinimumAgeNotMet'), minimumAge } : null,
  };
}
