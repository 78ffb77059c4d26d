-- What the company wanted to know of the trip, each named as it was then, in the order of its fields.
alter table bookings add column custom_fields jsonb not null default '[]';
