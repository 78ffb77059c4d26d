-- Changes of booked stays at the hotel market, by the buyer's reference of each: repeating one gets its first
-- answer.
create table market.order_changes (
  change_reference text primary key,
  reference text not null references market.orders,
  result jsonb not null,
  at timestamptz not null
);
create index order_changes_of on market.order_changes (reference);
