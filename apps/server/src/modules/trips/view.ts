/** A booking as the contract tells it: a card in the list, or the whole trip. */
import type { TripCard, TripDetail } from '@sojourn/contract/trips.ts';
import { canCancel, tripTime, wireStatus } from '@sojourn/domain/booking/decide.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import type { Booking, Refund, Tender } from '../booking/store.ts';
import type { Case } from '../cases/store.ts';

export function viewOfCard(booking: Booking, now: Instant): TripCard {
  const { state } = booking;
  if (state === 'Failed') throw new Error(`${booking.bookingId} failed: it is no trip`);
  return {
    bookingId: booking.bookingId,
    kind: 'Hotel',
    status: wireStatus(state, booking.supplierLocator),
    time: tripTime(state, booking, now),
    confirmationCode: booking.supplierLocator === null ? null : booking.confirmationCode,
    stay: booking.offer.stay,
    total: money(booking.totalMinor, booking.currency),
  };
}

export type TripParts = {
  readonly booking: Booking;
  readonly tenders: readonly Tender[];
  readonly refunds: readonly Refund[];
  readonly cases: readonly Case[];
};

export function viewOfTrip({ booking, tenders, refunds, cases }: TripParts, now: Instant): TripDetail {
  const { offer, contact, currency } = booking;
  const labels = new Map(tenders.map(({ tenderNo, label }) => [tenderNo, label]));
  return {
    ...viewOfCard(booking, now),
    price: offer.price as TripDetail['price'],
    cancellation: offer.cancellation as TripDetail['cancellation'],
    feesAtProperty: [...offer.feesAtProperty],
    guests: [...booking.guests],
    email: contact.email,
    phone: contact.phone,
    requests: contact.requests,
    loyaltyNumber: contact.loyaltyNumber,
    supplierLocator: booking.supplierLocator,
    verifiedAt: booking.verifiedAt,
    tenders: tenders.flatMap(tenderLine(booking)),
    refunds: refunds.map(({ tenderNo, amountMinor, state, dueBy }) => ({
      tender: labels.get(tenderNo) ?? '',
      amount: money(amountMinor, currency),
      state,
      dueBy,
    })),
    cases: cases.map(({ caseId, code, kind, state, dueAt, openedAt }) => ({
      caseId,
      code,
      kind,
      state,
      dueAt,
      openedAt,
    })),
    actions: { cancel: canCancel(booking.state, booking, now) },
    bookedAt: booking.bookedAt ?? booking.createdAt,
    canceledAt: booking.canceledAt,
  };
}

/** What a card has neither set aside nor paid is not shown. */
const tenderLine =
  ({ currency }: Booking) =>
  ({ kind, label, state, amountMinor, capturedMinor }: Tender): TripDetail['tenders'] => {
    if (state === 'authorizing' || state === 'failed') return [];
    return [
      { kind, label, state, amount: money(state === 'captured' ? capturedMinor : amountMinor, currency) },
    ];
  };
