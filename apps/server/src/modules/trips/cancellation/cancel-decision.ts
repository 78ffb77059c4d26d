/** What canceling a booking comes to now, in the words of its product (B §4). */
import {
  type BookingAt,
  blockedPolicyKind,
  type CancelDecision,
  type CancelFailureType,
  type CancelPolicyKind,
  cancelBlock,
  type SupplierCancelAnswer,
} from '@sojourn/domain/booking/cancellation/cancel-outcome.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { refuse } from '#refusal.ts';
import type { TripAction } from '../trips/trip-action.ts';
import type { CancellationDeps, CancellationProduct, CancellationProducts } from './product.ts';

export const decideCancel = (
  deps: CancellationDeps,
  booking: Booking,
  answer: SupplierCancelAnswer,
  now: Instant,
): Promise<CancelDecision> => deps.products[booking.product].decideCancel(booking, answer, now);

const VOIDS: readonly CancelPolicyKind[] = [
  'TicketedVoidKnownWindow',
  'TicketedVoidUnknownWindow',
  'DelayedTicketingCancel',
  'TicketlessVoid',
];
/** Whether its tickets are taken back as if they'd never been sold. */
export const isVoid = ({ policyKind }: CancelDecision): boolean => VOIDS.includes(policyKind);

const bookingAt = ({ state, startsAt }: Booking, now: Instant): BookingAt => ({
  state,
  startsAt,
  now,
});

type Product = Pick<CancellationProduct, 'tooLateToCancel'>;
type Deps = { readonly products: CancellationProducts };
const blockOf = ({ tooLateToCancel }: Product, booking: Booking, now: Instant) =>
  cancelBlock(bookingAt(booking, now), tooLateToCancel);

export const cancelAction =
  ({ products }: Deps): TripAction<'cancel'> =>
  (booking, now) => {
    const reason = blockOf(products[booking.product], booking, now);
    return reason ? { available: false, reason } : { available: true };
  };

/** Refuses what can't be canceled whatever the supplier says. */
export function requireCancellable({ products }: Deps, booking: Booking, now: Instant): void {
  const block = blockOf(products[booking.product], booking, now);
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
