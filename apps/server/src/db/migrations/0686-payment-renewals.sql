-- What was set aside on a card and would have ended before it was taken, and what was set aside in its place.
create table payment_renewals (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  tender_no int not null,
  renewal_no int not null,
  -- Ours at the gateway: of what ends, and of what takes its place
  former_reference text not null,
  reference text not null unique,
  requested_at timestamptz not null,
  state text not null default 'requested' check (state in ('requested', 'authorized', 'refused')),
  -- Why not
  reason text,
  settled_at timestamptz,
  -- The former one was given back
  former_voided_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, tender_no, renewal_no)
);
create index payment_renewals_former on payment_renewals (former_reference);
create index payment_renewals_requested on payment_renewals (requested_at);
