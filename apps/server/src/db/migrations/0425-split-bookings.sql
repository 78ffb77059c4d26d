-- Some travelers of a booking get one of their own when their flights are exchanged: which it was a part of.
-- Its tenders are shares of that one's, under the same references at the gateway and the bank.
alter table bookings add column split_from text;
create index bookings_split on bookings (tenant_id, customer_id, split_from) where split_from is not null;
