/** Rows that versions before decision 0019 wrote: their fields are read by the names they have now. */

import { type FormerFlight, type FormerSlice, isFormerFlight, readFlight, SLICE } from './former-flights.ts';
import { isFormer, type Renames, renamed } from './renames.ts';

const TRAVELER: Renames = {
  born: 'birthdate',
  redressNumber: 'tsaRedressNumber',
  frequentFlyer: 'frequentFlyerNumber',
  assistance: 'specialAssistance',
};

const STAY: Renames = { roomTypeId: 'roomId' };

/** What a quote or a booking is of. */
export function readOffer<Offer extends object>(stored: Offer): Offer {
  const { stay, flight } = stored as { readonly stay?: object; readonly flight?: FormerFlight };
  if (stay && isFormer(stay, STAY)) return { ...stored, stay: renamed(stay, STAY) };
  return flight && isFormerFlight(flight) ? { ...stored, flight: readFlight(flight) } : stored;
}

type StoredAlternative = { readonly offer?: { readonly price: object }; readonly slice?: FormerSlice };
const isByNamesOfToday = (alternative: object): boolean => {
  const { offer, slice } = alternative as StoredAlternative;
  if (offer) return 'tripTotal' in offer.price;
  return slice === undefined || !isFormer(slice, SLICE);
};
/** Search results by former names are left out: they were suggested a while ago. */
export const readPriceChange = <Change extends { readonly alternatives: readonly object[] }>(
  stored: Change,
): Change => ({ ...stored, alternatives: stored.alternatives.filter(isByNamesOfToday) });

/** A saved traveler, one typed into a checkout or one who was booked. */
export const readTraveler = <Traveler extends object>(stored: Traveler): Traveler =>
  renamed(stored, TRAVELER);
