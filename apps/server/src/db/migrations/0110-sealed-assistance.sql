-- What assistance travelers ask for tells of their health: it stands in the sealed column only, where it has
-- been beside their documents from the first.
update bookings set guests = (
    select jsonb_agg(guest - 'assistance' order by place)
    from jsonb_array_elements(guests) with ordinality as listed (guest, place))
  where product = 'Flight' and guests @? '$[*].assistance';
