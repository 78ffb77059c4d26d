/**
 * Pays and books a checkout. However often and from wherever it is submitted, one saga runs and everybody is
 * given its answer (product, row 8).
 */

import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { can } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor, RequestContext } from '#context.ts';
import { judgeCheckoutNow } from '#modules/companies/arranging/party/judge-now.ts';
import {
  requireAllowedNow,
  requireStillAllowed,
} from '#modules/companies/arranging/party/require-allowed.ts';
import { brokenOf } from '#modules/companies/policy/decide-check.ts';
import { refuse } from '#refusal.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import type { SagaRow, Tx } from '#workflow/saga.ts';
import type { CheckoutRow } from '../checkouts/checkout-row.ts';
import { noteFailure, readCheckout } from '../checkouts/store.ts';
import { viewOfFailure } from '../checkouts/view.ts';
import { begin } from './begin-booking.ts';
import { type BookInput, isAsShown, requireQuote } from './check-shown.ts';
import type { PayDeps, StartDeps } from './deps.ts';
import type { BookResult } from './failed/end-failed.ts';
import { requirePayable, requireStillPayable } from './payment-requests/answer-request.ts';
import { planPayment } from './plan-payment.ts';
import { type Approved, prepare } from './prepare.ts';

export type BookAnswer = OutputOf<Calls['bookCheckout']>;

export async function bookCheckout(
  deps: PayDeps,
  checkoutId: CheckoutId,
  input: BookInput,
  actor: Actor,
  context: RequestContext,
  approved: Approved = {},
): Promise<BookAnswer> {
  const { sent } = approved;
  const found = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
  const row = sent?.asSent(found) ?? found;
  if (row.state !== 'open') return join(deps, row, input, actor);
  // Its host decides
  if (row.requestId !== (sent?.requestId ?? null)) refuse('CheckoutClosed');
  // What the company approved was accepted when it was sent
  if (!approved.isApproved) requirePayable(deps, row);
  await requireStillAllowed(deps, checkoutId, actor);
  if (!approved.isApproved) await requireNoApproval(deps, row, actor);
  requireQuote(deps, row, input, sent !== undefined);
  const planned = await planPayment(deps, row, actor);
  const asShown = isAsShown(planned, input);
  if (!asShown) {
    // Another submit may have set aside what this one would have paid with
    const winner = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
    if (winner.state !== 'open') return join(deps, winner, input, actor);
  }
  const { prepared, customFields } = await prepare(deps, row, planned, actor, approved);
  if (!asShown) refuse('TendersChanged', { oldCardMinor: input.cardMinor, newCardMinor: planned.cardMinor });
  const refused = await prepared.findRefusal();
  if (refused) {
    const failure = { ...refused, at: deps.clock.now() };
    await noteFailure(deps.db, actor, checkoutId, failure);
    return { result: 'Failed', failure };
  }
  const ready = {
    ...prepared,
    customFields,
    requireStillAllowed: async (tx: Tx) => {
      if (!approved.isApproved) await requireStillPayable(tx, deps, row, actor);
      await requireAllowedNow(deps, tx, checkoutId, actor);
      await prepared.requireStillAllowed(tx);
      await sent?.requireStill(tx);
    },
  };
  const { isApproved = false, isThere = sent?.isAttended ?? !isApproved, later } = approved;
  const isAttended = isThere && !actor.isDelegated;
  const way = { isAttended, later };
  const saga = await begin(deps, row, ready, planned, actor, context, way);
  if (!saga) {
    const winner = (await readCheckout(deps, actor, checkoutId)) ?? refuse('NotFound');
    return winner.state === 'open' ? refuse('Inactivity') : join(deps, winner, input, actor);
  }
  return answer(deps, saga, await deps.sagas.drive(saga), 'drove', checkoutId);
}

/**
 * * What a company reviews is booked by its approval alone (A §4): by its policy of now, at the price of now.
 * Refuses with ApprovalRequired, and with OutOfPolicy what has no reason.
 */
export async function requireNoApproval(deps: PayDeps, row: CheckoutRow, actor: Actor): Promise<void> {
  if (!can(deps.tenantOf(actor.tenantId), 'corporate')) return;
  const check = await judgeCheckoutNow(deps, row, actor);
  if (check?.needsApproval) refuse('ApprovalRequired');
  if (check && !check.isExplained)
    refuse('OutOfPolicy', { policy: { tier: check.tier.name, broken: brokenOf(check.verdict) } });
}

/** The answer of the submit that won. Refuses with CheckoutClosed when that was of another quote. */
async function join(deps: StartDeps, row: CheckoutRow, input: BookInput, actor: Actor): Promise<BookAnswer> {
  const bookingId = assertPresent(row.bookingId, 'the booking of a closed checkout');
  if (input.quoteId !== row.quote.quoteId || input.totalMinor !== row.quote.totalMinor)
    refuse('CheckoutClosed', { bookingId });
  const { tenantId, customerId } = actor;
  const saga = { tenantId, customerId, sagaId: bookingId };
  return answer(deps, saga, await deps.sagas.wait(saga), 'joined', row.checkoutId);
}

async function answer(
  deps: StartDeps,
  saga: Pick<SagaRow, 'tenantId' | 'customerId' | 'sagaId'>,
  end: SagaEnd,
  part: 'drove' | 'joined',
  checkoutId: CheckoutId,
): Promise<BookAnswer> {
  const bookingId = saga.sagaId as BookingId;
  if (end.end === 'waiting') {
    // Another process may have taken over what this one drove
    if (part === 'drove') return answer(deps, saga, await deps.sagas.wait(saga), 'joined', checkoutId);
    const row = await readCheckout(deps, saga, checkoutId);
    return { result: row?.cardCheck ? 'NeedsCheck' : 'Pending', bookingId };
  }
  const result = end.result as BookResult;
  if (result.result === 'Success') return { result: 'Success', bookingId };
  if (result.result === 'Failed')
    return {
      result: 'Failed',
      failure: viewOfFailure(result.failure) as Extract<BookAnswer, { result: 'Failed' }>['failure'],
    };
  const { oldTotalMinor, newTotalMinor } = result;
  return refuse('PriceIncreased', { oldTotalMinor, newTotalMinor });
}
