/** How every cancellation begins: the booking is taken, what was agreed to is noted, and its saga starts. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import type { RequestContext } from '#context.ts';
import { type Accepted, recordAccepted } from '#modules/desk/proofs/accepted.ts';
import { type BookedProtection, readProtections } from '#modules/protecting/protections/store.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import { isVersion, readBooking } from '#modules/selling/booking/store.ts';
import { paidTenders } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { type BookingRef, readRefunds, readTenders } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { Owner, StartedSaga, Tx } from '#workflow/saga.ts';
import { beginDisruption } from './by-disruption.ts';
import { CANCEL_BOOKING } from './cancel-booking.ts';
import type { CancellationDeps } from './product.ts';
import { type CancelInput, cancelSagaId } from './saga-input.ts';
import { type CancelQuoteRow, noteConfirmed } from './store.ts';

type Beginning = {
  readonly quote: CancelQuoteRow;
  readonly sendAt: Instant | null;
  readonly agentId: string | null;
  readonly review?: CancelInput['review'];
};

const acceptedCancel = (
  { tenantId, customerId }: Owner,
  { quoteId, bookingId, bookingVersion, type, currency, credits, ...quote }: CancelQuoteRow,
  agentId: string | null,
): Accepted => ({
  tenantId,
  customerId,
  type: 'cancellation',
  bookingId,
  subjectId: quoteId,
  total: money(quote.refundMinor + returnedOf(quote.protections), currency),
  agentId,
  shown: {
    bookingVersion,
    type,
    expiresAt: quote.expiresAt,
    paidMinor: quote.paidMinor,
    penaltyMinor: quote.penaltyMinor,
    parts: quote.parts,
    protections: quote.protections,
    claimMinor: quote.claimMinor,
    choice: quote.choice,
  },
  people: { credits },
});

/** Something else may have ended one since. */
export const areAsQuoted = (
  quoted: CancelQuoteRow['protections'],
  now: readonly BookedProtection[],
): boolean => now.filter(({ state }) => state === 'Valid').length === quoted.length;

/** Undefined when another request was first. A quote whose cancel was refused once is used up. */
export async function beginCancel(
  tx: Tx,
  deps: CancellationDeps,
  ref: BookingRef,
  { quote, sendAt, agentId, review }: Beginning,
  { scenario, requestId }: RequestContext,
): Promise<StartedSaga | 'waits' | undefined> {
  const { tenantId, customerId, bookingId } = ref;
  const { quoteId, bookingVersion } = quote;
  const owner = { tenantId, customerId };
  const sagaId = cancelSagaId(bookingId, quoteId);
  const at = deps.clock.now();
  const isFirst = await move(tx, BOOKING_MACHINE, {
    ...owner,
    subject: [bookingId],
    from: ['Confirmed'],
    to: 'Canceling',
    cause: quoteId,
    at,
    where: isVersion(bookingVersion),
  });
  if (!isFirst) {
    // A change that was first, under way or over, isn't the cancellation of another request
    const state = (await readBooking(tx, ref))?.state;
    if (state !== 'Canceling' && state !== 'Canceled') refuse('CancelQuoteExpired');
    return undefined;
  }
  if (await deps.sagas.exists({ ...owner, sagaId })) refuse('CancelQuoteExpired');
  if (!areAsQuoted(quote.protections, await readProtections(tx, ref))) refuse('CancelQuoteExpired');
  if (!(await fitsTenders(tx, ref, quote))) refuse('CancelQuoteExpired');
  await beginDisruption(tx, ref, quote, at);
  await noteConfirmed(tx, ref, quoteId, { at, sendAt, scenario });
  await recordAccepted(tx, deps, acceptedCancel(owner, quote, agentId));
  if (sendAt) return 'waits';
  const input: CancelInput = { bookingId, quoteId, ...(review && { review }) };
  return deps.sagas.start(tx, { ...owner, sagaId, kind: CANCEL_BOOKING, input, scenario, requestId });
}

/** Something else was given back since it was quoted when it's more than what is left of what paid. */
async function fitsTenders(tx: Tx, ref: BookingRef, { parts }: CancelQuoteRow): Promise<boolean> {
  const [tenders, refunds] = [await readTenders(tx, ref), await readRefunds(tx, ref)];
  const paid = paidTenders({ tenders, refunds });
  return parts.every(({ tenderNo, amountMinor }) => {
    const of = paid.find((tender) => tender.tenderNo === tenderNo);
    return of !== undefined && amountMinor <= of.capturedMinor - of.refundedMinor;
  });
}
