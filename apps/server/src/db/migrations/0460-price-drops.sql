-- Bookings whose price is watched after they're booked, one watch each, and what was read.
create table price_watches (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- The version of the protection's terms that decides what is paid
  terms_id text not null,
  started_at timestamptz not null,
  -- When the last day of watching is over
  ends_at timestamptz not null,
  next_read_at timestamptz not null,
  booked_minor bigint not null,
  lowest_minor bigint,
  state text not null default 'watching' check (state in ('watching', 'credited', 'notCredited')),
  -- The clause of the terms that decided; null while it's watched
  clause_id text,
  credit_id text,
  credited_minor bigint,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index price_watches_due on price_watches (next_read_at) where state = 'watching';
create index price_watches_over on price_watches (ended_at) where ended_at is not null;
create index bookings_booked on bookings (booked_at) where state = 'Confirmed';

create table price_readings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  read_at timestamptz not null,
  -- Null: the same wasn't for sale, or nobody answered
  price_minor bigint,
  primary key (tenant_id, customer_id, booking_id, read_at),
  foreign key (tenant_id, customer_id, booking_id) references price_watches on delete cascade
);
