/** Credits and offers that paid are back, replaced or forfeited at once, without a call to anyone outside. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { refundEntries } from '@sojourn/domain/ledger/postings.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { post } from '#modules/money/ledger/store.ts';
import { returnCredits } from '#modules/money/wallet/return-credits.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import { REFUND_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { getTender, isOfWallet, type Refund, readRefunds, readTenders, settledColumns } from './store.ts';

/** `isOwed`: the refunds that were just noted. */
export async function returnToWallet(
  tx: Tx,
  deps: Pick<BookingDeps, 'random' | 'tenders'>,
  booking: Payer,
  isOwed: (refund: Refund) => boolean,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, currency } = booking;
  const owner = { tenantId, customerId };
  const tenders = await readTenders(tx, booking);
  const refunds = (await readRefunds(tx, booking)).filter(
    (refund) => isOwed(refund) && isOfWallet(getTender(tenders, refund.tenderNo)),
  );
  if (refunds.length === 0) return;
  const parts = refunds.map(({ tenderNo, amountMinor }) => ({ tenderNo, amountMinor }));
  const returned = await returnCredits(tx, deps, owner, { bookingId, parts }, at);
  for (const { refundNo, tenderNo, amountMinor } of refunds) {
    const found = returned.find((each) => each.tenderNo === tenderNo);
    const { outcome, creditId } = assertPresent(found, `the returned part of tender ${tenderNo}`);
    const of = { ...owner, subject: [bookingId, refundNo] as const, cause: outcome, at };
    const set = settledColumns(outcome, creditId, at);
    await mustMove(tx, REFUND_MACHINE, { ...of, from: ['open'], to: 'returned', set });
    const entries = refundEntries(getTender(tenders, tenderNo), amountMinor, currency, creditId);
    const kind = `refund:${refundNo}`;
    await post(tx, { ...owner, subjectId: bookingId, kind, phase: 'direct', entries, at });
  }
}
