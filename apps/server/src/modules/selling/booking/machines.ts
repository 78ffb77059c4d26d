/** The state machines of bookings and of the money that pays them and comes back. */
import { BOOKING, REFUND, TENDER } from '@sojourn/domain/booking/state.ts';
import { PAYMENT_REQUEST } from '@sojourn/domain/checkout/payment-request.ts';
import { stateMachine } from '#workflow/machine.ts';

export const BOOKING_MACHINE = stateMachine({
  name: 'booking',
  moves: BOOKING,
  table: 'bookings',
  keys: ['booking_id'],
});
export const TENDER_MACHINE = stateMachine({
  name: 'tender',
  moves: TENDER,
  table: 'tenders',
  keys: ['booking_id', 'tender_no'],
});
export const REFUND_MACHINE = stateMachine({
  name: 'refund',
  moves: REFUND,
  table: 'refunds',
  keys: ['booking_id', 'refund_no'],
});
export const PAYMENT_REQUEST_MACHINE = stateMachine({
  name: 'paymentRequest',
  moves: PAYMENT_REQUEST,
  table: 'payment_requests',
  keys: ['checkout_id'],
});
