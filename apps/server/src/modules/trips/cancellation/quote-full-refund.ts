/**
 * A cancellation that refunds everything, whatever its terms say; but not what a protection has paid back of
 * it. What the supplier charges us for it is ours to pay.
 */
import { typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { refundParts } from '@sojourn/domain/booking/cancellation/refund-parts.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { newId, type QuoteId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { endProtections, returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import type { Effects } from '#context.ts';
import { leftToGive, withTerms } from '#modules/protecting/protections/bought.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { readRefundable } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import type { CancelQuoteRow } from './store.ts';

const QUOTE_SECONDS = 600;

export async function quoteFullRefund(
  { db, random }: Pick<Effects, 'db' | 'random'>,
  booking: Booking,
  supplierPenaltyMinor: number,
  at: Instant,
): Promise<CancelQuoteRow> {
  const { bookingId, totalMinor, currency } = booking;
  const { tenders, refunds, protections } = assertPresent(await readRefundable(db, booking), bookingId);
  const ends = endProtections(protections.map(withTerms), 'canceledBySupplier');
  const quoteId: QuoteId = newId('quo', random.bytes(16));
  const refundMinor = leftToGive(totalMinor, booking, protections);
  const penaltyMinor = totalMinor - refundMinor;
  return {
    quoteId,
    bookingId,
    bookingVersion: booking.version,
    type: typeOf(penaltyMinor, totalMinor),
    expiresAt: plusSeconds(at, QUOTE_SECONDS),
    paidMinor: totalMinor,
    penaltyMinor,
    refundMinor,
    supplierPenaltyMinor: Math.min(supplierPenaltyMinor, totalMinor),
    currency,
    parts: refundParts(paidTenders({ tenders, refunds }), refundMinor + returnedOf(ends), at),
    credits: [],
    protections: ends,
    claimMinor: 0,
    choice: null,
    disruptionNo: null,
    // All comes back, or has by what a protection paid for another flight
    otherwiseMinor: penaltyMinor,
  };
}
