-- A booking changes after it's booked: by an exchange, a change of dates, the airline. Its former versions
-- stay here. Quotes name the version that they were made on.
alter table bookings add column version int not null default 1;

create table booking_revisions (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- The version that this was, up to `replaced_at`.
  version int not null,
  -- What replaced it: exchanged, changed, rescheduled or split.
  cause text not null,
  request jsonb not null,
  offer jsonb not null,
  guests jsonb not null,
  supplier_locator text,
  accepted_minor bigint not null,
  total_minor bigint not null,
  taxes_minor bigint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (tenant_id, customer_id, booking_id, version),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
