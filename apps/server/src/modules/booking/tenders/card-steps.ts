/** The sagas' steps with the card processor. Our reference there is the tender's. */
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { ok } from '#suppliers/outcome.ts';
import type { Authorization, PaymentRejection, RefundRecord } from '#suppliers/payments/port.ts';
import type { Step } from '#workflow/saga.ts';
import { cardOwner } from '../../companies/card/pay-rule.ts';
import type { Payer } from '../booking.ts';
import type { BookingDeps } from '../product.ts';
import { recordAuthorized } from './record-authorized.ts';
import { recordRefunded } from './record-refunded.ts';
import type { Refund, Tender } from './store.ts';

type CardStep<R> = Step<R, PaymentRejection>;
type Payments = Pick<BookingDeps, 'payments'>;

/**
 * What was set aside is given back when the booking is not made; that is noted in the commit that ends it.
 */
export function authorizeStep(deps: BookingDeps, booking: Payer, tender: Tender): CardStep<Authorization> {
  const { reference, amountMinor } = tender;
  const { currency } = booking;
  const paymentId = tender.sourceId as PaymentId;
  return {
    do: async ({ context }) => {
      const subject = tender.cardOwner ?? (await cardOwner(deps.db, booking, paymentId));
      return deps.payments.authorize({ reference, subject, paymentId, amountMinor, currency }, context);
    },
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.authorization.state === 'authorized' ? found.value.authorization : null);
    },
    record: (tx, { label }) => recordAuthorized(tx, deps, booking, tender, label),
    undo: { do: ({ context }) => deps.payments.void({ reference }, context) },
  };
}

/** After the pivot: takes `amountMinor`, or gives everything back when nothing is left to take. */
export function captureStep(
  { payments }: Payments,
  { reference, amountMinor }: Pick<Tender, 'reference' | 'amountMinor'>,
): CardStep<unknown> {
  if (amountMinor === 0)
    return {
      do: ({ context }) => payments.void({ reference }, context),
      lookUp: async () => ok(null),
      onlyForward: true,
    };
  return {
    do: ({ context }) => payments.capture({ reference, amountMinor }, context),
    lookUp: async ({ context }) => {
      const found = await payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.authorization.state === 'captured' ? found.value.authorization : null);
    },
    onlyForward: true,
  };
}

export function refundStep(
  deps: BookingDeps,
  booking: Payer,
  tender: Tender,
  refund: Refund,
): CardStep<RefundRecord> {
  const { reference } = tender;
  const { amountMinor, reference: refundReference } = refund;
  return {
    do: ({ context }) => deps.payments.refund({ reference, refundReference, amountMinor }, context),
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.refunds.find((each) => each.reference === refundReference) ?? null);
    },
    record: (tx) => recordRefunded(tx, deps, booking, tender, refund, 'sent'),
    onlyForward: true,
  };
}
