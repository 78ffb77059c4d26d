/**
 * Pays and books a checkout. However often and from wherever it is submitted, one saga runs and everybody is
 * given its answer (product, row 8).
 */

import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { type CheckoutDraft, completeDraft } from '@sojourn/contract/checkouts.ts';
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { stayTimes } from '@sojourn/domain/booking/decide.ts';
import { isBefore } from '@sojourn/domain/dates.ts';
import { type BookingId, type CheckoutId, newId, type PaymentId, type QuoteId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { SagaEnd } from '#workflow/runner-settings.ts';
import type { SagaRow } from '#workflow/saga.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { beginBooking, type CheckoutRow, noteFailure, readCheckout } from '../checkouts/store.ts';
import { BOOK_STAY } from './book-stay.ts';
import type { StartDeps } from './deps.ts';
import type { BookResult } from './end-failed.ts';
import { insertBooking, isCodeTaken } from './store.ts';

export type BookInput = { readonly totalMinor: number; readonly quoteId: QuoteId };
export type BookAnswer = OutputOf<Calls['bookCheckout']>;

/** How long a submit waits for the saga that another submit of the same quote drives. */
const JOIN_MS = 20_000;
/** Of 148 million codes; with a million bookings one in 148 is drawn a second time. */
const CODE_DRAWS = 5;

export async function bookCheckout(
  deps: StartDeps,
  checkoutId: CheckoutId,
  input: BookInput,
  actor: Actor,
  context: RequestContext,
): Promise<BookAnswer> {
  const row = (await readCheckout(deps.db, actor, checkoutId)) ?? refuse('NotFound');
  if (row.state !== 'open') return join(deps, row, input, actor);
  const draft = requireBookable(deps, row, input);
  const minimumAge = row.quote.offer.stay.minimumCheckInAge;
  if (draft.leadGuestAge < minimumAge) {
    const failure = {
      reason: 'CheckInMinimumAgeNotMet',
      payment: null,
      minimumAge,
      at: deps.clock.now(),
    } as const;
    await noteFailure(deps.db, actor, checkoutId, failure);
    return { result: 'Failed', failure };
  }
  const saga = await begin(deps, row, draft, actor, context);
  if (!saga) {
    const winner = (await readCheckout(deps.db, actor, checkoutId)) ?? refuse('NotFound');
    return winner.state === 'open' ? refuse('Inactivity') : join(deps, winner, input, actor);
  }
  return answer(deps, saga, await deps.sagas.drive(saga), 'drove');
}

type ReadyDraft = CheckoutDraft & { readonly leadGuestAge: number; readonly paymentId: PaymentId };

/** Refuses with what stands in the way of paying this quote, in the order in which it can be put right. */
function requireBookable({ clock }: StartDeps, row: CheckoutRow, input: BookInput): ReadyDraft {
  const { quote, priceChange } = row;
  if (priceChange) {
    const { oldTotalMinor, newTotalMinor } = priceChange;
    refuse('PriceIncreased', { oldTotalMinor, newTotalMinor });
  }
  if (input.totalMinor !== quote.totalMinor)
    refuse('PriceIncreased', { oldTotalMinor: input.totalMinor, newTotalMinor: quote.totalMinor });
  if (input.quoteId !== quote.quoteId || !isBefore(clock.now(), quote.expiresAt)) refuse('Inactivity');
  const parsed = completeDraft.safeParse(row.draft);
  const fields = new Map(
    parsed.error?.issues.map(({ path, code }) => [path.join('.'), code as string]) ?? [],
  );
  for (let room = row.draft.guests.length; room < quote.request.rooms.length; room++)
    for (const part of ['firstName', 'lastName']) fields.set(`guests.${room}.${part}`, 'missing');
  if (parsed.success && fields.size === 0) return parsed.data;
  return refuse('CheckoutIncomplete', { fields: [...fields].map(([path, problem]) => ({ path, problem })) });
}

/** Undefined when another submit was first. A code that another booking has is drawn again. */
async function begin(...asked: Parameters<typeof beginOnce>): Promise<SagaRow | undefined> {
  for (let draw = 1; ; draw++) {
    try {
      return await beginOnce(...asked);
    } catch (error) {
      if (!isCodeTaken(error) || draw === CODE_DRAWS) throw error;
    }
  }
}

async function beginOnce(
  deps: StartDeps,
  { checkoutId, quote }: CheckoutRow,
  draft: ReadyDraft,
  actor: Actor,
  context: RequestContext,
): Promise<SagaRow | undefined> {
  const { tenantId, customerId, subject } = actor;
  const owner = { tenantId, customerId };
  const at = deps.clock.now();
  const bookingId = newId('bkg', deps.random.bytes(16));
  const { request, offer, currency, totalMinor, quoteId, termsVersion } = quote;
  const { email, phone, loyaltyNumber, requests, leadGuestAge, guests, paymentId } = draft;
  return withTransaction(deps.db, async (tx) => {
    if (!(await beginBooking(tx, owner, checkoutId, { quoteId, bookingId }, at))) return undefined;
    const row = {
      ...owner,
      ...stayTimes(offer.stay),
      bookingId,
      checkoutId,
      quoteId,
      subject,
      supplierId: deps.supplierOf(request.stayId)?.id ?? '',
      confirmationCode: shortCode('H', deps.random.bytes(8)),
      request,
      offer,
      guests: guests.slice(0, request.rooms.length),
      contact: { email, phone, loyaltyNumber, requests, leadGuestAge },
      acceptedMinor: totalMinor,
      taxesMinor: offer.price.taxesAndFees.amountMinor,
      currency,
      termsVersion,
      createdAt: at,
    };
    const reference = `${bookingId}:card`;
    await insertBooking(tx, row, { tenderNo: 1, kind: 'UserCard', paymentId, reference });
    const { scenario, requestId } = context;
    return deps.sagas.start(tx, {
      ...owner,
      sagaId: bookingId,
      kind: BOOK_STAY,
      input: { bookingId },
      scenario,
      requestId,
    });
  });
}

/** The answer of the submit that won: of the same quote, or the checkout is closed to this one. */
async function join(deps: StartDeps, row: CheckoutRow, input: BookInput, actor: Actor): Promise<BookAnswer> {
  const bookingId = row.bookingId!;
  if (input.quoteId !== row.quote.quoteId || input.totalMinor !== row.quote.totalMinor)
    refuse('CheckoutClosed', { bookingId });
  const { tenantId, customerId } = actor;
  const saga = { tenantId, customerId, sagaId: bookingId };
  return answer(deps, saga, await deps.sagas.wait(saga, JOIN_MS), 'joined');
}

async function answer(
  deps: StartDeps,
  saga: Pick<SagaRow, 'tenantId' | 'customerId' | 'sagaId'>,
  end: SagaEnd,
  part: 'drove' | 'joined',
): Promise<BookAnswer> {
  const bookingId = saga.sagaId as BookingId;
  if (end.end === 'waiting') {
    // Another process may have taken over what this one drove
    if (part === 'drove') return answer(deps, saga, await deps.sagas.wait(saga, JOIN_MS), 'joined');
    return { result: 'Pending', bookingId };
  }
  const result = end.result as BookResult;
  if (result.result === 'Success') return { result: 'Success', bookingId };
  if (result.result === 'Failed')
    return {
      result: 'Failed',
      failure: result.failure as Extract<BookAnswer, { result: 'Failed' }>['failure'],
    };
  const { oldTotalMinor, newTotalMinor } = result;
  return refuse('PriceIncreased', { oldTotalMinor, newTotalMinor });
}
