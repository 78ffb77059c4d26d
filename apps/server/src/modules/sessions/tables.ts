/** Rows of people, companies, sign-ins under way and sessions. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, SessionId } from '@sojourn/domain/ids.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Generated } from 'kysely';

export type SessionTables = {
  customers: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    subject: string;
    first_name: string;
    last_name: string;
    email: string;
    /** As the bank knows it; '' for none. */
    phone: Generated<string>;
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
    /** Of the program terms; rises when they change, and everybody is asked again. */
    terms_version: Generated<number>;
  };
  business_acknowledgements: {
    tenant_id: TenantId;
    customer_id: CustomerId;
    business_id: string;
    terms_version: number;
    /** Null for what was acknowledged without a visit (seeds). */
    session_id: SessionId | null;
    acknowledged_at: Instant;
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
    /** Sealed with a key drawn from the server's. */
    id_token: string | null;
  };
};
