/** Rows that earlier versions wrote: their fields are read as they are now (decision 0019). */

import {
  type FormerFlight,
  type FormerSlice,
  isFormerFlight,
  lacksRestrictionTexts,
  readFlight,
  SLICE,
  withRestrictionTexts,
} from './former-flights.ts';
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
  type Stored = { readonly stay?: object; readonly flight?: FormerFlight };
  const { stay, flight } = stored as Stored;
  if (stay && isFormer(stay, STAY)) return { ...stored, stay: renamed(stay, STAY) };
  return flight ? withFlight(stored, flight) : stored;
}

type StoredNow = Parameters<typeof lacksRestrictionTexts>[0];
function withFlight<Offer extends object>(stored: Offer, former: FormerFlight): Offer {
  const isFormer = isFormerFlight(former);
  const flight = (isFormer ? readFlight(former) : former) as unknown as StoredNow;
  if (lacksRestrictionTexts(flight)) return { ...stored, flight: withRestrictionTexts(flight) };
  return isFormer ? { ...stored, flight } : stored;
}

type StoredAlternative = {
  readonly offer?: { readonly price: object };
  readonly slice?: FormerSlice;
  readonly fares?: readonly { readonly restrictions: object }[];
};
const isByNamesOfToday = (alternative: object): boolean => {
  const { offer, slice, fares = [] } = alternative as StoredAlternative;
  if (offer) return 'tripTotal' in offer.price;
  if (fares.some(({ restrictions }) => !('brandType' in restrictions))) return false;
  return slice === undefined || !isFormer(slice, SLICE);
};
/** Search results by former names are left out: they were suggested a while ago. */
export const readPriceChange = <Change extends { readonly alternatives: readonly object[] }>(
  stored: Change,
): Change => ({ ...stored, alternatives: stored.alternatives.filter(isByNamesOfToday) });

/** A saved traveler, one typed into a checkout or one who was booked. */
export const readTraveler = <Traveler extends object>(stored: Traveler): Traveler =>
  renamed(stored, TRAVELER);
