-- What's known of a booking's travelers besides their names, encrypted: one text for each booking of any
-- product. The job reseal-bookings moves here what older servers left in bookings.travelers and
-- bookings.contact; both stay readable until then.
create table sealed_travelers (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  sealed text not null,
  primary key (tenant_id, customer_id, booking_id)
);
