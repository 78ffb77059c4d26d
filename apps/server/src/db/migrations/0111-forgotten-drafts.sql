-- Who was typed into checkouts of flights that were never booked is forgotten after a month.
create index checkouts_with_travelers on checkouts (updated_at)
  where product = 'Flight' and state = 'open' and draft ->> 'travelers' is not null;
