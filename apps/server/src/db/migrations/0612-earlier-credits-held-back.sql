-- Credits that a booking brought before 0580 are spent once it's bound as well: once neither its terms nor a
-- cover of it give anything back by the traveler's own choice. A moment that has passed holds nothing back.
update travel_credits c
set spendable_from = open.until
from bookings b
cross join lateral (
  select max(each.until) as until from (
    select (step ->> 'until')::timestamptz as until
    from jsonb_array_elements(b.offer -> 'cancellation' -> 'steps') step
    where (step ->> 'penaltyMinor')::bigint < b.total_minor
    union all
    -- To cancel for any reason: until three hours before flights, until check-in
    select b.starts_at - case when b.product = 'Flight' then interval '3 hours' else interval '0' end
    from booking_protections p
    where p.tenant_id = b.tenant_id and p.customer_id = b.customer_id and p.booking_id = b.booking_id
      and p.protection = 'cancelForAnyReason' and p.state = 'Valid'
  ) each
) open
where c.type in ('PriceMatchCredit', 'PriceDropCredit', 'OfferCredit')
  and c.state = 'Available' and c.forfeited_at is null and c.spendable_from is null
  and b.tenant_id = c.tenant_id and b.customer_id = c.customer_id and b.booking_id = c.origin_booking_id
  and b.state not in ('Canceled', 'Failed')
  and open.until is not null;
