-- A ticket of a trip can be canceled while the others stay (`givenUp`): it isn't one of the record any more,
-- and isn't counted when the rest is canceled. The code lists all states.
alter table market.flight_orders drop constraint flight_orders_state_check;
