-- The flight market's own record, apart from the portal's: seats sold, seats of the map that are taken, and
-- the orders by the buyer's reference, one for each ticket.

-- Seats sold by flight (number and ends), local day of departure and cabin. `seats` is all that the cabin
-- has: the check is the last guard against overselling, the conditional statement that takes seats the first.
create table market.flight_sales (
  flight text not null,
  day date not null,
  cabin smallint not null,
  sold integer not null check (sold >= 0),
  seats integer not null,
  primary key (flight, day, cabin),
  check (sold <= seats)
);

create table market.flight_holds (
  reference text primary key,
  hold_id text not null unique,
  seller text not null,
  slices jsonb not null,
  passengers jsonb not null,
  price jsonb not null,
  first_departure timestamptz not null,
  -- Local dates on which each slice leaves, for the ages of travelers
  departures jsonb not null,
  expires_at timestamptz not null,
  -- From the first ticket that is confirmed
  confirmed_at timestamptz,
  void_until timestamptz,
  travelers jsonb,
  -- Tickets are issued from then on, once somebody asks
  issue_from timestamptz,
  issued_at timestamptz,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null
);

create table market.flight_orders (
  reference text not null references market.flight_holds,
  ticket_no smallint not null,
  airline text not null,
  state text not null check (state in ('held', 'confirmed', 'voided', 'canceled', 'released', 'expired')),
  locator text,
  -- What it is cancelled by and what was paid for it
  terms jsonb not null,
  -- Flight, day, cabin and seats taken
  flights jsonb not null,
  slices jsonb not null,
  documents jsonb,
  expires_at timestamptz not null,
  primary key (reference, ticket_no),
  unique (airline, locator)
);
create index flight_orders_held on market.flight_orders (expires_at) where state = 'held';

-- A seat of the map belongs to one traveler.
create table market.flight_seats (
  flight text not null,
  day date not null,
  seat text not null,
  reference text not null,
  ticket_no smallint not null,
  traveler smallint not null,
  primary key (flight, day, seat)
);
create index flight_seats_reference on market.flight_seats (reference, ticket_no);

-- The ten digits after the airline's three on a ticket.
create sequence market.flight_documents minvalue 1000000000 maxvalue 9999999999 start 2401000017;

-- Scenarios of the lab: flights whose price one of them has moved for a while.
create table market.flight_moves (
  scenario text not null,
  flight text not null,
  day date not null,
  per_mille integer not null,
  until timestamptz not null,
  primary key (scenario, flight, day)
);
