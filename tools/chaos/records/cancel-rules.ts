/** What is true of cancellations that were refused, once everything has come to rest. */
import type { Question } from './question.ts';

/** The person who looks after it knows of it, and nothing else has come of it. */
export const IS_REFUSED_CANCEL = `c.kind = 'cancelRefused' and exists (
  select from bookings b where b.booking_id = c.subject_id and b.state = 'Confirmed')`;

export const CANCELS_AT_REST: readonly Question[] = [
  [
    'a booking whose cancellation was refused last stands as it was, and a person is told',
    `select booking_id, b.state from bookings b
     where b.state = 'Confirmed' and not exists (select from cases where subject_id = booking_id
         and kind = 'cancelRefused' and state = 'open')
       and exists (select from sagas s where s.kind = 'cancel-booking'
         and s.input->>'bookingId' = booking_id and s.result->>'result' = 'Refused')`,
  ],
  [
    'what was refused to be canceled gave nothing back',
    `select booking_id, refund_no from refunds r join bookings b using (booking_id)
     where b.state = 'Confirmed' and coalesce(r.cause, 'canceled') = 'canceled'`,
  ],
];
