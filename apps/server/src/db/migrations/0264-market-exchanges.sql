-- Exchanges of tickets at the flight market, by the buyer's reference of each: repeating one gets its first
-- answer.
create table market.flight_exchanges (
  exchange_reference text primary key,
  reference text not null references market.flight_holds,
  result jsonb not null,
  at timestamptz not null
);
create index flight_exchanges_of on market.flight_exchanges (reference);
