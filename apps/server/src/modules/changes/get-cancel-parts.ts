/** What of a trip can be canceled on its own: its travelers or rooms, unless it has none or it's too late. */
import type { CancelParts } from '@sojourn/contract/changes.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Actor } from '../../context.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { blockOf, type ChangeDeps } from './use-case.ts';

const NOTHING = { unit: 'traveler', parts: [] } as const;

export async function getCancelParts(
  deps: ChangeDeps,
  bookingId: BookingId,
  actor: Actor,
): Promise<CancelParts> {
  const booking = await requireTrip(deps, refTo(actor, bookingId));
  const { parting } = deps.products[booking.product];
  const { unit, parts } = parting?.view(booking) ?? NOTHING;
  const block = blockOf(parting, booking, deps.clock.now());
  return { bookingId, bookingVersion: booking.version, unit, block, parts: [...parts] };
}
