/** A decision about one request, in a transaction. Of all that can happen to it at once, one wins. */
import { isUndecided } from '@sojourn/domain/approvals/approval-state.ts';
import { decidesAs } from '@sojourn/domain/approvals/deciders.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Actor } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { ApprovalDeps } from '../deps.ts';
import { moveRequest } from '../end-request.ts';
import { notifyNext, notifyOutcome } from '../mail/notify-people.ts';
import { noteRequest } from '../note-request.ts';
import { readCovers, readMembers } from '../people/store.ts';
import { barredFrom, type Request, type StoredStep } from '../requests/request.ts';
import { decideStep, endedColumns, readSteps } from '../requests/store.ts';

type Decision = {
  /** Of the request as it was on screen. */
  readonly version: number;
  readonly decision: 'approve' | 'decline';
} & Pick<StoredStep, 'note' | 'suggestion'>;

/**
 * Refuses, before anything is written, with ApprovalOver, ApprovalOutdated or ApprovalNotYours. Returns the
 * request to be carried out; null when somebody else has to decide too. `request` is locked.
 */
export async function decideRequest(
  tx: Tx,
  deps: ApprovalDeps,
  request: Request,
  given: Decision,
  actor: Actor,
): Promise<Request | null> {
  const at = deps.clock.now();
  const steps = await readSteps(tx, request, request.version);
  const step = await requireOpenStep(tx, request, { steps, given, actor, at });
  const { decision, note, suggestion } = given;
  const by = actor.subject;
  await decideStep(tx, request, step.position, { decision, note, suggestion, subject: by }, at);
  const kind = decision === 'approve' ? 'approvalApproved' : 'approvalDeclined';
  await noteRequest(tx, request, kind, { by, note, suggestion }, at);
  if (decision === 'approve' && step !== steps.at(-1)) {
    await notifyNext(tx, deps, request);
    return null;
  }
  return end(tx, request, { decision, note, suggestion, name: `${actor.firstName} ${actor.lastName}` }, at);
}

type Given = {
  readonly steps: readonly StoredStep[];
  readonly given: Decision;
  readonly actor: Actor;
  readonly at: Instant;
};
async function requireOpenStep(
  tx: Tx,
  request: Request,
  { steps, given, actor, at }: Given,
): Promise<StoredStep> {
  if (!isUndecided(request.state) || !isBefore(at, request.decideBy)) refuse('ApprovalOver');
  if (request.version !== given.version) refuse('ApprovalOutdated');
  const step = steps.find(({ decision }) => decision === null) ?? refuse('ApprovalOver');
  await requireDecider(tx, request, step.approver, actor, at);
  await requireStillBooked(tx, request);
  return step;
}

/** Refuses ApprovalNotYours; other companies get NotFound, as if it weren't there. */
async function requireDecider(
  tx: Tx,
  request: Request,
  approver: string,
  { subject }: Actor,
  at: Instant,
): Promise<void> {
  const [members, covers] = await Promise.all([readMembers(tx, request), readCovers(tx, request, at)]);
  const person = members.find((each) => each.subject === subject) ?? refuse('NotFound');
  const besides = { travelers: barredFrom(request), covers };
  if (!decidesAs(person, { approver }, besides)) refuse('ApprovalNotYours');
}

/** A booking that the traveler has canceled in the meantime, or that was never made, isn't decided about. */
async function requireStillBooked(tx: Tx, request: Request): Promise<void> {
  const { tenantId, customerId, bookingId } = request;
  if (!bookingId) return;
  const booking = await readBooking(tx, { tenantId, customerId, bookingId });
  if (!booking || ['Canceled', 'Canceling', 'Failed'].includes(booking.state)) refuse('ApprovalOver');
}

type Decided = Pick<Decision, 'decision' | 'note' | 'suggestion'> & { readonly name: string };

async function end(tx: Tx, request: Request, decided: Decided, at: Instant): Promise<Request> {
  const { decision, ...about } = decided;
  const isBooked = request.state === 'inReview';
  const after = isBooked
    ? ({ approve: 'kept', decline: 'canceling' } as const)
    : ({ approve: 'approved', decline: 'declined' } as const);
  const to = after[decision];
  const set = endedColumns('approver', at);
  if (!(await moveRequest(tx, request, { from: request.state, to, cause: decision, set }, at)))
    throw new Error(`${request.requestId} changed while it was locked`);
  // What is approved and not booked yet says so once it is
  if (to === 'kept') await notifyOutcome(tx, request, 'kept', { at, ...about });
  if (to === 'declined') await notifyOutcome(tx, request, 'declined', { at, ...about });
  if (to === 'canceling') await notifyOutcome(tx, request, 'rejected', { at, ...about });
  return { ...request, state: to, endedBy: 'approver', changedAt: at };
}
