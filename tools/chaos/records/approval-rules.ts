/** What is true of requests for approval once everything has come to rest. */
import type { Question } from './question.ts';

/** The last decisions about a request, of the version that it ended with. */
const DECIDED = (decision: string) => `exists (select from approval_steps s
  where s.tenant_id = r.tenant_id and s.customer_id = r.customer_id and s.request_id = r.request_id
    and s.version = r.version and s.decision ${decision})`;

export const APPROVALS_AT_REST: readonly Question[] = [
  [
    'a request has one end',
    `select request_id, state, ended_by from approval_requests where state not in
       ('booked', 'returned', 'declined', 'withdrawn', 'lapsed', 'kept', 'canceled')`,
  ],
  [
    'what a company reviews is booked by its request alone',
    `select b.booking_id, b.checkout_id, r.request_id, r.state from bookings b
     join policy_checks p using (tenant_id, customer_id, checkout_id)
     left join approval_requests r using (tenant_id, customer_id, checkout_id)
     where p.needs_approval and b.state = 'Confirmed'
       and coalesce(r.state, 'none') not in ('booked', 'kept')`,
  ],
  [
    'nothing stays booked against a decline, but what couldn’t be canceled',
    `select r.request_id, r.state, b.booking_id from approval_requests r
     join bookings b using (tenant_id, customer_id, checkout_id)
     where b.state = 'Confirmed' and ${DECIDED(`= 'decline'`)} and coalesce(r.ended_by, '') <> 'failure'`,
  ],
  [
    'a request that’s booked or stays so has its booking',
    `select r.request_id, r.state, r.booking_id, b.state as booking from approval_requests r
     left join bookings b using (tenant_id, customer_id, booking_id)
     where r.state in ('booked', 'kept') and coalesce(b.state, 'none') not in ('Confirmed', 'Canceled')`,
  ],
  [
    'a mandate is booked once everybody has approved it',
    `select r.request_id from approval_requests r
     where r.state = 'booked' and ${DECIDED(`is distinct from 'approve'`)}`,
  ],
  [
    'what’s declined after it was booked is canceled',
    `select r.request_id, b.state from approval_requests r
     join bookings b using (tenant_id, customer_id, booking_id)
     where r.state = 'canceled' and b.state not in ('Canceled', 'Failed')`,
  ],
];
