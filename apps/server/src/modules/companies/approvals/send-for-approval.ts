/**
 * Sends a checkout for approval (A §4). What is free to cancel for long enough is booked now and reviewed;
 * anything else waits as a mandate, with nothing charged until it's approved. What takes the place of a
 * request and is in policy is booked with it: nobody has to decide.
 */
import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { canSendAgain } from '@sojourn/domain/approvals/approval-state.ts';
import type { Decider } from '@sojourn/domain/approvals/deciders.ts';
import { shortCode } from '@sojourn/domain/booking/confirmation-code.ts';
import { answersOf } from '@sojourn/domain/companies/custom-fields.ts';
import { type ApprovalId, type CheckoutId, newId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, RequestContext } from '#context.ts';
import { type BookAnswer, bookCheckout } from '#modules/selling/booking/book-checkout.ts';
import { type BookInput, checkPayable } from '#modules/selling/booking/check-shown.ts';
import { noteAccepted, requirePayable } from '#modules/selling/booking/payment-requests/answer-request.ts';
import { planPayment } from '#modules/selling/booking/plan-payment.ts';
import { noteFailure } from '#modules/selling/checkouts/store.ts';
import { Refusal, refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { readCustomFields } from '../arranging/custom-fields.ts';
import { requireStillAllowed } from '../arranging/party/require-allowed.ts';
import { shareCompany } from './affected/store.ts';
import type { ApprovalDeps } from './deps.ts';
import { beginReview, endUnbooked, settleSending } from './end-sending.ts';
import { APPROVAL_MACHINE } from './machines.ts';
import { notifyNext } from './mail/notify-people.ts';
import { noteRequest } from './note-request.ts';
import { readMembers } from './people/store.ts';
import { permitCharge } from './permit-charge.ts';
import { type Planned, planApproval } from './plan-approval.ts';
import type { Request } from './requests/request.ts';
import {
  decideStep,
  findSameTrip,
  insertRequest,
  insertSteps,
  isVersion,
  type NewRequest,
  readOfCheckout,
  readRequest,
  sentAgainColumns,
} from './requests/store.ts';

type Input = BookInput & { readonly requestId?: ApprovalId | undefined };
type Answer = OutputOf<Calls['sendForApproval']>;

export async function sendForApproval(
  deps: ApprovalDeps,
  checkoutId: CheckoutId,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<Answer> {
  const isReplacing = input.requestId !== undefined;
  const planned = (await planApproval(deps, checkoutId, actor, isReplacing)) ?? refuse('ApprovalNotNeeded');
  requirePayable(deps, planned.row);
  await requireStillAllowed(deps, checkoutId, actor);
  const before = await findBefore(deps, checkoutId, input, actor);
  if (before && before.checkoutId === checkoutId && !canSendAgain(before.state)) return answerOf(before);
  if (planned.needsDecision && planned.deciders.length === 0) refuse('NobodyToApprove');
  const paying = await howPaid(deps, planned, input, actor);
  if (paying.failure) {
    const failure = { ...paying.failure, at: deps.clock.now() };
    await noteFailure(deps.db, actor, checkoutId, failure);
    return { result: 'Failed', failure };
  }
  const answers = answersOf(await readCustomFields(deps, actor), planned.row.draft.customFields);
  const details = { ...paying.terms, answers };
  const request = await save(deps, planned, before, details, { actor, context });
  // Another submit was first, or who decides is no longer there
  if (!request) return sendForApproval(deps, checkoutId, input, actor, context);
  if (request.state === 'pending') {
    await permitCharge(deps, request, actor, context);
    return { result: 'Sent', requestId: request.requestId };
  }
  return bookForReview(deps, request, input, actor, context);
}

/** The request that it goes on with: that of the checkout, or the one that it takes the place of. */
async function findBefore(
  deps: ApprovalDeps,
  checkoutId: CheckoutId,
  { requestId }: Input,
  actor: Actor,
): Promise<Request | null> {
  const sent = await readOfCheckout(deps.db, actor, checkoutId);
  if (sent || !requestId) return sent;
  const { tenantId, customerId } = actor;
  const before = (await readRequest(deps.db, { tenantId, customerId, requestId })) ?? refuse('NotFound');
  return canSendAgain(before.state) ? before : refuse('ApprovalOver');
}

const answerOf = ({ requestId, bookingId, state }: Request): Answer =>
  bookingId === null || state === 'approved'
    ? { result: 'Sent', requestId }
    : { result: 'Booked', requestId, bookingId };

/** A mandate must be bookable now, as the page shows it; what is booked at once is checked by booking. */
async function howPaid(deps: ApprovalDeps, { kind, row }: Planned, input: Input, actor: Actor) {
  const { planned, failure } =
    kind === 'mandate'
      ? await checkPayable(deps, row, input, actor)
      : { planned: await planPayment(deps, row, actor), failure: null };
  const card = planned.tenders.find(({ kind: tender }) => tender === 'UserCard');
  const paidWith = planned.tenders.map(({ label }) => label).filter(Boolean);
  return {
    failure,
    terms: {
      cardMinor: card?.amountMinor ?? 0,
      paidWith: paidWith.join(', '),
      paymentId: card?.sourceId ?? null,
    },
  };
}

/** Null when the checkout got its request in between, or somebody of those who decide is gone. */
async function save(
  deps: ApprovalDeps,
  planned: Planned,
  before: Request | null,
  paying: Pick<Request['terms'], 'cardMinor' | 'paidWith' | 'paymentId' | 'answers'>,
  { actor, context }: { readonly actor: Actor; readonly context: RequestContext },
): Promise<Request | null> {
  const { tenantId, customerId } = actor;
  const { row: checkout, decideBy, deciders, company } = planned;
  const terms = { ...planned.terms, ...paying };
  return withTransaction(deps.db, async (tx) => {
    // Who leaves from now on finds the request, and it moves with them
    await shareCompany(tx, company);
    if (!(await canStillDecide(tx, planned))) return null;
    const sentAt = deps.clock.now();
    const requestId = before?.requestId ?? newId('apr', deps.random.bytes(16));
    const owner = { tenantId, customerId };
    const trip = before ?? (await findSameTrip(tx, owner, checkout.checkoutId, terms));
    const row: NewRequest = {
      ...owner,
      requestId,
      businessId: company.businessId,
      code: before?.code ?? shortCode('R', deps.random.bytes(8)),
      tripId: trip?.tripId ?? requestId,
      state: planned.kind === 'review' ? 'sending' : 'pending',
      version: (before?.version ?? 0) + 1,
      checkoutId: checkout.checkoutId,
      bookingId: null,
      kind: planned.kind,
      terms,
      requestedMinor: checkout.quote.totalMinor,
      requestedQuoteId: checkout.quote.quoteId,
      sentAt,
      decideBy,
      scenario: context.scenario,
    };
    if (!(await (before ? sendAgain(tx, before, row) : insertRequest(tx, row)))) return null;
    await insertSteps(tx, row, row.version, deciders);
    await decideByBooking(tx, row, deciders, actor);
    if (checkout.paymentRequest)
      await noteAccepted(tx, { ...owner, checkoutId: checkout.checkoutId }, sentAt);
    const saved = assertPresent(await readRequest(tx, row), 'the request that was just saved');
    const price = { fromMinor: before?.requestedMinor ?? null, toMinor: saved.requestedMinor };
    const kind = before ? 'approvalSentAgain' : 'approvalSent';
    await noteRequest(tx, saved, kind, { by: actor.subject, ...price }, sentAt);
    if (saved.state === 'pending') await notifyNext(tx, deps, saved);
    return saved;
  });
}

async function canStillDecide(tx: Tx, { company, deciders }: Planned): Promise<boolean> {
  const members = new Set((await readMembers(tx, company)).map(({ subject }) => subject));
  return deciders.every(({ subject }) => members.has(subject));
}

/** Who books for others and decides about them has decided. */
async function decideByBooking(tx: Tx, row: NewRequest, deciders: readonly Decider[], { subject }: Actor) {
  const by = { decision: 'approve', note: null, suggestion: null, subject } as const;
  for (const [i, { isBooker }] of deciders.entries())
    if (isBooker) await decideStep(tx, row, i + 1, by, row.sentAt);
}

const sendAgain = (tx: Tx, before: Request, row: NewRequest): Promise<boolean> =>
  move(tx, APPROVAL_MACHINE, {
    tenantId: row.tenantId,
    customerId: row.customerId,
    subject: [row.requestId],
    from: [before.state],
    to: row.state,
    cause: 'sentAgain',
    at: row.sentAt,
    set: sentAgainColumns(row),
    where: isVersion(before.version),
  });

async function bookForReview(
  deps: ApprovalDeps,
  request: Request,
  { requestId: _, ...input }: Input,
  actor: Actor,
  context: RequestContext,
): Promise<Answer> {
  const { requestId, checkoutId } = request;
  let answer: BookAnswer;
  try {
    answer = await bookCheckout(deps, checkoutId, input, actor, context, {
      isApproved: true,
      isThere: true,
      sentAnswers: request.terms.answers,
    });
  } catch (thrown) {
    // Of anything else nobody knows yet whether it is being booked: the job finds out
    if (thrown instanceof Refusal) await settleSending(deps, request);
    throw thrown;
  }
  if (answer.result === 'Failed') {
    await endUnbooked(deps, request);
    return answer;
  }
  const { bookingId } = answer;
  // The job begins the review, once the bank has checked the payment
  if (answer.result === 'NeedsCheck') return { result: 'NeedsCheck', requestId, bookingId };
  await beginReview(deps, request, bookingId);
  return { result: 'Booked', requestId, bookingId };
}
