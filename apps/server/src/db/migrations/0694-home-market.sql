-- Homes of the simulated market. An order is for the nights of one home, or of two that follow each other;
-- `home_id` and `check_in` are of the first.
create table market.home_orders (
  reference text primary key,
  seller text not null,
  home_id text not null,
  check_in date not null,
  -- From then on it has begun: by the home's clock
  starts_at timestamptz not null,
  -- What was sold, as it was then: the homes with their prices and policies, the party and the fees chosen
  sold jsonb not null,
  -- Of the request that its host accepted, null where none was asked
  request_reference text,
  state text not null check (state in ('held', 'confirmed', 'canceled', 'released', 'expired')),
  hold_id text not null unique,
  expires_at timestamptz not null,
  decides_at timestamptz,
  refusal text,
  price jsonb not null,
  terms jsonb not null,
  locator text unique,
  guest jsonb,
  penalty_minor bigint,
  canceled_at timestamptz,
  created_at timestamptz not null,
  withheld_minor bigint not null default 0
);
create index home_orders_held on market.home_orders (expires_at) where state = 'held';
create index home_orders_request on market.home_orders (request_reference)
  where request_reference is not null;

-- The nights that aren't free: each is of one order, of one accepted request, or closed by the host or by an
-- imported calendar. The primary key is what keeps a night from being sold twice.
create table market.home_nights (
  home_id text not null,
  night date not null,
  taken_by text not null check (taken_by in ('order', 'request', 'block')),
  -- Of the order or request; of a block, who closed it
  reference text not null,
  primary key (home_id, night)
);
create index home_nights_reference on market.home_nights (reference);
create index home_nights_night on market.home_nights (night);

-- Changes of booked homes, by the buyer's reference of each: repeating one gets its first answer.
create table market.home_order_changes (
  change_reference text primary key,
  reference text not null references market.home_orders,
  result jsonb not null,
  at timestamptz not null
);
create index home_order_changes_reference on market.home_order_changes (reference);

-- Scenarios of the lab: homes whose price one of them has moved for a while.
create table market.home_moves (
  scenario text not null,
  home_id text not null,
  check_in date not null,
  check_out date not null,
  per_cent int not null,
  until timestamptz not null,
  primary key (scenario, home_id, check_in, check_out)
);

-- Requests to hosts, by the buyer's reference. One that's asked takes no nights; what the simulated host is
-- going to say, and when, is decided as it's sent.
create table market.home_requests (
  reference text primary key,
  seller text not null,
  state text not null check (state in
    ('requested', 'accepted', 'awaitingPayment', 'confirmed', 'declined', 'expired', 'withdrawn',
      'paymentFailed')),
  home_id text not null,
  check_in date not null,
  -- What it was sent with, which is what it's sold with
  sold jsonb not null,
  price jsonb not null,
  terms jsonb not null,
  sent_at timestamptz not null,
  answer_by timestamptz not null,
  answers_at timestamptz,
  answer text check (answer in ('accept', 'decline')),
  answered_at timestamptz,
  cause text,
  nights_kept_until timestamptz
);
create index home_requests_asked on market.home_requests (least(answers_at, answer_by))
  where state = 'requested';
create index home_requests_kept on market.home_requests (nights_kept_until)
  where state in ('accepted', 'awaitingPayment');
create index home_requests_home on market.home_requests (home_id) where state = 'requested';

-- What guests and hosts write to each other about a request or an order.
create table market.home_messages (
  message_id text primary key,
  reference text not null,
  sender text not null check (sender in ('Guest', 'Host')),
  text text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index home_messages_reference on market.home_messages (reference, sent_at);

-- What hosts claim of a deposit.
create table market.home_claims (
  claim_id text primary key,
  reference text not null,
  amount_minor bigint not null,
  reason text not null,
  evidence jsonb not null,
  claimed_on date not null
);
create index home_claims_reference on market.home_claims (reference);
