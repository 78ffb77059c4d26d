-- A booking that an agent prepared in a customer's place and that the customer is to accept and pay: one for
-- each checkout, asked for again with a new end.
create table payment_requests (
  tenant_id text not null,
  customer_id text not null,
  checkout_id text not null,
  state text not null check (state in ('waiting', 'paid', 'declined', 'withdrawn', 'expired')),
  agent_id text not null,
  title text not null,
  subtitle text not null,
  total_minor bigint not null,
  currency text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, customer_id, checkout_id)
);
create index payment_requests_waiting on payment_requests (expires_at) where state = 'waiting';
