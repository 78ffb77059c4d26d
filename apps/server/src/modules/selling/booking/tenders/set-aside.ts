/** The money part of every booking saga: tenders are reserved before the pivot and captured after it. */
import { itemAt } from '@sojourn/domain/present.ts';
import { shrinkTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import { forwardStep, type Saga } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import { failureOfPayment, failureOfRedemption, type StepFailure } from '../failure.ts';
import type { BookingDeps } from '../product.ts';
import { askingIn } from '../saga-input.ts';
import { type Asking, authorizeStep, captureStep } from './card-steps.ts';
import { reserveMilesStep, settleMilesStep } from './miles-steps.ts';
import type { TakenTender } from './record-taken.ts';
import { getTender, isOfWallet, type Tender } from './store.ts';

const milesStep = (tenderNo: number): string => `miles:${tenderNo}`;
const CARD_STEP = 'authorize';

/** The steps of setting aside, in their order, as the commit that begins a booking writes their intents. */
export const setAsideSteps = (tenders: readonly Pick<Tender, 'kind' | 'tenderNo'>[]): string[] => [
  ...tenders.flatMap(({ kind, tenderNo }) => (kind === 'Rewards' ? milesStep(tenderNo) : [])),
  ...tenders.flatMap(({ kind }) => (kind === 'UserCard' ? CARD_STEP : [])),
];

/** How a run that has taken over gives back what the process before it may have set aside. */
export function expectSetAside(
  deps: BookingDeps,
  saga: Saga,
  booking: Payer,
  planned: readonly Tender[],
): void {
  const asking = askingIn(saga.row);
  const undos = new Map(
    planned.flatMap((tender) => {
      if (tender.kind === 'Rewards')
        return [[milesStep(tender.tenderNo), reserveMilesStep(deps, booking, tender).undo] as const];
      return tender.kind === 'UserCard'
        ? [[CARD_STEP, authorizeStep(deps, booking, tender, asking).undo] as const]
        : [];
    }),
  );
  saga.expect(
    setAsideSteps(planned).flatMap((name) => {
      const undo = undos.get(name);
      return undo ? [{ name, undo }] : [];
    }),
  );
}

/** Tenders as they're set aside: the card that was planned, or another that the customer chose since. */
type SetAside =
  | { readonly failure: StepFailure; readonly tenders?: undefined }
  | { readonly failure: null; readonly tenders: readonly Tender[] };

/**
 * Reserves miles, then the card. The planned miles are reserved even if fewer are needed by now, because
 * accounts have a minimum; the rest is released later. `asking`: how the customer can be asked by their bank.
 */
export async function setAside(
  deps: BookingDeps,
  saga: Saga,
  booking: Payer,
  planned: readonly Tender[],
  tenders: readonly Tender[],
  asking: Asking | null = askingIn(saga.row),
): Promise<SetAside> {
  const needed = tenders.filter(({ amountMinor }) => amountMinor > 0);
  for (const { tenderNo } of needed.filter(({ kind }) => kind === 'Rewards')) {
    const tender = getTender(planned, tenderNo);
    const reserved = await saga.step(milesStep(tenderNo), reserveMilesStep(deps, booking, tender));
    if (reserved.outcome !== 'ok') return { failure: failureOfRedemption(reserved) };
  }
  const references = new Map<number, string>();
  for (const tender of needed.filter(({ kind }) => kind === 'UserCard')) {
    const authorized = await saga.step(CARD_STEP, authorizeStep(deps, booking, tender, asking));
    if (authorized.outcome !== 'ok')
      return { failure: failureOfPayment(deps.products[booking.product], authorized) };
    references.set(tender.tenderNo, authorized.value.reference);
  }
  const setAsideBy = (tender: Tender): Tender => ({
    ...tender,
    reference: references.get(tender.tenderNo) ?? tender.reference,
  });
  return { failure: null, tenders: tenders.map(setAsideBy) };
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
      .map((tender) => forwardStep('capture', captureStep(deps, saga.row, tender))),
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
