-- What scenarios make of the flights of an order on their day, by the buyer's reference: the newest counts.
create table market.flight_events (
  reference text not null,
  kind text not null,
  -- The slice that it strikes
  slice int not null,
  at timestamptz not null,
  primary key (reference, kind)
);
