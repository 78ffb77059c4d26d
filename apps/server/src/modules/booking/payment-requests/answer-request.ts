/** What waits for its customer: shown, declined or taken back, and refused once it's over. */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { paymentRequestState } from '@sojourn/domain/checkout/payment-request.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Actor, Effects } from '../../../context.ts';
import { refuse } from '../../../refusal.ts';
import type { CheckoutRow } from '../../checkouts/checkout-row.ts';
import { readCheckout } from '../../checkouts/store.ts';
import type { PayDeps } from '../deps.ts';
import { type Named, nameInAll } from '../in-language.ts';
import { PAYMENT_REQUEST_MACHINE } from '../machines.ts';
import { readPaymentRequest, readWaitingRequests } from './store.ts';
import { viewRequest } from './view-request.ts';

export async function listRequests(deps: PayDeps, actor: Actor) {
  const now = deps.clock.now();
  const rows = await readWaitingRequests(deps.db, actor, now);
  const requests = rows.map(async (row) => {
    const checkout = await readCheckout(deps, actor, row.checkoutId);
    return viewRequest(row, now, checkout && nameFor(deps, checkout, actor));
  });
  return { requests: await Promise.all(requests) };
}

const nameFor = ({ products }: PayDeps, { quote }: CheckoutRow, { locale }: Actor): Named =>
  nameInAll(products, quote)[locale];

export async function showRequest(
  deps: PayDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<OutputOf<Calls['getPaymentRequest']>> {
  const checkout = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  const row = await readPaymentRequest(deps.db, refOf(actor, checkoutId));
  return { request: row ? viewRequest(row, deps.clock.now(), nameFor(deps, checkout, actor)) : null };
}

/** Refuses with PaymentRequestOver what is answered already. */
export async function endRequest(
  deps: PayDeps,
  checkoutId: CheckoutId,
  actor: Actor,
): Promise<OutputOf<Calls['endPaymentRequest']>> {
  const ref = refOf(actor, checkoutId);
  const at = deps.clock.now();
  const checkout = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  await withTransaction(deps.db, async (tx) => {
    await requireWaiting(tx, deps, ref);
    const to = actor.isDelegated ? 'withdrawn' : 'declined';
    const { tenantId, customerId } = ref;
    const of = { tenantId, customerId, subject: [checkoutId] as const, cause: to, at };
    if (!(await move(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: ['waiting'], to })))
      refuse('PaymentRequestOver');
  });
  const row = assertPresent(await readPaymentRequest(deps.db, ref), 'the request that just ended');
  return { request: viewRequest(row, at, nameFor(deps, checkout, actor)) };
}

const refOf = ({ tenantId, customerId }: Actor, checkoutId: CheckoutId) => ({
  tenantId,
  customerId,
  checkoutId,
});

async function requireWaiting(
  tx: Tx,
  { clock }: Pick<Effects, 'clock'>,
  ref: ReturnType<typeof refOf>,
): Promise<void> {
  const row = await readPaymentRequest(tx, ref);
  if (!row || paymentRequestState(row, row.isBooked, clock.now()) !== 'waiting') refuse('PaymentRequestOver');
}

/** Sent to the company to approve, it's accepted. */
export const noteAccepted = (tx: Tx, { checkoutId, ...owner }: ReturnType<typeof refOf>, at: Instant) => {
  const of = { ...owner, subject: [checkoutId] as const, cause: 'sentForApproval', at };
  return move(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: ['waiting'], to: 'paid' });
};

/** What nobody sent them is paid as ever. Refuses with PaymentRequestOver. */
export function requirePayable(
  { clock }: Pick<Effects, 'clock'>,
  { paymentRequest }: Pick<CheckoutRow, 'paymentRequest'>,
): void {
  if (paymentRequest && paymentRequestState(paymentRequest, false, clock.now()) !== 'waiting')
    refuse('PaymentRequestOver');
}

/** The same in the transaction that begins the booking: it may have been declined since. */
export async function requireStillPayable(
  tx: Tx,
  deps: Pick<Effects, 'clock'>,
  { checkoutId, paymentRequest }: Pick<CheckoutRow, 'checkoutId' | 'paymentRequest'>,
  actor: Actor,
): Promise<void> {
  if (paymentRequest) await requireWaiting(tx, deps, refOf(actor, checkoutId));
}
