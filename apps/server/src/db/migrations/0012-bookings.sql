-- What is booked, what pays for it, what comes back, and a row for every move of each.
create table bookings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'Pending'
    check (state in ('Pending', 'Confirmed', 'Canceling', 'Canceled', 'Failed')),
  checkout_id text not null,
  quote_id text not null,
  subject text not null,
  supplier_id text not null,
  confirmation_code text not null,
  supplier_locator text,
  request jsonb not null,
  offer jsonb not null,
  guests jsonb not null,
  contact jsonb not null,
  -- What the traveler accepted, and what it came to
  accepted_minor bigint not null,
  total_minor bigint not null,
  taxes_minor bigint not null,
  currency text not null,
  terms_version text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  booked_at timestamptz,
  canceled_at timestamptz,
  verified_at timestamptz,
  failure jsonb,
  penalty_minor bigint,
  primary key (tenant_id, customer_id, booking_id),
  check (total_minor <= accepted_minor),
  check (state not in ('Confirmed', 'Canceling', 'Canceled') or supplier_locator is not null)
);
create unique index bookings_by_code on bookings (confirmation_code);
create index bookings_trips on bookings (tenant_id, customer_id, starts_at) where state <> 'Failed';

create table tenders (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  tender_no int not null,
  kind text not null check (kind in ('UserCard', 'Rewards', 'AncillaryCredit', 'TravelWallet')),
  state text not null default 'authorizing'
    check (state in ('authorizing', 'authorized', 'captured', 'voided', 'failed')),
  payment_id text not null,
  label text not null default '',
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  currency text not null,
  primary key (tenant_id, customer_id, booking_id, tender_no),
  check ((state = 'captured') = (captured_minor > 0))
);

create table refunds (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  refund_no int not null,
  tender_no int not null,
  state text not null default 'open' check (state in ('open', 'sent', 'returned', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reference text not null,
  due_by timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, refund_no)
);

create table cancel_quotes (
  tenant_id text not null,
  customer_id text not null,
  quote_id text not null,
  booking_id text not null,
  type text not null,
  expires_at timestamptz not null,
  paid_minor bigint not null,
  penalty_minor bigint not null,
  refund_minor bigint not null,
  supplier_penalty_minor bigint not null,
  currency text not null,
  parts jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, quote_id),
  check (penalty_minor + refund_minor = paid_minor)
);

-- Every move of a booking, tender, refund, case or checkout; also what messages to the traveler are made from
create table transitions (
  tenant_id text not null,
  customer_id text not null,
  transition_id bigint generated always as identity,
  machine text not null,
  subject_id text not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null,
  primary key (tenant_id, customer_id, transition_id)
);
create index transitions_of on transitions (tenant_id, customer_id, subject_id);
create trigger transitions_append_only before update or delete on transitions
  for each row execute function refuse_change();
