/** Where mail about a trip goes: another address from now on, or its confirmation once more. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import type { TripOffer } from '@sojourn/domain/booking/trip-state.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import { setContactEmail } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { refTo, showTrip, type TripDeps } from '../use-case.ts';
import type { EmailChanged } from './messages.ts';

async function requireOffered(
  deps: TripDeps,
  bookingId: BookingId,
  actor: Actor,
  offer: TripOffer,
): Promise<TripDetail> {
  const trip = await showTrip(deps, { ...refTo(actor, bookingId), isDelegated: actor.isDelegated });
  return trip.offers.includes(offer) ? trip : refuse('TripActionUnavailable');
}

/** The confirmation as the trip is now. Asking again within a minute sends nothing more. */
export async function resendConfirmation(
  deps: TripDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<{ sentTo: string }> {
  const { email } = await requireOffered(deps, bookingId, actor, 'ResendConfirmation');
  const { tenantId, customerId } = actor;
  const at = deps.clock.now();
  const copy = at.slice(0, 16);
  await withTransaction(deps.db, (tx) =>
    enqueue(tx, { tenantId, customerId, at, kind: 'bookingConfirmed', bookingId, copy }),
  );
  return { sentTo: email };
}

/** The account's own address is notified; a confirmed trip's confirmation goes to the new one. */
export async function changeTripEmail(
  deps: TripDeps,
  bookingId: BookingId,
  email: string,
  actor: Actor,
): Promise<TripDetail> {
  const trip = await requireOffered(deps, bookingId, actor, 'ChangeEmail');
  if (trip.email === email) return trip;
  const { tenantId, customerId } = actor;
  const at = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    await setContactEmail(tx, refTo(actor, bookingId), email);
    const changed: EmailChanged = {
      kind: 'tripEmailChanged',
      key: `${bookingId}:${at}`,
      subjectId: bookingId,
    };
    await enqueue(tx, { tenantId, customerId, at, ...changed });
    if (!trip.offers.includes('ResendConfirmation')) return;
    await enqueue(tx, { tenantId, customerId, at, kind: 'bookingConfirmed', bookingId, copy: at });
  });
  return showTrip(deps, { ...refTo(actor, bookingId), isDelegated: actor.isDelegated });
}
