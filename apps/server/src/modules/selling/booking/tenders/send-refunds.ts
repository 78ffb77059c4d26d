/** The steps of a saga that send what it owes, tender by tender. */
import { forwardStep, type Saga, type Step } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import type { Paid } from '../store.ts';
import { refundStep } from './card-steps.ts';
import { refundMilesStep } from './miles-steps.ts';
import { getTender, type Refund, readRefunds, type Tender } from './store.ts';

/**
 * Miles first: they are back at once. None waits for another: a bank that is away keeps no card waiting.
 * `isOwed`: the refunds of this saga; what others owe, they send.
 */
export async function sendRefunds(
  deps: BookingDeps,
  saga: Saga,
  { booking, tenders }: { readonly booking: Payer } & Pick<Paid, 'tenders'>,
  isOwed: (refund: Refund) => boolean,
): Promise<void> {
  const refunds = (await readRefunds(deps.db, booking)).filter(isOwed);
  const stepsFor = <R, X>(kind: Tender['kind'], step: (tender: Tender, refund: Refund) => Step<R, X>) =>
    refunds.flatMap((refund) => {
      const tender = getTender(tenders, refund.tenderNo);
      return tender.kind === kind ? [forwardStep(`refund:${refund.refundNo}`, step(tender, refund))] : [];
    });
  await saga.tryAll([
    ...stepsFor('Rewards', (tender, refund) => refundMilesStep(deps, booking, tender, refund)),
    ...stepsFor('UserCard', (tender, refund) => refundStep(deps, booking, tender, refund)),
  ]);
}
