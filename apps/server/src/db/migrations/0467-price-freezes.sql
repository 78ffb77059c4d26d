-- Prices that customers froze for some days: from the quote to what became of it, and what was read of them.
create table price_freezes (
  tenant_id text not null,
  customer_id text not null,
  -- frz_…; its tenders and refunds are stored under it, as a booking's are under the booking
  freeze_id text not null,
  state text not null default 'quoted' check (state in ('quoted', 'buying', 'valid', 'held', 'exercised',
    'expired', 'refunding', 'refunded', 'exchanged', 'failed')),
  product text not null,
  -- Who pays, at the bank and the vault
  subject text not null,
  -- The version of the protection's terms that decides
  terms_id text not null,
  -- What was asked for, as a checkout is started with it
  input jsonb not null,
  request jsonb not null,
  offer jsonb not null,
  -- The same for every request for the same trip
  fit_key text not null,
  -- The first departure, or check-in
  starts_at timestamptz not null,
  frozen_minor bigint not null check (frozen_minor > 0),
  -- Travelers or rooms
  covered int not null check (covered > 0),
  currency text not null,
  quoted_at timestamptz not null,
  quote_ends_at timestamptz not null,
  -- From buying on
  days int,
  fee_minor bigint check (fee_minor > 0),
  bought_at timestamptz,
  ends_at timestamptz,
  -- Null: not read yet, or it wasn't for sale
  latest_minor bigint,
  latest_at timestamptz,
  next_read_at timestamptz,
  -- Hours before the end of the last reminder
  reminded_hours int,
  -- That holds it or was paid with it
  booking_id text,
  failure text,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, freeze_id),
  check ((state = 'quoted') = (days is null)),
  check (state not in ('held', 'exercised') or booking_id is not null)
);
create index price_freezes_due on price_freezes (next_read_at) where state in ('valid', 'held');
create index price_freezes_ending on price_freezes (ends_at) where state = 'valid';
create index price_freezes_unbought on price_freezes (quoted_at) where state in ('quoted', 'failed');

create table price_freeze_readings (
  tenant_id text not null,
  customer_id text not null,
  freeze_id text not null,
  read_at timestamptz not null,
  -- Null: the same wasn't for sale, or nobody answered
  price_minor bigint,
  primary key (tenant_id, customer_id, freeze_id, read_at),
  foreign key (tenant_id, customer_id, freeze_id) references price_freezes on delete cascade
);
