/** Companies: what the operator does with them, and what their members have seen. */
import { ONBOARDING_MODALS } from '@sojourn/domain/companies/modals.ts';
import { z } from 'zod';
import { call } from './call.ts';
import { instant, success } from './primitives.ts';
import { tenantId } from './tenant.ts';

const businessId = z.string().regex(/^biz_[\w-]{1,60}$/);
const name = z.string().trim().min(1).max(120);

const COMPANY_STATUSES = ['onboarding', 'live', 'suspended'] as const;
const company = z.object({
  tenantId,
  businessId,
  businessName: z.string(),
  accountReferenceId: z.string(),
  /** `onboarding`: its members get 40105 until it goes live; `suspended`: 40103. */
  status: z.enum(COMPANY_STATUSES),
  /** Members who have accepted an older version get 40106. */
  termsVersion: z.int().min(1),
  members: z.int().min(0),
});
export type Company = z.output<typeof company>;

export const newCompany = z.strictObject({
  tenantId,
  businessName: name,
  /** The account that its card belongs to, as the issuer names it. */
  accountReferenceId: z.string().trim().min(1).max(80),
  /** The issuer's name for its first admin (the token's `sub`), and the issuer's name for the role. */
  admin: z.strictObject({
    subject: z.string().trim().min(1).max(120),
    cap1Role: z.string().trim().min(1).max(60).default('Account Manager'),
  }),
});
export type NewCompany = z.output<typeof newCompany>;

export const companyChange = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('suspend'), reason: z.string().trim().min(3).max(500) }),
  z.strictObject({ action: z.literal('resume') }),
  z.strictObject({ action: z.literal('goLive') }),
  /** Every member has to acknowledge the terms again. */
  z.strictObject({ action: z.literal('publishTerms') }),
]);
export type CompanyChange = z.output<typeof companyChange>;

export const companyCalls = {
  listCompanies: call({
    method: 'GET',
    path: '/operator/companies',
    summary: 'Companies, by name, 100 at a time',
    auth: 'operator',
    query: z.object({
      /** `next` of the answer before. */
      after: z.string().max(400).optional(),
    }),
    output: z.object({ companies: z.array(company), next: z.string().nullable() }),
    errors: [],
  }),
  createCompany: call({
    method: 'POST',
    path: '/operator/companies',
    summary: 'Creates a company with its first admin; it isn’t live yet',
    auth: 'operator',
    input: newCompany,
    output: company,
    errors: ['CompanyTenantInvalid', 'CompanyMemberTaken'],
  }),
  changeCompany: call({
    method: 'POST',
    path: '/operator/companies/:businessId/changes',
    summary: 'Suspends, resumes or starts a company, or publishes a new version of its terms',
    auth: 'operator',
    params: z.object({ businessId }),
    input: z.object({ tenantId, change: companyChange }),
    output: company,
    errors: [],
  }),
  markModalSeen: call({
    method: 'POST',
    path: '/session/modals/seen',
    summary: 'Notes that a member has seen an introduction; hasSeenModalMap has it from then on (A §3)',
    auth: 'customer',
    input: z.object({ modal: z.enum(ONBOARDING_MODALS) }),
    output: success,
    errors: [],
  }),
  listCompanyEvents: call({
    method: 'GET',
    path: '/operator/companies/:businessId/events',
    summary: 'What was done with a company, the newest first',
    auth: 'operator',
    params: z.object({ businessId }),
    query: z.object({ tenantId }),
    output: z.object({
      events: z.array(z.object({ kind: z.string(), doneBy: z.string(), at: instant })),
    }),
    errors: [],
  }),
} as const;
