/** Homes for tests and measurements, made once for each size. */
import { type CalendarDate, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { truePlaces } from '@sojourn/geography/testing/true-places.ts';
import { boxAbout } from '../../../places/testing/box-about.ts';
import { createHomeWorld } from '../generate.ts';
import { NOTHING_SOLD } from '../nights.ts';
import type { HomeMarketState, HomeQuery } from '../search/query.ts';
import type { HomeWorld } from '../world.ts';

const made = new Map<number, HomeWorld>();
export function homesOf(count: number): HomeWorld {
  const world = made.get(count) ?? createHomeWorld({ ...truePlaces(), count });
  made.set(count, world);
  return world;
}

/** The day of the pictures. */
const NOW = '2027-02-08T10:00:00Z' as Instant;
export const STATE: HomeMarketState = { now: NOW, sold: NOTHING_SOLD };

export const stayFrom = (arrival: string, nights: number) => {
  const day = dayNumber(arrival as CalendarDate);
  return { arrival: day, departure: day + nights };
};

export const ANY_FILTERS: HomeQuery['filters'] = {
  kinds: [],
  bedrooms: 0,
  beds: 0,
  baths: 0,
  dogs: false,
  cats: false,
  amenities: [],
  booking: null,
  freeCancellation: false,
  guestFavorites: false,
  policy: null,
  inPolicyOnly: false,
  leastMinor: 0,
  mostMinor: null,
};
const TWO = { adults: 2, children: 0, infants: 0, dogs: 0, cats: 0 };
const LISBON = { lat: 38.7139, lon: -9.1394 };

/** Four nights in Lisbon, as in the pictures. */
export const PICTURED_QUERY: HomeQuery = {
  box: boxAbout(LISBON, 0.2),
  stay: stayFrom('2027-04-15', 4),
  party: TWO,
  filters: ANY_FILTERS,
  sort: 'MostRecommended',
  top: 25,
};
