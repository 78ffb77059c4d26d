-- A checkout that was sent to the host of a home: nothing of it changes from then on.
alter table checkouts add column request_id text;

-- Requests to hosts, one of each checkout. While one is asked it holds neither nights nor money.
create table home_requests (
  tenant_id text not null,
  customer_id text not null,
  request_id text not null,
  checkout_id text not null,
  code text not null,
  state text not null check (state in
    ('requested', 'accepted', 'awaitingPayment', 'confirmed', 'declined', 'expired', 'withdrawn',
      'paymentFailed')),
  cause text,
  home_id text not null,
  check_in date not null,
  check_out date not null,
  -- What was sent, whatever the host changes: the stay with its price and terms, the party, the
  -- guest, the message, and with what they agreed to pay
  sent jsonb not null,
  total_minor bigint not null,
  currency text not null,
  sent_at timestamptz not null,
  -- The supplier has it; null: it's sent again
  placed_at timestamptz,
  answer_by timestamptz not null,
  answered_at timestamptz,
  pay_by timestamptz,
  -- Why it couldn't be charged
  failure jsonb,
  booking_id text,
  -- The supplier has the nights back; null: it's let know
  let_go_at timestamptz,
  -- The last time that the supplier was looked at for it
  looked_at timestamptz not null,
  changed_at timestamptz not null,
  scenario text,
  primary key (tenant_id, customer_id, request_id)
);
create unique index home_requests_by_id on home_requests (tenant_id, request_id);
create index home_requests_waiting on home_requests (looked_at)
  where state in ('requested', 'accepted', 'awaitingPayment');
create index home_requests_ended on home_requests (looked_at)
  where state in ('withdrawn', 'paymentFailed') and let_go_at is null;
create index home_requests_home on home_requests (home_id) where state = 'requested';
create index home_requests_booking on home_requests (booking_id) where booking_id is not null;
