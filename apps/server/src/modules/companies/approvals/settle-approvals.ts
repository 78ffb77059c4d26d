/** Goes on with what a process died over, and ends what nobody decided about in time. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { Owner } from '#workflow/saga.ts';
import { carryOut } from './carry-out.ts';
import { type ApprovalDeps, contextOf } from './deps.ts';
import { endWithBooking, moveRequest } from './end-request.ts';
import { settleSending } from './end-sending.ts';
import { notifyOutcome } from './mail/notify-people.ts';
import { noteRequest } from './note-request.ts';
import type { Request } from './requests/request.ts';
import { endedColumns, lockRequest, readUnsettled } from './requests/store.ts';

/** Longer than the call that decides or sends takes. */
const GRACE_SECONDS = 45;

/**
 * Of all, or of one traveler. Returns how many it looked at. One that fails for now is there again next time.
 */
export async function settleApprovals(deps: ApprovalDeps, limit: number, of?: Owner): Promise<number> {
  const now = deps.clock.now();
  const due = { now, before: plusSeconds(now, -GRACE_SECONDS), of };
  const requests = await readUnsettled(deps.db, due, limit);
  for (const request of requests)
    await settle(deps, request).catch((err: unknown) =>
      deps.log.warn({ err, requestId: request.requestId }, 'a request for approval waits to be settled'),
    );
  return requests.length;
}

async function settle(deps: ApprovalDeps, request: Request): Promise<void> {
  if (request.state === 'sending') return settleSending(deps, request);
  if (request.state === 'pending' || request.state === 'inReview') {
    const ended = await endUndecided(deps, request);
    if (ended?.state !== 'canceling') return;
    return carryOut(deps, ended, contextOf(ended));
  }
  return carryOut(deps, request, contextOf(request));
}

/** Null when somebody decided, or took it back, at the last moment. */
async function endUndecided(deps: ApprovalDeps, found: Request): Promise<Request | null> {
  if (found.state === 'inReview' && (await isGone(deps, found))) return null;
  return withTransaction(deps.db, async (tx) => {
    const request = await lockRequest(tx, found);
    if (!request || request.state !== found.state || request.version !== found.version) return null;
    const at = deps.clock.now();
    const { to, news, deed } = UNDECIDED_ENDS[endOf(request)];
    const set = endedColumns('timeout', at);
    if (!(await moveRequest(tx, request, { from: request.state, to, cause: 'timeout', set }, at)))
      return null;
    await notifyOutcome(tx, request, news, { at });
    await noteRequest(tx, request, deed, {}, at);
    return { ...request, state: to, endedBy: 'timeout', changedAt: at };
  });
}

const endOf = ({ state, terms }: Request): keyof typeof UNDECIDED_ENDS =>
  state === 'pending' ? 'mandate' : terms.rules.ifUndecided;
const UNDECIDED_ENDS = {
  mandate: { to: 'lapsed', news: 'lapsed', deed: 'approvalLapsed' },
  keep: { to: 'kept', news: 'keptByTimeout', deed: 'approvalKept' },
  cancel: { to: 'canceling', news: 'canceledByTimeout', deed: 'approvalUndecidedCanceled' },
} as const;

/** The traveler has canceled it, or it was never made after all. */
async function isGone(deps: ApprovalDeps, request: Request): Promise<boolean> {
  const { tenantId, customerId, bookingId } = request;
  const booking = bookingId && (await readBooking(deps.db, { tenantId, customerId, bookingId }));
  if (booking && booking.state !== 'Canceled' && booking.state !== 'Failed') return false;
  await endWithBooking(deps, request, booking && booking.state === 'Canceled' ? 'traveler' : 'failure');
  return true;
}
