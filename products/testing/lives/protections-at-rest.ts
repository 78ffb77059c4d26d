/** What agrees about protections once all has come to rest: each statement finds nothing. */
export const PROTECTIONS_AT_REST: readonly (readonly [rule: string, text: string])[] = [
  [
    'no protection outlives its booking, and what it paid has a clause',
    `select booking_id, protection, p.state, b.state as booking from booking_protections p
     join bookings b using (tenant_id, customer_id, booking_id)
     where (b.state in ('Canceled', 'Failed') and p.state = 'Valid')
       or (p.state = 'Exercised' and (p.clause_id is null or p.paid_minor is null))`,
  ],
  [
    'premiums of protections sum to what their booking says',
    `select b.booking_id, b.premium_minor, coalesce(sum(p.premium_minor), 0) as sum from bookings b
     left join booking_protections p using (tenant_id, customer_id, booking_id)
     where b.state <> 'Failed' group by b.booking_id, b.premium_minor
     having b.premium_minor <> coalesce(sum(p.premium_minor), 0)`,
  ],
  [
    'a fall is credited once, with the amount of its watch',
    `select w.booking_id, w.credited_minor, count(c.credit_id) from price_watches w
     left join travel_credits c on c.credit_id = w.credit_id and c.granted_minor = w.credited_minor
     where w.state = 'credited' group by 1, 2 having count(c.credit_id) <> 1`,
  ],
  [
    'a claim is credited once, with its amount',
    `select m.booking_id, m.credited_minor, count(c.credit_id) from price_match_claims m
     left join travel_credits c on c.credit_id = m.credit_id and c.granted_minor = m.credited_minor
     where m.state = 'credited' group by 1, 2 having count(c.credit_id) <> 1`,
  ],
  [
    'no credit of a protection is without its watch or claim',
    `select credit_id, type from travel_credits c where type in ('PriceDropCredit', 'PriceMatchCredit')
     and not exists (select 1 from price_watches w where w.credit_id = c.credit_id)
     and not exists (select 1 from price_match_claims m where m.credit_id = c.credit_id)`,
  ],
];
