-- The hotel market's own record, apart from the portal's: what it has sold, and the orders by the
-- buyer's reference.
create schema if not exists market;

-- Rooms sold by hotel, room type and night. `capacity` is what the market may sell of it: the check is
-- the last guard against overselling, the conditional statement that takes rooms the first.
create table market.room_sales (
  stay_id text not null,
  room smallint not null,
  night date not null,
  sold integer not null check (sold >= 0),
  capacity integer not null,
  primary key (stay_id, room, night),
  check (sold <= capacity)
);

create table market.orders (
  reference text primary key,
  seller text not null,
  stay_id text not null,
  rate_id text not null,
  room smallint not null,
  check_in date not null,
  check_out date not null,
  room_count integer not null,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  guests jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null
);
create index orders_held on market.orders (expires_at) where state = 'held';

-- Scenarios of the lab: prices that one of them has moved for a while, and the strikes that hit a
-- reference only once.
create table market.scenario_moves (
  scenario text not null,
  rate_id text not null,
  check_in date not null,
  check_out date not null,
  per_cent integer not null,
  until timestamptz not null,
  primary key (scenario, rate_id, check_in, check_out)
);
create table market.scenario_strikes (
  scenario text not null,
  verb text not null,
  reference text not null,
  primary key (scenario, verb, reference)
);
