-- Prices that the market has promised until an instant, with what it needs to honor them.
create table market.price_guarantees (
  guarantee_id text primary key,
  -- What the price is for; a guarantee is good for nothing else
  subject text not null,
  facts jsonb not null,
  until timestamptz not null
);
create index price_guarantees_until on market.price_guarantees (until);
