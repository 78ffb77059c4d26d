/** What waits for its customer: listed, declined or withdrawn, and refused once it's over. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { canPayRequest, paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../../checkouts/checkout-row.ts';
import { readCheckout } from '../../checkouts/store.ts';
import type { PayDeps } from '../deps.ts';
import { PAYMENT_REQUEST_MACHINE } from '../machines.ts';
import {
  isBeingBooked,
  lockPaymentRequest,
  type PaymentRequestRef,
  readPaymentRequest,
  readWaitingRequests,
} from './store.ts';
import { viewRequest } from './view-request.ts';

export async function listRequests(deps: PayDeps, actor: Actor) {
  const now = deps.clock.now();
  const rows = await readWaitingRequests(deps.db, actor, now);
  return { requests: rows.map((row) => viewRequest(row, now, actor.locale)) };
}

/** Refuses with PaymentRequestOver what is answered already or is being booked. */
export async function endRequest(
  deps: PayDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<OutputOf<Calls['endPaymentRequest']>> {
  const ref = refOf(actor, checkoutId);
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const found = (await lockPaymentRequest(tx, ref)) ?? (await refuseUnsent(deps, actor, checkoutId));
    const isBooked = await isBeingBooked(tx, ref);
    if (paymentRequestState(found, isBooked, at) !== 'waiting') refuse('PaymentRequestOver');
    const to = actor.isDelegated ? 'withdrawn' : 'declined';
    const { tenantId, customerId } = ref;
    const of = { tenantId, customerId, subject: [checkoutId] as const, cause: to, at };
    await mustMove(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: ['waiting'], to });
  });
  const row = assertPresent(await readPaymentRequest(deps.db, ref), 'the request that just ended');
  return { request: viewRequest(row, at, actor.locale) };
}

/** A checkout that nobody sent its customer. */
async function refuseUnsent(deps: PayDeps, actor: Actor, checkoutId: CheckoutId): Promise<never> {
  return refuse((await readCheckout(deps, actor, checkoutId)) ? 'PaymentRequestOver' : 'NotFound');
}

const refOf = ({ tenantId, customerId }: Actor, checkoutId: CheckoutId) => ({
  tenantId,
  customerId,
  checkoutId,
});

/** Sent to the company to approve, it's accepted. Refuses with PaymentRequestOver. */
export async function noteAccepted(tx: Tx, ref: PaymentRequestRef, at: Instant): Promise<void> {
  const { checkoutId, ...owner } = ref;
  const state = await requirePayableNow(tx, ref, at);
  if (state !== 'waiting') return;
  const of = { ...owner, subject: [checkoutId] as const, cause: 'sentForApproval', at };
  await mustMove(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: ['waiting'], to: 'paid' });
}

/** What nobody sent them is paid as ever. Refuses with PaymentRequestOver. */
export function requirePayable(
  { clock }: Pick<Effects, 'clock'>,
  { paymentRequest }: Pick<CheckoutRow, 'paymentRequest'>,
): void {
  if (paymentRequest && !canPayRequest(paymentRequest, clock.now())) refuse('PaymentRequestOver');
}

/** The same in the transaction that begins the booking: it may have been declined since. */
export async function requireStillPayable(
  tx: Tx,
  { clock }: Pick<Effects, 'clock'>,
  { checkoutId, paymentRequest }: Pick<CheckoutRow, 'checkoutId' | 'paymentRequest'>,
  actor: Actor,
): Promise<void> {
  if (paymentRequest) await requirePayableNow(tx, refOf(actor, checkoutId), clock.now());
}

/** Locks it until the end of the transaction, so that nobody ends it in between. */
async function requirePayableNow(tx: Tx, ref: PaymentRequestRef, now: Instant) {
  const found = await lockPaymentRequest(tx, ref);
  if (!found || !canPayRequest(found, now)) return refuse('PaymentRequestOver');
  return found.state;
}
