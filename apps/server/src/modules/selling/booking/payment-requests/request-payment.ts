/**
 * An agent in the customer's place sends a booking to the customer, who accepts and pays it on their own
 * page: their card, credits and miles are theirs alone to spend, and so is their consent to the terms.
 */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { paymentRequestEnds } from '@sojourn/domain/checkout/payment-request.ts';
import type { CheckoutId, CustomerId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { refuse } from '#refusal.ts';
import { mustMove } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../../checkouts/checkout-row.ts';
import { noteFailure, patchDraft, readCheckout } from '../../checkouts/store.ts';
import { viewOfFailure } from '../../checkouts/view.ts';
import { type BookInput, checkPayable } from '../check-shown.ts';
import type { PayDeps } from '../deps.ts';
import { nameInAll } from '../in-language.ts';
import { PAYMENT_REQUEST_MACHINE } from '../machines.ts';
import type { PaymentRequested } from './messages.ts';
import {
  insertPaymentRequest,
  isBeingBooked,
  lockPaymentRequest,
  type NewPaymentRequest,
  type PaymentRequestRow,
  readPaymentRequest,
  renewPaymentRequest,
  requestedColumns,
} from './store.ts';
import { viewRequest } from './view-request.ts';

type Answer = OutputOf<Calls['requestPayment']>;

/** Refuses as paying does what can't be booked as it is shown. Nobody else than a delegate asks. */
export async function requestPayment(
  deps: PayDeps,
  checkoutId: CheckoutId,
  input: BookInput,
  actor: Actor,
): Promise<Answer> {
  const row = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  const { agentId } = actor;
  if (!actor.isDelegated || !agentId) return refuse('PaymentRequestOver');
  if (row.state !== 'open') refuse('CheckoutClosed', row.bookingId ? { bookingId: row.bookingId } : {});
  // As the customer will, who agrees to the terms then
  const accepted = { ...row, draft: { ...row.draft, termsAccepted: true } };
  const { failure: refused } = await checkPayable(deps, accepted, input, { ...actor, isDelegated: false });
  if (refused) {
    const failure = { ...refused, at: deps.clock.now() };
    await noteFailure(deps.db, actor, checkoutId, failure);
    return {
      result: 'Failed',
      failure: viewOfFailure(failure) as Extract<Answer, { result: 'Failed' }>['failure'],
    };
  }
  if (row.draft.termsAccepted) await patchDraft(deps, actor, row, { termsAccepted: false }, deps.clock.now());
  const requested = requestedOf(deps, row, actor, agentId);
  const saved = await withTransaction(deps.db, (tx) => save(tx, requested));
  return { result: 'Sent', request: viewRequest(saved, deps.clock.now(), actor.locale) };
}

function requestedOf(
  { clock, products }: PayDeps,
  { checkoutId, quote }: CheckoutRow,
  { tenantId, customerId }: Actor,
  agentId: CustomerId,
): NewPaymentRequest {
  const { title, subtitle, startsAt } = products[quote.product].summary(quote);
  const requestedAt = clock.now();
  return {
    tenantId,
    customerId,
    checkoutId,
    agentId,
    title,
    subtitle,
    named: nameInAll(products, quote),
    totalMinor: quote.totalMinor,
    currency: quote.currency,
    requestedAt,
    expiresAt: paymentRequestEnds(requestedAt, startsAt),
  };
}

/**
 * However often it's sent: one request for each checkout, with a mail each time. Refuses with
 * PaymentRequestOver what the customer has paid or is paying now.
 */
async function save(tx: Tx, requested: NewPaymentRequest): Promise<PaymentRequestRow> {
  const { tenantId, customerId, checkoutId, requestedAt: at } = requested;
  if (!(await insertPaymentRequest(tx, requested))) await renew(tx, requested);
  const saved = assertPresent(await readPaymentRequest(tx, requested), 'the request that was just saved');
  const message: PaymentRequested = {
    kind: 'paymentRequested',
    key: `${checkoutId}.${at}`,
    checkoutId,
    title: requested.title,
    subtitle: requested.subtitle,
    named: requested.named,
    total: money(requested.totalMinor, requested.currency),
    agentName: saved.agentName,
    expiresAt: requested.expiresAt,
  };
  await enqueue(tx, { tenantId, customerId, at, ...message });
  return saved;
}

async function renew(tx: Tx, requested: NewPaymentRequest): Promise<void> {
  const { tenantId, customerId, checkoutId, requestedAt: at } = requested;
  const { state } = assertPresent(await lockPaymentRequest(tx, requested), 'the request from before');
  if (state === 'paid' || (await isBeingBooked(tx, requested))) return refuse('PaymentRequestOver');
  if (state === 'waiting') return renewPaymentRequest(tx, requested);
  const of = { tenantId, customerId, subject: [checkoutId] as const, cause: 'requestedAgain', at };
  const set = requestedColumns(requested);
  await mustMove(tx, PAYMENT_REQUEST_MACHINE, { ...of, from: [state], to: 'waiting', set });
}
