/** A chosen trip as it is shown at checkout and kept with the booking. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { FlightSummary } from '@sojourn/products/flight/wire/flights.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TripFare } from '../../inventory/fares/trip-fare.ts';
import { tripTypeBetween } from '../../inventory/schedule/places/places.ts';
import type { FlightMarket } from '../market.ts';
import { airlineOf, cityPlaceOf, placeOf, sliceOf } from './describe.ts';
import { bagMinor, factsOfClass } from './offers.ts';
import type { Trip } from './trip.ts';

/** As many bags as can be bought. */
const BAGS_BEFORE = [0, 1, 2];

/** Of each segment of each slice the number (1…) of its ticket. */
export function ticketNosOf({ slices }: Trip, { tickets }: TripFare): number[][] {
  const nos = slices.map(({ legs }) => legList(legs).map(() => 0));
  for (const [index, { parts }] of tickets.entries())
    for (const part of parts)
      for (const at of part.legs.keys()) nos[part.slice]![part.segment + at] = index + 1;
  return nos;
}

/** Bit 0 where the ticket changes at the first change of a slice, bit 1 at the second. */
export const breaksOf = (ticketNos: readonly number[]): number =>
  ticketNos.slice(1).reduce((bits, no, index) => bits | (no === ticketNos[index] ? 0 : 1 << index), 0);

function citiesOf(market: FlightMarket, { ends }: Trip, locale: Locale): string[] {
  const cities: string[] = [];
  for (const { origin, destination } of ends)
    for (const airport of [origin, destination]) {
      const { city } = placeOf(market, airport, locale);
      if (city !== cities.at(-1)) cities.push(city);
    }
  return cities;
}

function cityPlacesOf(market: FlightMarket, { ends }: Trip): Record<string, string> {
  const places = ends.map(({ destination }) => [
    market.world.airports[destination]!.code,
    cityPlaceOf(market, destination),
  ]);
  return Object.fromEntries(places.filter(([, place]) => place !== undefined));
}

/** The destination: the end of the first slice, or of the last if that isn't home again. */
function goalOf({ ends }: Trip, tripType: FlightSummary['tripType'], home: string, cities: string[]): number {
  const isFar = tripType === 'multiCity' && cities.at(-1) !== home;
  return (isFar ? last(ends) : first(ends)).destination;
}

export function summaryOf(market: FlightMarket, trip: Trip, fare: TripFare, locale: Locale): FlightSummary {
  const { network } = market.world;
  const { state, slices, party, ends } = trip;
  const ticketNos = ticketNosOf(trip, fare);
  const tripType = tripTypeBetween(market.world, ends);
  const cities = citiesOf(market, trip, locale);
  const told = slices.map(({ legs, rank }, index) => {
    const nos = ticketNos[index]!;
    const breaks = breaksOf(nos);
    const slice = { legs, breaks, rank, party };
    return {
      ...sliceOf(market, state, legs, breaks, locale),
      ...factsOfClass(market, state, slice),
      bagPrices: BAGS_BEFORE.map((before) => money(bagMinor(market, state, slice, before))),
      ticketNos: nos,
    };
  });
  const segments = told.flatMap((slice) => slice.segments);
  const dateOf = (local: string) => local.slice(0, 10) as CalendarDate;
  return {
    tripType,
    multiTicketType: fare.kind,
    origin: placeOf(market, first(ends).origin, locale),
    destination: placeOf(market, goalOf(trip, tripType, first(cities), cities), locale),
    cities,
    slices: told,
    tickets: fare.tickets.map(({ airline }, index) => ({
      ticketNo: index + 1,
      airline: airlineOf(market, airline),
    })),
    cityPlaces: cityPlacesOf(market, trip),
    passengers: { ...party },
    needsPassport: slices.some(({ legs }) =>
      legList(legs).some(({ row }) => network.edgeCrosses[network.edgeOf[row]!] === 1),
    ),
    departureDate: dateOf(first(segments).zonedDepartureTime),
    lastDate: dateOf(last(segments).zonedArrivalTime),
  };
}
