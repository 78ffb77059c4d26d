-- Activities of the simulated market. An order is for one option of an activity at one of its slots, or an
-- open-dated ticket, which has none.
create table market.activity_orders (
  reference text primary key,
  seller text not null,
  activity_id text not null,
  -- The slot: the day there and the start's number in the activity's plan; null for an open-dated ticket
  day date,
  start smallint,
  -- People, as the operator counts them; 0 where nobody counts
  places int not null check (places >= 0),
  -- Of an open-dated ticket, its end
  starts_at timestamptz not null,
  -- Confirming ends here, whatever is held
  cut_off_at timestamptz,
  -- When it's decided whether a smallest group is reached, and how many that is
  decided_at timestamptz,
  least_people int,
  -- A confirmation that's decided by hand: the operator answers by then
  answer_by timestamptz,
  -- Canceled by its operator, and why
  cancel_cause text check (cancel_cause in ('operator', 'weather', 'tooFew')),
  -- A code of it was scanned
  redeemed_at timestamptz,
  -- What was sold, as it was then: the summary with its price, the refunds
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
  withheld_minor bigint not null default 0,
  check ((day is null) = (start is null))
);
create index activity_orders_held on market.activity_orders (expires_at) where state = 'held';
create index activity_orders_deciding on market.activity_orders (decides_at)
  where state = 'held' and decides_at is not null;
create index activity_orders_slot on market.activity_orders (activity_id, day, start)
  where state in ('held', 'confirmed');
create index activity_orders_undecided on market.activity_orders (decided_at)
  where state in ('held', 'confirmed') and decided_at is not null;

-- People to whom places of a slot were sold here, held or confirmed. `capacity` is what its operator and
-- other sites have left. All options of a start share them.
create table market.activity_slots (
  activity_id text not null,
  start smallint not null,
  day date not null,
  sold int not null check (sold >= 0),
  capacity int not null,
  primary key (activity_id, start, day)
);
create index activity_slots_day on market.activity_slots (day) where sold > 0;

-- Slots that an operator decided about: those that don't take place (`cause`), and those that have reached
-- their smallest group at the instant at which it counts (null).
create table market.activity_decisions (
  activity_id text not null,
  start smallint not null,
  day date not null,
  cause text check (cause in ('operator', 'weather', 'tooFew')),
  at timestamptz not null,
  primary key (activity_id, start, day)
);
create index activity_decisions_day on market.activity_decisions (day) where cause is not null;

-- The codes of confirmed orders: one, or one for each unit. A dead one says why when it's scanned.
create table market.activity_tickets (
  ticket_id text primary key,
  reference text not null references market.activity_orders,
  -- Its place in the order, and of which round: a change makes a new one
  place int not null,
  round int not null,
  unit_id text,
  code text not null unique,
  died_of text check (died_of in ('changed', 'canceled')),
  used_at timestamptz
);
create index activity_tickets_reference on market.activity_tickets (reference, round, place);

-- Changes of booked activities, by the buyer's reference of each: repeating one gets its first answer.
create table market.activity_order_changes (
  change_reference text primary key,
  reference text not null references market.activity_orders,
  result jsonb not null,
  at timestamptz not null
);
create index activity_order_changes_reference on market.activity_order_changes (reference);

-- Scenarios of the lab: activities whose price one of them has moved for a while. `day`: of the slot, or on
-- which an open-dated ticket is bought.
create table market.activity_moves (
  scenario text not null,
  activity_id text not null,
  day date not null,
  per_cent int not null,
  until timestamptz not null,
  primary key (scenario, activity_id, day)
);
