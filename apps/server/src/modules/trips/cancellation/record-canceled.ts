/**
 * Everything that a canceled booking changes, in the one commit after the supplier has canceled: what is owed
 * to each tender, credits given back by their rules, credits and earnings that it had brought.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import { cancelEntries, premiumBackEntries, releaseEntries } from '@sojourn/domain/ledger/postings.ts';
import { returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { issueAirlineCredit } from '#modules/money/airline-credits/issue-airline-credit.ts';
import { post, readOwed } from '#modules/money/ledger/store.ts';
import { cancelEarning } from '#modules/money/rewards/earnings.ts';
import { forfeitCreditsOf } from '#modules/money/wallet/brought/forfeit-credits.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { mailEnded } from '#modules/protecting/protection-endings/mail-ended.ts';
import { paidBackOf, premiumLeft } from '#modules/protecting/protections/bought.ts';
import { recordProtectionsEnded } from '#modules/protecting/protections/record-ended.ts';
import { readProtections } from '#modules/protecting/protections/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { BOOKING_MACHINE } from '#modules/selling/booking/machines.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { isOfCancellation } from '#modules/selling/booking/tenders/paid-tenders.ts';
import { returnToWallet } from '#modules/selling/booking/tenders/return-to-wallet.ts';
import { insertRefunds } from '#modules/selling/booking/tenders/store.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { endDisruption } from './by-disruption.ts';
import { type CancelQuoteRow, canceledColumns } from './store.ts';
import { ticketName } from './ticket-name.ts';

/** From here the customer is owed the refund; each part's due date was in the quote. */
export async function recordCanceled(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  quote: CancelQuoteRow,
): Promise<void> {
  const at = deps.clock.now();
  const { bookingId, currency } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const returnedMinor = returnedOf(quote.protections);
  const bought = await readProtections(tx, booking);
  const withheldMinor = quote.penaltyMinor + premiumLeft(booking, bought) - returnedMinor;
  const set = canceledColumns(withheldMinor, at);
  const of = { ...owner, cause: quote.quoteId, at };
  await mustMove(tx, BOOKING_MACHINE, {
    ...of,
    subject: [bookingId],
    from: ['Canceling'],
    to: 'Canceled',
    set,
  });
  await insertRefunds(tx, booking, quote.parts, currency, at);
  await enqueue(tx, { ...owner, kind: 'bookingCanceled', bookingId, at });
  const { refundMinor, supplierPenaltyMinor, claimMinor, choice } = quote;
  const { totalMinor } = booking;
  const paid = { totalMinor, owed: await readOwed(tx, owner, bookingId) };
  const entries = [
    ...(choice === 'airlineCredit'
      ? releaseEntries(paid, totalMinor - supplierPenaltyMinor, currency, bought)
      : cancelEntries(
          paid,
          refundMinor,
          supplierPenaltyMinor,
          currency,
          claimMinor,
          paidBackOf(bought),
          bought,
        )),
    ...premiumBackEntries(returnedMinor, currency),
  ];
  if (entries.length > 0)
    await post(tx, { ...owner, subjectId: bookingId, kind: 'cancel', phase: 'direct', entries, at });
  await recordProtectionsEnded(tx, booking, quote.protections, quote.quoteId, at);
  await endDisruption(tx, booking, quote, at);
  await mailEnded(tx, booking, bought, quote.protections, at, true);
  await returnToWallet(tx, deps, booking, isOfCancellation, at);
  await issueCredits(tx, deps, booking, quote, at);
  await forfeitCreditsOf(tx, deps, owner, { bookingId }, at);
  await cancelEarning(tx, owner, bookingId, at);
}

/** What the airline keeps for its travelers' next tickets. */
async function issueCredits(
  tx: Tx,
  deps: BookingDeps,
  booking: Booking,
  { quoteId, credits, choice }: CancelQuoteRow,
  at: Instant,
): Promise<void> {
  for (const [index, credit] of credits.entries()) {
    const traveler = ticketName(booking.guests, credit.traveler);
    const issueKey = `cancel:${quoteId}:${index}`;
    await issueAirlineCredit(
      tx,
      deps,
      booking,
      { ...credit, traveler, issueKey, isClaim: choice !== null },
      at,
    );
  }
}
