-- Claims that a booked trip costs less elsewhere: one for each booking, with what an agent found.
create table price_match_claims (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Its messages, screenshots and promised time
  case_id text not null,
  -- The version of the terms that decides
  terms_id text not null,
  url text not null,
  booked_minor bigint not null,
  -- As the customer typed it
  claimed_minor bigint not null,
  claimed_at timestamptz not null,
  state text not null default 'checking'
    check (state in ('checking', 'credited', 'declined', 'appealed', 'declinedOnAppeal')),
  -- What the agent answered, and the total that they saw
  answers jsonb,
  seen_minor bigint,
  -- Whether the booking was still there
  is_booked boolean,
  note text,
  -- The clause that decided
  clause_id text,
  credit_id text,
  credited_minor bigint,
  decided_by text,
  decided_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings,
  unique (tenant_id, case_id)
);
create index price_match_claims_old on price_match_claims (claimed_at);
