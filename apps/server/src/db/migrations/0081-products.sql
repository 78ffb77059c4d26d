-- Checkouts and bookings of other products than hotels.
alter table checkouts add column product text not null default 'Hotel' check (product in ('Hotel', 'Flight'));
alter table quotes add column product text not null default 'Hotel' check (product in ('Hotel', 'Flight'));
alter table bookings add column product text not null default 'Hotel' check (product in ('Hotel', 'Flight'));

-- Those who fly with their documents, sealed for this booking
alter table bookings add column travelers text;
alter table bookings add check ((product = 'Flight') = (travelers is not null));
create index bookings_flights on bookings (tenant_id, customer_id, ends_at)
  where product = 'Flight' and state <> 'Failed';

-- How far the tickets of a flight are: asked for, confirmed by every airline, issued.
create table ticketings (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  state text not null default 'requested' check (state in ('requested', 'confirmed', 'ticketed')),
  -- [{ticketNo, airline, locator}]
  locators jsonb not null default '[]',
  -- [{ticketNo, traveler, slice, number}]; empty where airlines go without
  documents jsonb not null default '[]',
  void_until timestamptz,
  -- Not issued by then: a person is told
  due_at timestamptz,
  ticketed_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  check (state = 'requested' or jsonb_array_length(locators) > 0),
  check ((state = 'ticketed') = (ticketed_at is not null))
);

-- One saga cancels every product
update sagas set kind = 'cancel-booking' where kind = 'cancel-stay';
