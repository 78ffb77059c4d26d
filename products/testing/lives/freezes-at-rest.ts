/** What agrees about frozen prices once all has come to rest: each statement finds nothing. */
export const FREEZES_AT_REST: readonly (readonly [rule: string, text: string])[] = [
  [
    'no freeze is in between',
    `select freeze_id, state from price_freezes where state in ('buying', 'held', 'refunding')`,
  ],
  [
    'a freeze that was bought was paid with its fee, any other with nothing',
    `select f.freeze_id, f.state, f.fee_minor, coalesce(sum(t.captured_minor), 0) as captured
     from price_freezes f left join tenders t on t.booking_id = f.freeze_id
     group by f.freeze_id, f.state, f.fee_minor
     having coalesce(sum(t.captured_minor), 0)
       <> case when f.state in ('quoted', 'failed') then 0 else f.fee_minor end`,
  ],
  [
    'a fee goes back whole when nothing could be booked, and at most once',
    `select f.freeze_id, f.state, f.fee_minor, coalesce(sum(r.amount_minor), 0) as back
     from price_freezes f left join refunds r on r.booking_id = f.freeze_id
     group by f.freeze_id, f.state, f.fee_minor
     having case f.state when 'refunded' then coalesce(sum(r.amount_minor), 0) <> f.fee_minor
       when 'exercised' then coalesce(sum(r.amount_minor), 0) > f.fee_minor
       when 'exchanged' then coalesce(sum(r.amount_minor), 0) > f.fee_minor
       else coalesce(sum(r.amount_minor), 0) <> 0 end`,
  ],
  [
    'a freeze that was used paid one booking, and that alone',
    `select f.freeze_id, f.booking_id, count(distinct t.booking_id) from price_freezes f
     left join tenders t on t.source_id = f.freeze_id and t.captured_minor > 0
     where f.state <> 'quoted' group by f.freeze_id, f.booking_id, f.state
     having count(distinct t.booking_id) <> case when f.state in ('exercised', 'exchanged') then 1 else 0 end
       or max(t.booking_id) is distinct from
         case when f.state in ('exercised', 'exchanged') then f.booking_id end`,
  ],
];
