/** The cities that a seller's flights reach without a change, in the contract's shapes. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { NonstopDestination } from '@sojourn/products/flight/sell/supplier.ts';
import { nonstopCities } from '../../inventory/schedule/places/nonstop-destinations.ts';
import { airportsOf } from '../../inventory/schedule/places/places.ts';
import type { FlightMarket } from '../market.ts';
import { placeOf } from './describe.ts';

/** `airlines`: what the seller sells. None from a place that the schedule does not know. */
export function nonstopDestinationsFrom(
  market: FlightMarket,
  asked: { readonly origin: string; readonly top: number; readonly locale: Locale },
  airlines: Uint8Array,
): NonstopDestination[] {
  const { world } = market;
  const cities = nonstopCities(world, airportsOf(world, asked.origin), airlines, asked.top);
  return cities.map(({ airport, cityId, weekly, km }) => {
    const place = placeOf(market, airport, asked.locale);
    const { metroCode } = assertPresent(world.geography.cityById(cityId), `city ${cityId}`);
    // The code of a city with several airports finds all of them
    const metro = airportsOf(world, metroCode);
    const isMetro = metro.length > 1 && metro.includes(airport);
    return { place: isMetro ? { ...place, locationCode: metroCode } : place, weekly, km };
  });
}
