-- What the market's suppliers changed about confirmed orders, by the buyer's reference. Version 0 is the
-- order as it was booked.
create table market.changes (
  reference text not null,
  version int not null,
  -- The order as it is now, in its product's own form
  content jsonb not null,
  -- Until it's agreed to, the order can be canceled for nothing
  is_free boolean not null,
  at timestamptz not null,
  accepted_by text check (accepted_by in ('agent', 'travelerAtSupplier')),
  accepted_at timestamptz,
  primary key (reference, version)
);

-- B §4 schedule change status of each booking, for lists.
alter table bookings add column schedule_status text not null default 'Confirmed';

-- One row for each version of a supplier's record that differs from what was agreed to.
create table schedule_changes (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  supplier_version int not null,
  state text not null,
  -- The booking's own version that it was compared with
  booking_version int not null,
  -- Schedules as lists of parts: last agreed to, the supplier's before, the supplier's now (null: unreadable)
  agreed jsonb not null,
  before jsonb not null,
  after jsonb,
  -- In the product's own form: what the booking is revised with
  content jsonb,
  reasons jsonb not null,
  regimes jsonb not null,
  respond_by timestamptz not null,
  -- traveler, agent, supplier or travelerAtSupplier; null while nobody has answered
  actor text,
  -- needed or done; null where nothing is issued
  reissue text,
  found_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, supplier_version),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index schedule_changes_to_answer on schedule_changes (respond_by)
  where state in ('pending', 'unmapped');

-- When each confirmed booking is compared with its supplier's record next; null: not again by itself.
create table look_ups (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  next_look_at timestamptz,
  -- When travel ends: then the row goes
  ends_at timestamptz not null,
  -- Without an answer so far
  tries int not null default 0,
  claimed_until timestamptz not null default '-infinity',
  -- Raised by each claim and each signal: an answer to an earlier look settles nothing
  fence bigint not null default 0,
  primary key (tenant_id, customer_id, booking_id)
) with (fillfactor = 70);
create index look_ups_due on look_ups (next_look_at) where next_look_at is not null;
create index look_ups_by_booking on look_ups (booking_id);
create index look_ups_over on look_ups (ends_at);

-- Messages of suppliers, each once however often it's delivered.
create table supplier_events (
  key_id text not null,
  event_id text not null,
  reference text not null,
  received_at timestamptz not null default now(),
  primary key (key_id, event_id)
);
create index supplier_events_old on supplier_events (received_at);

insert into look_ups (tenant_id, customer_id, booking_id, next_look_at, ends_at)
  select tenant_id, customer_id, booking_id, now() + random() * interval '1 day', ends_at from bookings
  where state = 'Confirmed' and ends_at > now();
insert into jobs (name, every_seconds, next_run_at, cursor)
  values ('note-look-ups', 30, now(), jsonb_build_object('from', pg_current_snapshot()::text));
