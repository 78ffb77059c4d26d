-- Deposits of booked homes: held on a card around the stay, taken for claims, or let go.
create table home_deposits (
  tenant_id text not null,
  customer_id text not null,
  deposit_id text not null,
  booking_id text not null,
  home_id text not null,
  state text not null check (state in ('planned', 'held', 'unheld', 'taken', 'released')),
  amount_minor bigint not null,
  currency text not null,
  -- Of the card; null where none paid
  payment_id text,
  card_owner text,
  label text not null default '',
  -- What the guest has allowed at the gateway, if they had to choose a card
  permission text,
  -- Each authorization has a reference of its own; the last one that counts
  attempt int not null default 0,
  held_until timestamptz,
  hold_at timestamptz not null,
  release_at timestamptz not null,
  taken_minor bigint not null default 0,
  -- When something is to be done; null: nothing more
  next_at timestamptz,
  primary key (tenant_id, customer_id, deposit_id),
  unique (tenant_id, customer_id, booking_id, home_id)
);
create index home_deposits_due on home_deposits (next_at) where next_at is not null;
