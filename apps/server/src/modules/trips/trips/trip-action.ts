/** What can be done with a trip now. Its module registers it; a trip shows them all. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';

type Actions = TripDetail['actions'];
export type TripAction<N extends keyof Actions = keyof Actions> = (
  booking: Booking,
  now: Instant,
) => Actions[N];
export type TripActions = { readonly [N in keyof Actions]: TripAction<N> };

export const actionsOf = (actions: TripActions, booking: Booking, now: Instant): Actions => ({
  cancel: actions.cancel(booking, now),
  cancelPart: actions.cancelPart(booking, now),
  change: actions.change(booking, now),
  extras: actions.extras(booking, now),
  editDetails: actions.editDetails(booking, now),
});
