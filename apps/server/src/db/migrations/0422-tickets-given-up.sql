-- A ticket of a trip can be canceled while the others stay: it isn't one of the record any more, and isn't
-- counted when the rest is canceled.
alter table market.flight_orders drop constraint flight_orders_state_check,
  add constraint flight_orders_state_check check (
    state in ('held', 'confirmed', 'voided', 'canceled', 'released', 'expired', 'givenUp'));
