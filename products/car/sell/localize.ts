/** Rentals in their reader's language: the cities of their desks, by their ids. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { WireCarLocation } from '../wire/cars.ts';
import type { CarDeps, CarSale } from './sale.ts';

type Named = Pick<WireCarLocation, 'airportCode' | 'cityPlaceId' | 'city' | 'name' | 'address'>;

/** A desk downtown goes by its city, and its address ends with it. */
export function localizeDesk<L extends Named>(
  { cityName }: Pick<CarDeps, 'cityName'>,
  location: L,
  locale: Locale,
): L {
  const { airportCode, cityPlaceId, name, address } = location;
  const placeId = airportCode === null ? cityPlaceId : `airport:${airportCode}`;
  const city = (placeId && cityName(placeId, locale)) ?? location.city;
  if (city === location.city) return location;
  return {
    ...location,
    city,
    name: name === location.city ? city : name,
    address: address.endsWith(location.city) ? address.slice(0, -location.city.length) + city : address,
  };
}

export function localizeRental(
  deps: Pick<CarDeps, 'cityName'>,
  { request, offer }: Pick<CarSale, 'request' | 'offer'>,
  locale: Locale,
): Pick<CarSale, 'request' | 'offer'> {
  const { rental } = offer;
  const at = <M extends { readonly location: WireCarLocation }>(moment: M): M => ({
    ...moment,
    location: localizeDesk(deps, moment.location, locale),
  });
  const named = { ...rental, pickUp: at(rental.pickUp), dropOff: at(rental.dropOff) };
  return { request: { ...request, locale }, offer: { ...offer, rental: named } };
}
