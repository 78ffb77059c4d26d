/** The same again (B §8 `DuplicateBooking`): somebody of the party is on one of the flights already. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { type FlownParty, isDuplicate, shareFlight } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import { openTravelers } from '#modules/booking/travelers/sealed-travelers.ts';
import { readSealedTravelers } from '#modules/booking/travelers/store.ts';
import type { Tx } from '#workflow/saga.ts';
import type { FlightBooking, FlightCheckoutRow, FlightDeps } from '../sale.ts';

const partyOf = ({ draft, quote }: Pick<FlightCheckoutRow, 'draft' | 'quote'>): FlownParty => ({
  segments: quote.offer.flight.slices.flatMap(({ segments }) => segments),
  travelers: draft.travelers,
});

export async function findSameFlight(
  { sealer }: Pick<FlightDeps, 'sealer'>,
  row: Pick<FlightCheckoutRow, 'draft' | 'quote'>,
  live: readonly FlightBooking[],
  db: Db | Tx,
): Promise<BookingId | null> {
  const party = partyOf(row);
  for (const booking of live) {
    const { offer } = booking;
    const segments = offer.flight.slices.flatMap((slice) => slice.segments);
    if (!shareFlight(party, { segments })) continue;
    const sealed = await readSealedTravelers(db, booking);
    const travelers = openTravelers<CompleteTraveler>(sealer, { booking, sealed });
    if (travelers && isDuplicate(party, { segments, travelers })) return booking.bookingId;
  }
  return null;
}
