-- Who was typed into a checkout is forgotten when it is booked, as the booking has them sealed for itself.
-- Those that were booked before this was so are forgotten after a month, like those that never were.
create index checkouts_with_sealed_travelers on checkouts (updated_at)
  where product = 'Flight' and state in ('open', 'booked') and draft ->> 'travelers' is not null;
drop index checkouts_with_travelers;
