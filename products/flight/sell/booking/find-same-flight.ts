/** The same again (B §8 `DuplicateBooking`): somebody of the party is on one of the flights already. */
import type { CompleteTraveler } from '@sojourn/contract/travelers.ts';
import { type FlownParty, isDuplicate, shareFlight } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { readSealedTravelers } from '@sojourn/server/modules/selling/booking/travelers/store.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import type { FlightBooking, FlightCheckoutRow, FlightDeps } from '../sale.ts';

const partyOf = ({ draft, quote }: Pick<FlightCheckoutRow, 'draft' | 'quote'>): FlownParty => ({
  segments: quote.offer.flight.slices.flatMap(({ segments }) => segments),
  travelers: draft.travelers,
});

type Deps = Pick<FlightDeps, 'sealer'>;

export const findSameFlight = (
  deps: Deps,
  row: Pick<FlightCheckoutRow, 'draft' | 'quote'>,
  live: readonly FlightBooking[],
  db: Db | Tx,
): Promise<BookingId | null> => findParty(deps, partyOf(row), live, db);

/** For a change onto other flights of those of its travelers who change. */
export async function findSameAfter(
  deps: Deps,
  { booking, offer, travelers }: Exchanging,
  live: readonly FlightBooking[],
  db: Db | Tx,
): Promise<BookingId | null> {
  const segments = offer.flight.slices.flatMap((slice) => slice.segments);
  if (!live.some((other) => shareFlight({ segments }, { segments: segmentsOf(other) }))) return null;
  const sealed = await readSealedTravelers(db, booking);
  const all = openTravelers<CompleteTraveler>(deps.sealer, { booking, sealed }) ?? [];
  const going = travelers ? all.filter((_, index) => travelers.includes(index)) : all;
  return findParty(deps, { segments, travelers: going }, live, db);
}
type Exchanging = Pick<FlightBooking, 'offer'> & {
  readonly booking: FlightBooking;
  /** Left out where it's everybody. */
  readonly travelers?: readonly number[] | undefined;
};

const segmentsOf = ({ offer }: Pick<FlightBooking, 'offer'>): FlownParty['segments'] =>
  offer.flight.slices.flatMap(({ segments }) => segments);

async function findParty(
  { sealer }: Deps,
  party: FlownParty,
  live: readonly FlightBooking[],
  db: Db | Tx,
): Promise<BookingId | null> {
  for (const booking of live) {
    const segments = segmentsOf(booking);
    if (!shareFlight(party, { segments })) continue;
    const sealed = await readSealedTravelers(db, booking);
    const travelers = openTravelers<CompleteTraveler>(sealer, { booking, sealed });
    if (travelers && isDuplicate(party, { segments, travelers })) return booking.bookingId;
  }
  return null;
}
