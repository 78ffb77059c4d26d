import type { EditableDetails } from '@sojourn/contract/trip-details.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { readSealedTravelers } from '#modules/selling/booking/travelers/store.ts';
import { refuse } from '#refusal.ts';
import { refTo, requireTrip } from '../../trips/use-case.ts';
import { blockOf, type ChangeDeps } from '../use-case.ts';

/** Refuses NotFound for what isn't the customer's, and where the key of its travelers is gone. */
export async function getDetails(
  deps: ChangeDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<EditableDetails> {
  const ref = refTo(actor, bookingId);
  const [booking, sealed] = await Promise.all([requireTrip(deps, ref), readSealedTravelers(deps.db, ref)]);
  const { editDetails: editing } = deps.products[booking.product].can;
  const details = editing?.view(booking, sealed) ?? refuse('NotFound');
  const block = blockOf(editing, booking, deps.clock.now());
  return { bookingId, bookingVersion: booking.version, block, details };
}
