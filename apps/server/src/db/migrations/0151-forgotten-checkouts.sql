-- Whoever was typed into a checkout of any product is forgotten in time, with how to reach them. Of the index
-- no column changes while one is filled in and booked.
alter table checkouts add column forgotten_at timestamptz;
create index checkouts_to_forget on checkouts (created_at) where forgotten_at is null;
drop index checkouts_with_sealed_travelers;
