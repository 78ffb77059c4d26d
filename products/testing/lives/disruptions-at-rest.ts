/** What agrees about disruptions once all has come to rest: each statement finds nothing. */
export const DISRUPTIONS_AT_REST: readonly (readonly [rule: string, text: string])[] = [
  [
    'no disruption is in between',
    `select booking_id, disruption_no, state from disruptions where state in ('rebooking', 'refunding')`,
  ],
  [
    'what was rebooked has another booking, and nothing else has',
    `select d.booking_id, d.state, d.replacement_booking_id, n.state as now from disruptions d
     left join bookings n on n.booking_id = d.replacement_booking_id
     where d.state = 'rebooked' and (n.state is null or n.state not in ('Confirmed', 'Canceled'))
       or d.state <> 'rebooked' and n.state in ('Confirmed', 'Canceled')`,
  ],
  [
    'a disruption that was decided has used its protection, any other has not',
    `select d.booking_id, d.state, p.protection, p.state as protection_state from disruptions d
     join booking_protections p using (tenant_id, customer_id, booking_id, protection_no)
     where d.state in ('rebooked', 'refunded') and p.state <> 'Exercised'`,
  ],
  [
    'a trip whose fare came back is not flown',
    `select d.booking_id, b.state from disruptions d
     join bookings b using (tenant_id, customer_id, booking_id)
     where d.state = 'refunded' and b.state <> 'Canceled'`,
  ],
];
