/** The sagas' steps with the card processor. Our reference there is the tender's. */
import { authorizeEntries, refundEntries } from '@sojourn/domain/ledger/postings.ts';
import { ok } from '#suppliers/outcome.ts';
import type { Authorization, PaymentRejection, RefundRecord } from '#suppliers/payments/port.ts';
import { move, mustMove } from '#workflow/move.ts';
import type { Step } from '#workflow/saga.ts';
import { post, voidPending } from '../ledger/store.ts';
import type { BookingDeps } from './deps.ts';
import type { Booking, Refund, Tender } from './store.ts';
import { authorizedColumns } from './store.ts';

type CardStep<R> = Step<R, PaymentRejection>;

export function authorizeStep(deps: BookingDeps, booking: Booking, tender: Tender): CardStep<Authorization> {
  const { reference, paymentId, amountMinor } = tender;
  const { subject, currency, bookingId } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const of = { ...owner, subject: [bookingId, tender.tenderNo] as const, cause: 'card' };
  return {
    do: ({ context }) =>
      deps.payments.authorize({ reference, subject, paymentId, amountMinor, currency }, context),
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.authorization.state === 'authorized' ? found.value.authorization : null);
    },
    record: async (tx, { label }) => {
      const at = deps.clock.now();
      const set = authorizedColumns(label, amountMinor);
      await mustMove(tx, 'tender', { ...of, from: ['authorizing'], to: 'authorized', at, set });
      const entries = authorizeEntries(amountMinor, currency);
      await post(tx, { ...owner, bookingId, kind: 'authorize', phase: 'pending', entries, at });
    },
    undo: {
      do: ({ context }) => deps.payments.void({ reference }, context),
      record: async (tx) => {
        const at = deps.clock.now();
        await mustMove(tx, 'tender', { ...of, from: ['authorizing', 'authorized'], to: 'voided', at });
        await voidPending(tx, owner, bookingId, { pending: 'authorize', kind: 'void' }, at);
      },
    },
  };
}

export function captureStep(
  deps: BookingDeps,
  reference: string,
  amountMinor: number,
): CardStep<Authorization> {
  return {
    do: ({ context }) => deps.payments.capture({ reference, amountMinor }, context),
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.authorization.state === 'captured' ? found.value.authorization : null);
    },
    onlyForward: true,
  };
}

export function refundStep(
  deps: BookingDeps,
  booking: Booking,
  tender: Tender,
  refund: Refund,
): CardStep<RefundRecord> {
  const { bookingId, currency } = booking;
  const owner = { tenantId: booking.tenantId, customerId: booking.customerId };
  const of = { ...owner, subject: [bookingId, refund.refundNo] as const, cause: 'card' };
  const { amountMinor, reference: refundReference } = refund;
  return {
    do: ({ context }) =>
      deps.payments.refund({ reference: tender.reference, refundReference, amountMinor }, context),
    lookUp: async ({ context }) => {
      const found = await deps.payments.lookUp({ reference: tender.reference }, context);
      if (found.outcome !== 'ok') return found;
      return ok(found.value?.refunds.find(({ reference }) => reference === refundReference) ?? null);
    },
    record: async (tx) => {
      const at = deps.clock.now();
      await move(tx, 'refund', { ...of, from: ['failed'], to: 'open', at });
      await mustMove(tx, 'refund', { ...of, from: ['open'], to: 'sent', at });
      const entries = refundEntries(amountMinor, currency);
      const kind = `refund:${refund.refundNo}`;
      await post(tx, { ...owner, bookingId, kind, phase: 'direct', entries, at });
    },
    onlyForward: true,
  };
}
