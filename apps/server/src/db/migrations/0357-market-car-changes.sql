-- Changes of booked cars at the car market, by the buyer's reference of each: repeating one gets its first
-- answer. `withheld_minor`: what they have cost of what was paid, in no price any more.
alter table market.car_orders add column withheld_minor bigint not null default 0;

create table market.car_order_changes (
  change_reference text primary key,
  reference text not null references market.car_orders,
  result jsonb not null,
  at timestamptz not null
);
create index car_order_changes_of on market.car_order_changes (reference);
