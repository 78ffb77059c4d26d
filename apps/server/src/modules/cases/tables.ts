/** Rows of cases. */
import type { CaseState } from '@sojourn/domain/booking/state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CaseId, CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

export type CaseTables = {
  cases: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    case_id: CaseId;
    code: string;
    kind: string;
    subject_id: string;
    facts: unknown;
    state: CaseState;
    opened_at: Instant;
    due_at: Instant;
    closed_at: Instant | null;
  };
};
