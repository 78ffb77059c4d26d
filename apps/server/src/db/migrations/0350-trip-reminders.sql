-- When each booking's traveler is reminded of it, planned a few days ahead; a booking has one at most.
create table trip_reminders (
  tenant_id text not null,
  customer_id text not null,
  booking_id text not null,
  -- Of the booking when this was planned; another start is planned anew
  starts_at timestamptz not null,
  -- Null: booked so late that there's none
  remind_at timestamptz,
  reminded_at timestamptz,
  primary key (tenant_id, customer_id, booking_id),
  foreign key (tenant_id, customer_id, booking_id) references bookings
);
create index trip_reminders_due on trip_reminders (remind_at) where reminded_at is null;
create index trip_reminders_over on trip_reminders (starts_at);
create index bookings_departing on bookings (starts_at) where state = 'Confirmed';
