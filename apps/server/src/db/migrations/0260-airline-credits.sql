-- Future travel credits: what airlines owe travelers for canceled or exchanged tickets, and what is left.
create table airline_credits (
  tenant_id text not null,
  customer_id text not null,
  credit_id text not null,
  state text not null default 'available'
    check (state in ('available', 'held', 'redeemed', 'expired', 'void')),
  airline text not null,
  airline_name text not null,
  -- The unused ticket's, or the airline's record where it goes without tickets
  number text not null,
  -- As on the ticket
  first_name text not null,
  last_name text not null,
  name_rule text not null check (name_rule in ('sameTraveler', 'anyTraveler')),
  residual_rule text not null check (residual_rule in ('kept', 'forfeited')),
  currency text not null,
  issued_minor bigint not null check (issued_minor > 0),
  available_minor bigint not null check (available_minor >= 0),
  held_minor bigint not null default 0 check (held_minor >= 0),
  -- What makes issuing it twice impossible: cancel:<quote>:<n>, exchange:<quote>:<n>
  issue_key text not null,
  origin_booking_id text not null,
  issued_on date not null,
  -- Null: the airline doesn't say
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, credit_id),
  unique (tenant_id, customer_id, issue_key),
  check (available_minor + held_minor <= issued_minor),
  check ((state = 'held') = (held_minor > 0)),
  check ((state in ('available', 'held')) = (available_minor + held_minor > 0))
);
create index airline_credits_ending on airline_credits (expires_at) where state = 'available';
create index airline_credits_of_booking on airline_credits (tenant_id, customer_id, origin_booking_id);

-- What an airline gives instead of money, as it was quoted
alter table cancel_quotes add column credits jsonb not null default '[]';
