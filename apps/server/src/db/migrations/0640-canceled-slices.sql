-- Which ways of a trip its supplier has canceled, by the newest change: what lists and calendars say of them.
-- Filled when the booking is looked up the next time.
alter table bookings add column canceled_slices integer[] not null default '{}';
