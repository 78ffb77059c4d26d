-- The days of a trip where it begins and where it ends, as their own clocks have them. Null for bookings of
-- servers before: their days are read by the zone of their cancellation terms.
alter table bookings add column starts_on date, add column ends_on date;
