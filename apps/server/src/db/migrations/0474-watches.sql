-- Searches whose price customers watch, and what was read of them.
create table watches (
  tenant_id text not null,
  customer_id text not null,
  -- wat_…
  watch_id text not null,
  product text not null,
  -- What was searched, as the contract has it
  input jsonb not null,
  -- What the product needs besides to show it: names, places, pictures
  facts jsonb not null,
  -- A hash of the search: the same for everybody who watches the same
  search_key text not null,
  -- Null: the account's own
  email text,
  state text not null default 'watching' check (state in ('watching', 'over', 'stopped')),
  started_at timestamptz not null,
  -- When its date has passed
  ends_at timestamptz not null,
  currency text not null,
  -- Null: it wasn't for sale
  started_minor bigint,
  latest_minor bigint,
  lowest_minor bigint,
  -- What the next reading is compared with: the price at first, then that of the last email
  reference_minor bigint,
  latest_at timestamptz not null,
  next_read_at timestamptz not null,
  -- Of the links in mail: earlier ones open nothing
  link_version int not null default 1,
  ended_at timestamptz,
  primary key (tenant_id, customer_id, watch_id),
  check ((state = 'watching') = (ended_at is null))
);
create unique index watches_of_search on watches (tenant_id, customer_id, search_key)
  where state = 'watching';
create index watches_due on watches (next_read_at, search_key) where state = 'watching';
create index watches_passing on watches (ends_at) where state = 'watching';
create index watches_ended on watches (ended_at) where ended_at is not null;

create table watch_readings (
  tenant_id text not null,
  customer_id text not null,
  watch_id text not null,
  read_at timestamptz not null,
  -- Null: it wasn't for sale
  price_minor bigint,
  primary key (tenant_id, customer_id, watch_id, read_at),
  foreign key (tenant_id, customer_id, watch_id) references watches on delete cascade
);
