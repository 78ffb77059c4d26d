/** Takes back a request that isn't booked. A booking in review is canceled as any other trip. */
import type { Approval } from '@sojourn/contract/approvals.ts';
import { canWithdraw } from '@sojourn/domain/approvals/approval-state.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { type ApprovalDeps, companyOf } from './deps.ts';
import { moveRequest } from './end-request.ts';
import { noteRequest } from './note-request.ts';
import { endedColumns, lockRequest } from './requests/store.ts';
import { showApproval } from './show-approval.ts';

export async function withdrawApproval(
  deps: ApprovalDeps,
  requestId: ApprovalId,
  actor: Actor,
): Promise<Approval> {
  companyOf(deps, actor);
  const { tenantId, customerId } = actor;
  await withTransaction(deps.db, async (tx) => {
    const request = (await lockRequest(tx, { tenantId, customerId, requestId })) ?? refuse('NotFound');
    if (request.state === 'withdrawn') return;
    const at = deps.clock.now();
    const set = endedColumns('traveler', at);
    const from = request.state;
    if (!canWithdraw(from)) refuse('ApprovalOver');
    if (!(await moveRequest(tx, request, { from, to: 'withdrawn', cause: 'traveler', set }, at)))
      refuse('ApprovalOver');
    await noteRequest(tx, request, 'approvalWithdrawn', { by: actor.subject }, at);
  });
  return showApproval(deps, requestId, actor);
}
