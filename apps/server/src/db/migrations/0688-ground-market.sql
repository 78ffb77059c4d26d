-- Rides of the simulated market. An order is for one vehicle of an operator, or for seats of its shuttle.
create table market.ride_orders (
  reference text primary key,
  seller text not null,
  transfer_id text not null,
  -- By the clock where it begins
  day date not null,
  -- Vehicles, or seats of a shuttle
  units int not null check (units > 0),
  starts_at timestamptz not null,
  -- When the driver was there, or the operator canceled it
  picked_up_at timestamptz,
  called_off_at timestamptz,
  -- What was sold, as it was then
  sold jsonb not null,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  decides_at timestamptz,
  refusal text,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  traveler jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null,
  withheld_minor bigint not null default 0
);
create index ride_orders_held on market.ride_orders (expires_at) where state = 'held';

-- What is sold of an operator's vehicles and seats on a day, held or confirmed.
create table market.ride_sales (
  transfer_id text not null,
  day date not null,
  sold int not null check (sold >= 0),
  capacity int not null,
  primary key (transfer_id, day),
  check (sold <= capacity)
);

-- Changes of booked rides, by the buyer's reference of each: repeating one gets its first answer.
create table market.ride_order_changes (
  change_reference text primary key,
  reference text not null references market.ride_orders,
  result jsonb not null,
  at timestamptz not null
);
create index ride_order_changes_of on market.ride_order_changes (reference);

-- Scenarios of the lab: rides whose price one of them has moved for a while.
create table market.ride_moves (
  scenario text not null,
  transfer_id text not null,
  day date not null,
  per_cent int not null,
  until timestamptz not null,
  primary key (scenario, transfer_id, day)
);
