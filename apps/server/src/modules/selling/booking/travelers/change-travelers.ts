import type { Sealer } from '#seal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Booking } from '../booking.ts';
import { requireTravelers, sealTravelers } from './sealed-travelers.ts';
import { changeSealed, readSealedTravelers } from './store.ts';

/** Seals a booking's travelers as `change` makes them; nothing happens where none are sealed. */
export async function changeTravelers<T extends object>(
  tx: Tx,
  sealer: Sealer,
  booking: Booking,
  change: (travelers: readonly T[]) => readonly T[],
): Promise<void> {
  const sealed = await readSealedTravelers(tx, booking);
  if (sealed === null) return;
  const travelers = change(requireTravelers<T>(sealer, { booking, sealed }));
  await changeSealed(tx, booking, sealTravelers(sealer, booking.bookingId, travelers), sealed);
}
