-- Seats and bags that the flight market has changed after booking, by the buyer's reference of each.
create table market.flight_extras_changes (
  extras_reference text primary key,
  reference text not null,
  result jsonb not null,
  at timestamptz not null
);
create index flight_extras_changes_of on market.flight_extras_changes (reference);
