/** What trips of a generated market cost on each of sixty days: what forecasts and premiums are tried on. */
import { bandOf, type ObservedTrip } from '@sojourn/domain/predictions/observed.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { distanceKm } from '@sojourn/geography/distance.ts';
import { createGeography } from '@sojourn/geography/geography.ts';
import { ONE_ADULT } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { createFlightDays } from '@sojourn/world/flight/inventory/fares/fare-days.ts';
import { createFlightSales } from '@sojourn/world/flight/inventory/fares/flight-sales.ts';
import { priceHistory } from '@sojourn/world/flight/inventory/fares/price-history.ts';
import { createFlightWorld } from '@sojourn/world/flight/inventory/schedule/schedule.ts';
import { createFlightEngine } from '@sojourn/world/flight/inventory/search/search.ts';

export const TODAY = Date.UTC(2027, 1, 8) / 86_400_000;
const CODES = 'BOS JFK ORD MIA LAX SFO SEA DEN ATL LHR CDG LIS MAD FRA IST BCN NRT HND YYZ MEX'.split(' ');

/** Every pair of the airports in one direction, a departure each, so many days from today. */
export function observedTrips(seed: number, leads: readonly number[]): ObservedTrip[] {
  const geography = createGeography();
  const airports = geography.airports.filter(({ code }) => CODES.includes(code));
  const world = createFlightWorld({ geography: { ...geography, airports }, seed, share: 0.15 });
  const engine = createFlightEngine(world.network);
  const sales = createFlightSales(world.network.count);
  const state = { days: createFlightDays(world.network.zones, TODAY), sales, asOf: TODAY };
  const trips: ObservedTrip[] = [];
  for (const [origin, from] of world.airports.entries())
    for (const [destination, to] of world.airports.entries()) {
      if (origin >= destination) continue;
      const departsOn = TODAY + itemAt(leads, (origin + destination) % leads.length);
      const filters = {};
      const ask = {
        origins: [origin],
        destinations: [destination],
        day: departsOn,
        party: ONE_ADULT,
        filters,
      };
      const history = priceHistory(engine, state, { ...ask, sort: 'price', top: 1 });
      const prices = history.flatMap(({ searchedOn: day, price }) =>
        price === null ? [] : [{ day, minor: Math.round(price) }],
      );
      trips.push({ band: bandOf(distanceKm(from, to)), departsOn, prices });
    }
  return trips;
}
