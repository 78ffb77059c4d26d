-- Who was to travel in a booking that failed is forgotten in time. Until then, and of every other booking, a
-- flight has its travelers as before.
alter table bookings
  drop constraint bookings_check2,
  add column forgotten_at timestamptz
    constraint bookings_forgotten check (forgotten_at is null or state = 'Failed')
    constraint bookings_travelers check (
      (travelers is null) = (product <> 'Flight' or not (forgotten_at is null)));
create index bookings_to_forget on bookings (created_at) where state = 'Failed' and forgotten_at is null;
