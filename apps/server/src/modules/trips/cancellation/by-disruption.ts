/** Canceling because flights are disrupted: what covers them pays the base fare, the fare's rules if more. */
import type { Instant } from '@sojourn/domain/dates.ts';
import {
  asItLeaves,
  beginRefund,
  endOpen,
  endRefunded,
  isRebooking,
  refundClaim,
  undoRefund,
} from '#modules/protecting/disruptions/refund-claim.ts';
import { leftToGive } from '#modules/protecting/protections/bought.ts';
import type { BookedProtection } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Claimed } from './for-any-reason.ts';
import type { CancellationDeps } from './product.ts';
import type { CancelQuoteRow } from './store.ts';

type Protected = { readonly booking: Booking; readonly protections: readonly BookedProtection[] };

export async function claimByDisruption(
  { db }: Pick<CancellationDeps, 'db'>,
  { booking, protections }: Protected,
  disruptionNo: number,
  now: Instant,
): Promise<Claimed> {
  const claim = await refundClaim(db, booking, protections, disruptionNo, now);
  const { bought, clauseId, decideBy } = claim;
  const payMinor = leftToGive(Math.min(claim.payMinor, booking.totalMinor), booking, protections);
  return { bought, choice: 'refund', clauseId, payMinor, disruption: { disruptionNo, decideBy } };
}

/** As long as its flight hasn't left, it can be given back whatever the timetable says. */
export const cancelable = async (
  { db }: Pick<CancellationDeps, 'db'>,
  booking: Booking,
  disruptionNo: number | null,
  now: Instant,
): Promise<Booking> => (disruptionNo === null ? booking : asItLeaves(db, booking, disruptionNo, now));

type Quote = Pick<CancelQuoteRow, 'quoteId' | 'disruptionNo' | 'protections'>;
const moved = ({ quoteId }: Quote, disruptionNo: number, at: Instant) => ({
  disruptionNo,
  cause: quoteId,
  at,
});

/** As the booking is taken for canceling. Refuses while its flights are being rebooked, or were decided. */
export async function beginDisruption(tx: Tx, ref: BookingRef, quote: Quote, at: Instant): Promise<void> {
  const { disruptionNo } = quote;
  if (await isRebooking(tx, ref)) refuse('CancelQuoteExpired');
  if (disruptionNo !== null && !(await beginRefund(tx, ref, moved(quote, disruptionNo, at))))
    refuse('CancelQuoteExpired');
}

export async function undoDisruption(tx: Tx, ref: BookingRef, quote: Quote, at: Instant): Promise<void> {
  if (quote.disruptionNo !== null) await undoRefund(tx, ref, moved(quote, quote.disruptionNo, at));
}

/** With the booking that's canceled. */
export async function endDisruption(tx: Tx, ref: BookingRef, quote: Quote, at: Instant): Promise<void> {
  const used = quote.protections.find(({ to }) => to === 'Exercised') ?? null;
  if (quote.disruptionNo !== null) await endRefunded(tx, ref, moved(quote, quote.disruptionNo, at), used);
  await endOpen(tx, ref, quote.quoteId, at);
}
