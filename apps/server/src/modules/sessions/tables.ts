/** Rows of people, companies, sign-ins under way and sessions. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, SessionId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

export type SessionTables = {
  customers: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    subject: string;
    first_name: string;
    last_name: string;
    email: string;
    locale: 'en' | 'fr';
    created_at: Instant;
    first_signed_in_at: Instant | null;
  };
  businesses: {
    tenant_id: TenantId;
    business_id: string;
    name: string;
    account_reference_id: string;
    is_live: boolean;
  };
  business_members: {
    tenant_id: TenantId;
    business_id: string;
    subject: string;
    roles: string[];
    issuer_role: string;
    policy_tier: string | null;
    can_view_admin: boolean;
  };
  sign_ins: {
    tenant_id: TenantId;
    state_hash: string;
    browser_hash: string;
    nonce: string;
    verifier: string;
    redirect_uri: string;
    expires_at: Instant;
  };
  sessions: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    session_id: SessionId;
    token_hash: string;
    binding_hash: string;
    is_first: boolean;
    is_agent: boolean;
    is_delegated: boolean;
    created_at: Instant;
    last_seen_at: Instant;
    idle_expires_at: Instant;
    absolute_expires_at: Instant;
    ended_at: Instant | null;
    id_token: string | null;
  };
};
