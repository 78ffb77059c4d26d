/** Rows of tracking. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

export type TrackingTables = {
  tracking_events: {
    tenant_id: TenantId;
    /** '' for nobody. */
    customer_id: CustomerId | '';
    occurred_at: Instant;
    event_id: string;
    event_name: string;
    /** JSON. */
    properties: string;
  };
};
