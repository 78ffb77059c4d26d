/**
 * Everything that a canceled booking changes, in the one commit after the supplier has canceled: what is owed
 * to each tender, credits given back by their rules, credits and earnings that it had brought.
 */

import type { Instant } from '@sojourn/domain/dates.ts';
import { cancelEntries, premiumBackEntries, releaseEntries } from '@sojourn/domain/ledger/postings.ts';
import { returnedOf } from '@sojourn/domain/protections/end-protections.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { issueAirlineCredit } from '../airline-credits/issue-airline-credit.ts';
import type { Booking } from '../booking/booking.ts';
import { BOOKING_MACHINE } from '../booking/machines.ts';
import type { BookingDeps } from '../booking/product.ts';
import { isOfCancellation } from '../booking/tenders/paid-tenders.ts';
import { returnToWallet } from '../booking/tenders/return-to-wallet.ts';
import { insertRefunds } from '../booking/tenders/store.ts';
import { post, readOwed } from '../ledger/store.ts';
import { enqueue } from '../notify/enqueue.ts';
import { mailEnded } from '../protection-endings/mail-ended.ts';
import { paidBackOf, premiumLeft } from '../protections/bought.ts';
import { recordProtectionsEnded } from '../protections/record-ended.ts';
import { readProtections } from '../protections/store.ts';
import { cancelEarning } from '../rewards/earnings.ts';
import { forfeitCreditsOf } from '../wallet/brought/forfeit-credits.ts';
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
