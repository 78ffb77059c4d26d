/** An approver's decision. Of all that can happen to a request at once, one wins; the others are refused. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { isUndecided } from '@sojourn/domain/approvals/approval-state.ts';
import { decidesAs } from '@sojourn/domain/approvals/deciders.ts';
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Actor, RequestContext } from '../../context.ts';
import { refuse } from '../../refusal.ts';
import { readBooking } from '../booking/store.ts';
import { carryOut } from './carry-out.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import { moveRequest } from './end-request.ts';
import { notifyNext, notifyTraveler } from './mail/notify-people.ts';
import { readCovers, readMembers } from './people/store.ts';
import { barredFrom, type Request } from './requests/request.ts';
import { decideStep, endedColumns, findInCompany, lockRequest, readSteps } from './requests/store.ts';
import { showApproval } from './show-approval.ts';

type Input = {
  readonly version: number;
  readonly decision: 'approve' | 'decline';
  readonly note?: string | undefined;
};

export async function decideApproval(
  deps: ApprovalDeps,
  requestId: ApprovalId,
  input: Input,
  actor: Actor,
  context: RequestContext,
): Promise<Approval> {
  const company = companyOf(deps, actor);
  const found = (await findInCompany(deps.db, company, requestId)) ?? refuse('NotFound');
  if (input.decision === 'decline' && !input.note)
    refuse('InvalidInput', { fields: [{ path: 'note', problem: 'required' }] });
  const decided = await withTransaction(deps.db, async (tx) => {
    const request = (await lockRequest(tx, found)) ?? refuse('NotFound');
    return decide(tx, deps, request, input, actor);
  });
  if (decided) await carryOut(deps, decided, context);
  return showApproval(deps, requestId, actor);
}

/** The request as it's carried out; null when somebody else has to decide too. */
async function decide(
  tx: Tx,
  deps: ApprovalDeps,
  request: Request,
  input: Input,
  actor: Actor,
): Promise<Request | null> {
  const at = deps.clock.now();
  if (!isUndecided(request.state) || !isBefore(at, request.decideBy)) refuse('ApprovalOver');
  if (request.version !== input.version) refuse('ApprovalOutdated');
  const steps = await readSteps(tx, request, request.version);
  const step = steps.find(({ decision }) => decision === null) ?? refuse('ApprovalOver');
  await requireDecider(tx, request, step.approver, actor, at);
  await requireStillBooked(tx, request);
  const { decision, note = null } = input;
  await decideStep(tx, request, step.position, { decision, note, subject: actor.subject }, at);
  if (decision === 'approve' && step !== steps.at(-1)) {
    await notifyNext(tx, deps, request);
    return null;
  }
  return end(tx, request, { decision, note, name: `${actor.firstName} ${actor.lastName}` }, at);
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

type Decided = { readonly decision: Input['decision']; readonly note: string | null; readonly name: string };

async function end(tx: Tx, request: Request, decided: Decided, at: Instant): Promise<Request> {
  const { decision, note, name } = decided;
  const isBooked = request.state === 'inReview';
  const after = isBooked
    ? ({ approve: 'kept', decline: 'canceling' } as const)
    : ({ approve: 'approved', decline: 'declined' } as const);
  const to = after[decision];
  const set = endedColumns('approver', at);
  if (!(await moveRequest(tx, request, { from: request.state, to, cause: decision, set }, at)))
    refuse('ApprovalOver');
  // What is approved and not booked yet says so once it is
  if (to === 'kept') await notifyTraveler(tx, request, 'kept', { at, name, note });
  if (to === 'declined') await notifyTraveler(tx, request, 'declined', { at, name, note });
  if (to === 'canceling') await notifyTraveler(tx, request, 'rejected', { at, name, note });
  return { ...request, state: to, endedBy: 'approver', changedAt: at };
}
