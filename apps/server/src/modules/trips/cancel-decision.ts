/** What canceling a booking comes to now, in the words of its product (B §4). */
import {
  type BookingAt,
  blockedPolicyKind,
  type CancelDecision,
  type CancelFailureType,
  cancelBlock,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { decideFlightCancel } from '#products/flight/booking/decide-cancel.ts';
import { decideHotelCancel } from '#products/hotel/booking/decide-cancel.ts';
import { refuse } from '../../refusal.ts';
import type { Booking } from '../booking/store.ts';
import type { TripAction } from './trip-action.ts';
import type { TripDeps } from './use-case.ts';

/** Too late to cancel, in the product's word. */
const begun = ({ product }: Booking) => (product === 'Hotel' ? 'PastCheckInDate' : 'Departed');

export const decideCancel = (
  deps: TripDeps,
  booking: Booking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> =>
  booking.product === 'Hotel'
    ? decideHotelCancel(booking, answer, now)
    : decideFlightCancel(deps, booking, answer, now);

const bookingAt = ({ state, startsAt }: Booking, now: Instant): BookingAt => ({
  state,
  startsAt,
  now,
});

const blockOf = (booking: Booking, now: Instant) => cancelBlock(bookingAt(booking, now), begun(booking));

export const cancelAction: TripAction<'cancel'> = (booking, now) => {
  const reason = blockOf(booking, now);
  return reason ? { available: false, reason } : { available: true };
};

/** Refuses what can't be canceled whatever the supplier says. */
export function requireCancellable(booking: Booking, now: Instant): void {
  const block = blockOf(booking, now);
  if (block) refuse('NotCancellable', { cancelOutcome: block, cancelPolicyKind: blockedPolicyKind(block) });
}

export function refuseCancel(
  code: 'NotCancellable' | 'SuppliersUnavailable',
  { outcome, policyKind }: CancelDecision,
  failureType?: CancelFailureType,
): never {
  const details = { cancelOutcome: outcome, cancelPolicyKind: policyKind };
  return refuse(code, failureType ? { ...details, failureType } : details);
}
