/** The money part of every booking saga: tenders are reserved before the pivot and captured after it. */
import { itemAt } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { forwardStep, type Saga } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import { failureOfPayment, failureOfRedemption, type StepFailure } from '../failure.ts';
import type { BookingDeps } from '../product.ts';
import { authorizeStep, captureStep } from './card-steps.ts';
import { reserveMilesStep, settleMilesStep } from './miles-steps.ts';
import type { TakenTender } from './record-taken.ts';
import { getTender, isOfWallet, type Tender } from './store.ts';

/**
 * Reserves miles, then the card; null when everything is reserved. The planned miles are reserved even if
 * fewer are needed by now, because accounts have a minimum; the rest is released later.
 */
export async function setAside(
  deps: BookingDeps,
  saga: Saga,
  booking: Payer,
  planned: readonly Tender[],
  tenders: readonly Tender[],
): Promise<StepFailure | null> {
  const needed = tenders.filter(({ amountMinor }) => amountMinor > 0);
  for (const { tenderNo } of needed.filter(({ kind }) => kind === 'Rewards')) {
    const tender = getTender(planned, tenderNo);
    const reserved = await saga.step(`miles:${tenderNo}`, reserveMilesStep(deps, booking, tender));
    if (reserved.outcome !== 'ok') return failureOfRedemption(reserved);
  }
  for (const tender of needed.filter(({ kind }) => kind === 'UserCard')) {
    const authorized = await saga.step('authorize', authorizeStep(deps, booking, tender));
    if (authorized.outcome !== 'ok') return failureOfPayment(deps.products[booking.product], authorized);
  }
  return null;
}

/**
 * After the pivot: captures what's reserved of each tender, or voids it when nothing is due. All in parallel,
 * the card first because its bank times out soonest.
 */
export async function take(deps: BookingDeps, saga: Saga, taken: readonly TakenTender[]): Promise<void> {
  const setAside = taken.filter(({ wasSetAside }) => wasSetAside);
  await saga.tryAll([
    ...setAside
      .filter(({ kind }) => kind === 'UserCard')
      .map((tender) => forwardStep('capture', captureStep(deps, tender))),
    ...setAside
      .filter(({ kind }) => kind === 'Rewards')
      .map((tender) => forwardStep(`settle:${tender.tenderNo}`, settleMilesStep(deps, tender))),
  ]);
}

/** What's taken of each tender when `takenMinor` is due; `reserved`: the tenders as they were reserved. */
export const takenOf = (reserved: readonly Tender[], takenMinor: number): TakenTender[] =>
  shrinkTenders(reserved, takenMinor).map((tender, i) => ({
    ...tender,
    takenMinor: tender.amountMinor,
    wasSetAside: isOfWallet(tender) || itemAt(reserved, i).amountMinor > 0,
  }));
