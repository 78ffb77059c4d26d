import { failureOf } from '@sojourn/server/modules/selling/booking/failure.ts';
import {
  type Field,
  fieldsOf,
  type Incomplete,
  type Prepared,
} from '@sojourn/server/modules/selling/booking/prepared.ts';
import { FIRST_STEP } from '@sojourn/server/modules/selling/booking/single-order/booking-saga.ts';
import { completeHotelDraft } from '#hotel/wire/hotel-draft.ts';
import type { BookedStay, HotelCheckoutRow, HotelDeps, LeadGuest } from '../sale.ts';
import { BOOK_HOTEL } from './stay-order.ts';

/** One lead guest for each room, of the age that the hotel asks for. */
export function prepareHotel(deps: HotelDeps, row: HotelCheckoutRow): Prepared<BookedStay> | Incomplete {
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
  const leadGuest: LeadGuest = { loyaltyNumber, requests, leadGuestAge };
  const minimumAge = offer.stay.minimumCheckInAge;
  return {
    columns: {
      product: 'hotel',
      request,
      offer,
      guests: guests.slice(0, request.rooms.length),
      contact: { email, phone },
      supplierId: deps.supplierOf(request.stayId)?.id ?? '',
      taxesMinor: offer.price.taxesAndFees.amountMinor,
    },
    saga: { kind: BOOK_HOTEL, firstStep: FIRST_STEP },
    travelers: [leadGuest],
    parts: () => [],
    requireStillAllowed: async () => undefined,
    findRefusal: async () =>
      leadGuestAge < minimumAge ? { ...failureOf('CheckInMinimumAgeNotMet'), minimumAge } : null,
  };
}
