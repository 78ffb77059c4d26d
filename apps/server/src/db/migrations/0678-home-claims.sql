-- What hosts claim on a deposit after check-out; nothing moves before the guest or an agent has answered.
create table home_claims (
  tenant_id text not null,
  customer_id text not null,
  claim_id text not null,
  request_id text not null,
  state text not null check (state in ('open', 'accepted', 'disputed', 'paid', 'dismissed')),
  amount_minor bigint not null,
  -- Above the deposit: only a new yes of the guest pays it
  beyond_minor bigint not null,
  is_beyond_accepted boolean not null default false,
  currency text not null,
  reason text not null,
  evidence jsonb not null,
  -- On the home's clock
  claimed_on date not null,
  claimed_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, customer_id, claim_id)
);
create index home_claims_request on home_claims (tenant_id, customer_id, request_id);
