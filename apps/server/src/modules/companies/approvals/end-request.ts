/** The moves that end a request or give it back, each with the mail that says so. */
import type { ApprovalState } from '@sojourn/domain/approvals/approval-state.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { endPermissions } from '#modules/money/confirmations/store.ts';
import { move } from '#workflow/move.ts';
import type { Tx } from '#workflow/saga.ts';
import { APPROVAL_CASES } from './case-types.ts';
import type { ApprovalDeps } from './deps.ts';
import { APPROVAL_MACHINE } from './machines.ts';
import { notifyOutcome } from './mail/notify-people.ts';
import { noteRequest } from './note-request.ts';
import type { EndedBy, Request, ReturnedFor } from './requests/request.ts';
import { bookedColumns, endedColumns, isVersion, returnedColumns } from './requests/store.ts';

type To = {
  readonly from: ApprovalState;
  readonly to: ApprovalState;
  readonly cause: string;
  readonly set: ReturnType<typeof endedColumns>;
};
/** Nothing is charged for it any more, so that nothing may be. */
const OVER: ReadonlySet<ApprovalState> = new Set([
  'booked',
  'returned',
  'declined',
  'withdrawn',
  'lapsed',
  'kept',
  'canceled',
]);

/** False when something else was first: nothing has changed, and nobody is written to. */
export async function moveRequest(
  tx: Tx,
  { tenantId, customerId, requestId, version }: Request,
  { from, to, cause, set }: To,
  at: Request['sentAt'],
): Promise<boolean> {
  const isFirst = await move(tx, APPROVAL_MACHINE, {
    tenantId,
    customerId,
    subject: [requestId],
    from: [from],
    to,
    cause,
    at,
    set,
    where: isVersion(version),
  });
  if (isFirst && OVER.has(to)) await endPermissions(tx, { tenantId, customerId }, requestId);
  return isFirst;
}

export async function endBooked(
  deps: ApprovalDeps,
  request: Request,
  bookingId: BookingId,
  priceMinor: number,
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const set = bookedColumns(bookingId, at);
    const isOurs = await moveRequest(
      tx,
      request,
      { from: 'approved', to: 'booked', cause: bookingId, set },
      at,
    );
    if (!isOurs) return;
    await notifyOutcome(tx, request, 'booked', { at, bookingId, priceMinor });
    const price = { fromMinor: request.requestedMinor, toMinor: priceMinor };
    await noteRequest(tx, request, 'approvalBooked', price, at);
  });
}

/** The traveler's again: with the price that is too high, or what else kept it from being booked. */
export async function giveBack(
  deps: ApprovalDeps,
  request: Request,
  why: ReturnedFor,
  nowMinor: number | null = null,
): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const set = returnedColumns(why, nowMinor, at);
    const isOurs = await moveRequest(tx, request, { from: 'approved', to: 'returned', cause: why, set }, at);
    if (!isOurs) return;
    await notifyOutcome(tx, request, 'returned', { at, returnedFor: why });
    const price = nowMinor === null ? {} : { fromMinor: request.requestedMinor, toMinor: nowMinor };
    await noteRequest(tx, request, 'approvalReturned', price, at);
  });
}

export async function endCanceled(deps: ApprovalDeps, request: Request): Promise<void> {
  const at = deps.clock.now();
  const set = endedColumns(request.endedBy ?? 'approver', at);
  await withTransaction(deps.db, (tx) =>
    moveRequest(tx, request, { from: 'canceling', to: 'canceled', cause: 'canceled', set }, at),
  );
}

/**
 * * It can't be canceled online, although its terms gave the time to reject it: an agent cancels it by the
 * terms of when it was rejected, with everything back (`requestedCancel`). Both sides are notified.
 */
export async function endNotCanceled(deps: ApprovalDeps, request: Request, reason: string): Promise<void> {
  const at = deps.clock.now();
  const { tenantId, customerId, bookingId } = request;
  await withTransaction(deps.db, async (tx) => {
    const set = endedColumns('failure', at);
    const isOurs = await moveRequest(tx, request, { from: 'canceling', to: 'kept', cause: reason, set }, at);
    if (!isOurs || !bookingId) return;
    await notifyOutcome(tx, request, 'notCanceled', { at, bookingId });
    const type = APPROVAL_CASES.rejectedNotCanceled;
    const facts = { reason, rejectedAt: request.changedAt };
    await openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts });
  });
}

/** Its booking is gone by itself: the traveler canceled it, or it was never made. */
export async function endWithBooking(deps: ApprovalDeps, request: Request, by: EndedBy): Promise<void> {
  const at = deps.clock.now();
  await withTransaction(deps.db, (tx) =>
    moveRequest(tx, request, { from: 'inReview', to: 'withdrawn', cause: by, set: endedColumns(by, at) }, at),
  );
}
