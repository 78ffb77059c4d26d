/** Flights in their reader's language: airports' cities, by their codes. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { FlightSlice } from '../wire/flights.ts';
import type { FlightDeps, FlightSale } from './sale.ts';

type City = { readonly locationCode: string; readonly city: string };
type Naming = <A extends City>(airport: A) => A;

const inSlice = <S extends Pick<FlightSlice, 'segments' | 'layovers'>>(slice: S, named: Naming): S => ({
  ...slice,
  segments: slice.segments.map((segment) => ({
    ...segment,
    origin: named(segment.origin),
    destination: named(segment.destination),
  })),
  layovers: slice.layovers.map((layover) => ({ ...layover, airport: named(layover.airport) })),
});

export function localizeFlight(
  { cityName }: Pick<FlightDeps, 'cityName'>,
  { request, offer }: Pick<FlightSale, 'request' | 'offer'>,
  locale: Locale,
): Pick<FlightSale, 'request' | 'offer'> {
  const { flight } = offer;
  const names = new Map<string, string>();
  const named: Naming = (airport) => {
    const city = cityName(`airport:${airport.locationCode}`, locale) ?? airport.city;
    names.set(airport.city, city);
    return { ...airport, city };
  };
  const localized = {
    ...flight,
    slices: flight.slices.map((slice) => inSlice(slice, named)),
    origin: named(flight.origin),
    destination: named(flight.destination),
  };
  const cities = flight.cities.map((city) => names.get(city) ?? city);
  return { request: { ...request, locale }, offer: { ...offer, flight: { ...localized, cities } } };
}
