-- The car market's own record, apart from the portal's: cars rented out by day, and the orders by the
-- buyer's reference.

-- Cars of a desk's code that are out on a day. `capacity` is what the market may rent out: the check is the
-- last guard against overselling, the conditional statement that takes a car the first.
create table market.car_sales (
  car_id text not null,
  day date not null,
  sold integer not null check (sold >= 0),
  capacity integer not null,
  primary key (car_id, day),
  check (sold <= capacity)
);

create table market.car_orders (
  reference text primary key,
  seller text not null,
  car_id text not null,
  drop_off_desk text not null,
  -- By the clocks of the desks
  pick_up timestamp not null,
  drop_off timestamp not null,
  pick_up_at timestamptz not null,
  first_day date not null,
  days smallint not null,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  drivers jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null
);
create index car_orders_held on market.car_orders (expires_at) where state = 'held';

-- Scenarios of the lab: cars whose rate one of them has moved for a while.
create table market.car_moves (
  scenario text not null,
  car_id text not null,
  first_day date not null,
  per_cent integer not null,
  until timestamptz not null,
  primary key (scenario, car_id, first_day)
);
