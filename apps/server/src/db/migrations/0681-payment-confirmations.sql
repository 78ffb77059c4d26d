-- A payment that waits until its card's bank has checked it with the customer: of whatever saga sets money
-- aside. Takes the place of card_checks, which servers of the version before still read.
create table payment_confirmations (
  tenant_id text not null,
  customer_id text not null,
  saga_id text not null,
  confirmation_id text not null unique,
  -- The trip that it's about
  booking_id text not null,
  -- What it pays for, as the starter of the saga named it: checkout, approval
  kind text not null,
  -- The customer was on the page that began it; nobody writes to them
  is_attended boolean not null,
  amount_minor bigint not null,
  currency text not null,
  payment_id text not null,
  label text not null,
  -- Which card in turn, each under a reference of its own
  attempt int not null default 1,
  -- The bank's page, and who has it may answer; null before the bank is asked about another card
  url text,
  requested_at timestamptz not null,
  until timestamptz not null,
  -- The customer wants to pay in another way
  is_given_up boolean not null default false,
  -- Null while it waits
  ended_as text check (ended_as in ('confirmed', 'declined', 'timedOut', 'givenUp')),
  ended_at timestamptz,
  primary key (tenant_id, customer_id, saga_id)
);
create index payment_confirmations_of_trips on payment_confirmations (tenant_id, customer_id, booking_id);
create index payment_confirmations_ended on payment_confirmations (ended_at);

-- What a customer has allowed to be charged later, once, without them; the gateway has it with the card.
create table payment_permissions (
  tenant_id text not null,
  customer_id text not null,
  -- Ours at the gateway
  reference text not null,
  subject_id text not null,
  purpose text not null,
  payment_id text not null,
  -- Whose card it is at the gateway
  card_owner text not null,
  label text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  until timestamptz not null,
  state text not null check (state in ('checking', 'given', 'ended')),
  requested_at timestamptz not null,
  primary key (tenant_id, customer_id, reference)
);
create index payment_permissions_of on payment_permissions (tenant_id, customer_id, subject_id);
create index payment_permissions_over on payment_permissions (until);
