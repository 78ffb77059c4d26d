-- What the booking is called in each language; null for requests from before, which have one name.
alter table payment_requests add column named jsonb;
