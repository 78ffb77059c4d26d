/** What every booking saga does about money: what pays is set aside before the pivot, and taken after it. */
import { shrinkTenders } from '@sojourn/domain/wallet/tender-plan.ts';
import type { Saga } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { failureOfPayment, failureOfRedemption, type StepFailure } from '../failure.ts';
import type { BookingDeps } from '../product.ts';
import { authorizeStep, captureStep } from './card-steps.ts';
import { reserveMilesStep, settleMilesStep } from './miles-steps.ts';
import type { TakenTender } from './record-taken.ts';
import { isOfWallet, type Tender } from './store.ts';

/**
 * Miles, then the card: null when all of it is set aside, else why not. Of miles the planned units are
 * reserved though fewer may be needed by now, as an account has a minimum; what is not taken is free again.
 */
export async function setAside(
  deps: BookingDeps,
  saga: Saga,
  booking: Booking,
  planned: readonly Tender[],
  asked: readonly Tender[],
): Promise<StepFailure | null> {
  const needed = asked.filter(({ amountMinor }) => amountMinor > 0);
  for (const { tenderNo } of needed.filter(({ kind }) => kind === 'Rewards')) {
    const tender = planned.find((each) => each.tenderNo === tenderNo)!;
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
 * After the pivot: what was set aside of each tender is taken, or given back when it came to nothing. The
 * card first, whose bank gives up waiting soonest; none waits for another.
 */
export async function take(deps: BookingDeps, saga: Saga, taken: readonly TakenTender[]): Promise<void> {
  const setAside = taken.filter(({ wasSetAside }) => wasSetAside);
  await saga.tryAll([
    ...setAside
      .filter(({ kind }) => kind === 'UserCard')
      .map((tender) => () => saga.step('capture', captureStep(deps, tender))),
    ...setAside
      .filter(({ kind }) => kind === 'Rewards')
      .map((tender) => () => saga.step(`settle:${tender.tenderNo}`, settleMilesStep(deps, tender))),
  ]);
}

/** What is taken of each tender once `takenMinor` is to be paid; `asked`: as they were set aside. */
export const takenOf = (asked: readonly Tender[], takenMinor: number): TakenTender[] =>
  shrinkTenders(asked, takenMinor).map((tender, i) => ({
    ...tender,
    takenMinor: tender.amountMinor,
    wasSetAside: isOfWallet(tender) || asked[i]!.amountMinor > 0,
  }));
