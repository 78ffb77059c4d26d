/** The calls about requests for approval. */
import type { adminApprovalCalls } from '@sojourn/contract/admin/approval-calls.ts';
import type { approvalCalls } from '@sojourn/contract/approvals.ts';
import type { Handlers } from '#context.ts';
import { listCompanyApprovals } from './company/list-company-approvals.ts';
import { decideApprovals } from './decisions/decide-approvals.ts';
import type { ApprovalDeps } from './deps.ts';
import { listApprovals } from './list-approvals.ts';
import { getApprovalPlan } from './plan-approval.ts';
import { sendForApproval } from './send-for-approval.ts';
import { getCover, setCover } from './set-cover.ts';
import { getApprovalOfTrip, showApproval } from './show-approval.ts';
import { withdrawApproval } from './withdraw-approval.ts';

export const approvalRoutes = (deps: ApprovalDeps): Pick<Handlers, keyof typeof approvalCalls> => ({
  getApprovalPlan: ({ params, actor }) => getApprovalPlan(deps, params.checkoutId, actor),
  sendForApproval: ({ params, input, actor, context }) =>
    sendForApproval(deps, params.checkoutId, input, actor, context),
  listApprovals: ({ query, actor }) => listApprovals(deps, query, actor),
  getApproval: ({ params, actor }) => showApproval(deps, params.requestId, actor),
  getApprovalOfTrip: ({ params, actor }) => getApprovalOfTrip(deps, params.bookingId, actor),
  decideApprovals: ({ input, actor, context }) => decideApprovals(deps, input, actor, context),
  withdrawApproval: ({ params, actor }) => withdrawApproval(deps, params.requestId, actor),
  getCover: ({ actor }) => getCover(deps, actor),
  setCover: ({ input, actor }) => setCover(deps, input, actor),
});

/** At the admin site, by the same use cases. */
export const companyApprovalRoutes = (
  deps: ApprovalDeps,
): Pick<Handlers, keyof typeof adminApprovalCalls> => ({
  listCompanyApprovals: ({ query, actor }) => listCompanyApprovals(deps, query, actor),
  getCompanyApproval: ({ params, actor }) => showApproval(deps, params.requestId, actor),
  decideCompanyApprovals: ({ input, actor, context }) => decideApprovals(deps, input, actor, context),
});
