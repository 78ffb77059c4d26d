/**
 * The sagas' steps with the issuer's bank, for tenders of rewards: reserve, then settle or release. Our
 * reference there is the tender's; one unit pays one cent.
 */

import { forgetBalances } from '#modules/money/rewards/earnings.ts';
import type { Redemption, RedemptionRefund, RedemptionRejection } from '#suppliers/bank/redemptions-port.ts';
import { ok } from '#suppliers/outcome.ts';
import type { Step } from '#workflow/saga.ts';
import type { Payer } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import { recordAuthorized } from './record-authorized.ts';
import { recordRefunded } from './record-refunded.ts';
import type { Refund, Tender } from './store.ts';

type MilesStep<R> = Step<R, RedemptionRejection>;

/** What was reserved goes back to the same account when the booking is not made. */
export function reserveMilesStep(deps: BookingDeps, booking: Payer, tender: Tender): MilesStep<Redemption> {
  const { reference, sourceId: accountReferenceId, amountMinor: units } = tender;
  const { subject } = booking;
  const { redemptions } = deps;
  return {
    do: ({ context }) => redemptions.reserve({ reference, subject, accountReferenceId, units }, context),
    lookUp: async ({ context }) => {
      const found = await redemptions.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.redemption.state === 'reserved' ? found.value.redemption : null);
    },
    record: async (tx, { expiresAt }) => {
      await recordAuthorized(tx, deps, booking, tender, null, expiresAt);
      await forgetBalances(tx, booking);
    },
    undo: { do: ({ context }) => redemptions.release({ reference }, context) },
  };
}

/** After the pivot: takes what the tender came to, or gives everything back when nothing is left to take. */
export function settleMilesStep(
  { redemptions }: Pick<BookingDeps, 'redemptions'>,
  { reference, amountMinor: units }: Pick<Tender, 'reference' | 'amountMinor'>,
): MilesStep<unknown> {
  if (units === 0)
    return {
      do: ({ context }) => redemptions.release({ reference }, context),
      lookUp: async () => ok(null),
      onlyForward: true,
    };
  return {
    do: ({ context }) => redemptions.settle({ reference, units }, context),
    lookUp: async ({ context }) => {
      const found = await redemptions.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.redemption.state === 'settled' ? found.value.redemption : null);
    },
    onlyForward: true,
  };
}

/** Miles are back at once. */
export function refundMilesStep(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  refund: Refund,
): MilesStep<RedemptionRefund> {
  const { reference } = tender;
  const { amountMinor: units, reference: refundReference } = refund;
  const { redemptions } = deps;
  return {
    do: ({ context }) => redemptions.refund({ reference, refundReference, units }, context),
    lookUp: async ({ context }) => {
      const found = await redemptions.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.refunds.find((each) => each.reference === refundReference) ?? null);
    },
    record: async (tx) => {
      await recordRefunded(tx, deps, booking, tender, refund, 'returned');
      await forgetBalances(tx, booking);
    },
    onlyForward: true,
  };
}
