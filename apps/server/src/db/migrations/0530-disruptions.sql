-- Flights of booked trips that are late, missed or canceled on their day: one row for each event of a slice.
create table disruptions (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  disruption_no int not null,
  slice int not null,
  type text not null check (type in ('Delayed', 'MissedConnection', 'AirlineCancellation')),
  state text not null default 'open'
    check (state in ('open', 'rebooking', 'rebooked', 'refunding', 'refunded', 'lapsed', 'over')),
  delay_minutes int not null,
  noticed_at timestamptz not null,
  -- Until when it can be acted on
  decide_by timestamptz not null,
  -- The slice's flights as they were last read, and what the airline gives instead
  flights jsonb not null,
  airline_offer jsonb,
  -- The protection that covers it, once it was used
  protection_no int,
  -- The clause that paid
  clause_id text,
  -- The booking that replaces the slice
  replacement_booking_id text,
  -- What was mailed last: its type and whether it could be acted on
  mailed text,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, booking_id, disruption_no),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create unique index disruptions_live on disruptions (tenant_id, customer_id, booking_id, slice)
  where state in ('open', 'rebooking', 'refunding');
create index disruptions_open on disruptions (decide_by) where state = 'open';
create index disruptions_ended on disruptions (ended_at) where ended_at is not null;

-- When the flights of a booked trip are read next: each minute from a day before each slice until it has
-- landed; never again once `next_read_at` is null.
create table flight_watches (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Of the booking that it was planned for
  booking_version int not null,
  next_read_at timestamptz,
  -- Those that are being flown, as they were last read
  flights jsonb not null default '[]',
  ends_at timestamptz not null,
  claimed_until timestamptz not null default '-infinity',
  fence int not null default 0,
  tries int not null default 0,
  primary key (tenant_id, customer_id, booking_id)
);
create index flight_watches_due on flight_watches (next_read_at) where next_read_at is not null;
create index flight_watches_over on flight_watches (ends_at);
