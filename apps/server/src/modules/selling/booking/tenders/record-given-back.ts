/**
 * Notes that everything a failed booking had set aside is given back: card, miles and credits in the one
 * commit that ends it (product, row 12).
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { forgetBalances } from '#modules/money/rewards/earnings.ts';
import { releaseCredits } from '#modules/money/wallet/release-credits.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import { TENDER_MACHINE } from '../machines.ts';
import type { BookingDeps } from '../product.ts';
import { voidTenders } from './record-taken.ts';
import { isOfWallet, type Tender } from './store.ts';

export async function recordGivenBack(
  tx: Tx,
  deps: BookingDeps,
  booking: Payer,
  tenders: readonly Tender[],
  cause: string,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId } = booking;
  const owner = { tenantId, customerId };
  for (const { tenderNo } of tenders) {
    const of = { ...owner, subject: [bookingId, tenderNo] as const, cause, at };
    const wasSetAside = await move(tx, TENDER_MACHINE, { ...of, from: ['authorized'], to: 'voided' });
    if (!wasSetAside) await move(tx, TENDER_MACHINE, { ...of, from: ['authorizing'], to: 'failed' });
  }
  await voidTenders(tx, booking, tenders, at);
  if (tenders.some(isOfWallet)) await releaseCredits(tx, deps, owner, { bookingId }, at);
  if (tenders.some(({ kind }) => kind === 'Rewards')) await forgetBalances(tx, owner);
}
