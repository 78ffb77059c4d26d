/**
 * A stay as its host has it: the request that they accepted, or a booking that was made at once, in the same
 * form. What hosts and guests write and claim has the request's id, or else the booking's.
 */
import type { BookingId, HomeRequestId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import type { Owner } from '@sojourn/server/workflow/saga.ts';
import type { Request } from '../requests/request.ts';
import { readOfBooking, readRequest } from '../requests/store.ts';
import { firstStay, type HomeBooking, isHomeBooking } from '../sale.ts';

export const isBookingId = (about: string): about is BookingId => about.startsWith('bkg_');

/** Null for what isn't a home's, is somebody else's, or came to nothing. */
export async function readHostedStay(db: Db, owner: Owner, about: string): Promise<Request | null> {
  const { tenantId, customerId } = owner;
  if (!isBookingId(about))
    return (await readRequest(db, { tenantId, customerId, requestId: about as HomeRequestId })) ?? null;
  const request = await readOfBooking(db, owner, about);
  if (request) return request;
  const booking = await readBooking(db, { tenantId, customerId, bookingId: about });
  return booking && isHomeBooking(booking) && isMade(booking) ? stayOfBooking(booking) : null;
}

const isMade = ({ state }: HomeBooking): boolean => state !== 'Failed' && state !== 'Pending';

/** The guest's message is sealed with the booking and has reached the host by their supplier. */
export function stayOfBooking(booking: HomeBooking): Request {
  const { tenantId, customerId, bookingId, checkoutId, confirmationCode, offer, request, guests } = booking;
  const { totalMinor, currency, createdAt, bookedAt, canceledAt, state } = booking;
  const stay = firstStay(offer);
  const at = bookedAt ?? createdAt;
  const isCanceled = state === 'Canceled';
  return {
    tenantId,
    customerId,
    requestId: bookingId as string as HomeRequestId,
    checkoutId,
    code: confirmationCode,
    sent: {
      stay,
      party: offer.party,
      guest: first(guests),
      message: '',
      cancellation: offer.cancellation,
      chosenFees: request.chosenFees,
      permission: null,
      paidWith: [],
    },
    totalMinor,
    currency,
    sentAt: at,
    answerBy: at,
    scenario: null,
    state: isCanceled ? 'withdrawn' : 'confirmed',
    cause: null,
    homeId: stay.homeId,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    placedAt: at,
    answeredAt: at,
    payBy: null,
    failure: null,
    bookingId,
    letGoAt: null,
    changedAt: canceledAt ?? at,
  };
}
