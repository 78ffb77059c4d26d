-- Orders at a fare that was promised may take a seat that isn't for sale at the fares of the day.
alter table market.flight_orders add column is_promised boolean not null default false;
