/** Rows of saved travelers and preferences. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, TravelerId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

export type EntryPoint = 'profile' | 'checkout' | 'onboarding';
type Owned = { tenant_id: TenantId; customer_id: CustomerId };

export type ProfileTables = {
  travelers: Owned & {
    person_id: TravelerId;
    /** `TravelerFacts` as JSON, sealed for `tenant/customer/person`. */
    facts_sealed: string;
    is_hidden: boolean;
    entry_point: EntryPoint | null;
    created_at: Instant;
    changed_at: Instant;
  };
  preferences: Owned & { kind: 'hotel' | 'flight'; preferences: unknown; changed_at: Instant };
};
