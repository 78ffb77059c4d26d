/** The rows that http keeps of its own: limits and the first results of idempotent calls. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

export type HttpTables = {
  rate_limits: { bucket: string; window_start: Instant; hits: number };
  idempotency_keys: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    call: string;
    key: string;
    request_hash: string;
    /** `done`: of a version before answers were sealed. */
    state: 'running' | 'done' | 'sealed';
    /** Rises with every process that takes the row over; a slower one before it can no longer write. */
    fence: number;
    lease_until: Instant;
    status: number | null;
    body: string | null;
    sealed: string | null;
    created_at: Instant;
  };
};
