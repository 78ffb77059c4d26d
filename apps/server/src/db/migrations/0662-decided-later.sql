-- Orders of the simulated desks whose confirmation is accepted and decided later: confirmed then, or refused
-- for the reason in `refusal`. A server of the version before takes such an order for one that's held.
alter table market.orders add column decides_at timestamptz, add column refusal text;
alter table market.car_orders add column decides_at timestamptz, add column refusal text;
