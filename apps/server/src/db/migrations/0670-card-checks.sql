-- A payment that its card's bank checks with the customer, while its booking waits for that.
create table card_checks (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- The bank's page; who has it may answer
  url text not null,
  until timestamptz not null,
  -- The customer wants to pay in another way
  is_given_up boolean not null default false,
  primary key (tenant_id, customer_id, booking_id)
);
