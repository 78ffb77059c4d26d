-- Booked homes that their host took back: which others fit, found once the host has canceled.
create table home_rebookings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  canceled_at timestamptz not null,
  -- Up to three as a search answers them; null while they're looked for
  homes jsonb,
  found_at timestamptz,
  primary key (tenant_id, customer_id, booking_id)
);
create index home_rebookings_open on home_rebookings (canceled_at) where found_at is null;
