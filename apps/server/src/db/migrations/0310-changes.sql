-- Changes of bookings: what was asked for, the newest quote of it, how far it is. A quote names the version
-- of the booking that it was made for.
create table changes (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  change_id text not null,
  booking_version int not null,
  state text not null,
  ask jsonb not null,
  quote jsonb,
  failure text,
  expires_at timestamptz,
  -- The tender that it adds
  tender_no int,
  created_at timestamptz not null,
  primary key (tenant_id, customer_id, change_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index changes_of_booking on changes (tenant_id, customer_id, booking_id, created_at);

-- What owes a refund: a change's id, or the cancellation. Null where an older server wrote it.
alter table refunds add column cause text;
