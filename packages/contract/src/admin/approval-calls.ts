/** A company's requests for approval, as its admins see and decide them. */
import { APPROVAL_VIEWS } from '@sojourn/domain/approvals/approval-state.ts';
import { WIRE_PRODUCTS } from '@sojourn/products/product-list.ts';
import { z } from 'zod';
import { approval, approvalDecisions, approvalTrip, colleague, decidedParts } from '../approvals.ts';
import { call } from '../call.ts';
import { idOf } from '../primitives.ts';

const params = z.object({ requestId: idOf('apr') });
const count = z.int().min(0);

const companyApproval = approvalTrip.extend({
  tier: z.string(),
  /** Who decides next; null once everybody has. */
  next: colleague.nullable(),
  /** The reader may decide about it now: an admin may, but never about their own trip. */
  isYours: z.boolean(),
});
export type CompanyApproval = z.output<typeof companyApproval>;

export const adminApprovalCalls = {
  listCompanyApprovals: call({
    method: 'GET',
    path: '/admin/approvals',
    summary:
      'The company’s requests by trip, 50 at a time: open ones by when they’re due, others latest first',
    auth: 'admin',
    query: z.object({
      view: z.enum(APPROVAL_VIEWS).default('waiting'),
      /** Part of a name, of what was asked for, or of a code. */
      q: z.string().max(100).optional(),
      product: z.enum(WIRE_PRODUCTS).optional(),
      /** By its name when it was sent. */
      tier: z.string().max(60).optional(),
      /** `next` of the answer before. */
      after: z.string().max(120).optional(),
    }),
    output: z.object({
      requests: z.array(companyApproval),
      next: z.string().nullable(),
      /** Trips of which anything fits, in each view. */
      counts: z.object({ waiting: count, approved: count, declined: count, expired: count }),
    }),
    errors: [],
  }),
  getCompanyApproval: call({
    method: 'GET',
    path: '/admin/approvals/:requestId',
    summary: 'One request of the company, as its approvers see it',
    auth: 'admin',
    params,
    output: approval,
    errors: [],
  }),
  decideCompanyApprovals: call({
    method: 'POST',
    path: '/admin/approvals/decisions',
    summary: 'Approves or declines requests of the company in one step; nobody decides about their own trip',
    auth: 'admin',
    idempotent: true,
    input: approvalDecisions,
    output: decidedParts,
    errors: ['ApprovalNotYours'],
  }),
} as const;
