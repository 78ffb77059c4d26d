/** A booked trip with some of its slices replaced, as it's shown and sold. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { withTicketRules } from '#flight/rules/fares/ticket-rules.ts';
import type { TripType } from '#flight/rules/flight-search.ts';
import type { FlightExtras, FlightSummary } from '#flight/wire/flights.ts';
import type { FlightOffer, FlightQuoteRequest } from '../sale.ts';
import type { ExchangeQuote, NewSlice } from './exchange-port.ts';

type Slice = FlightSummary['slices'][number];
const from = ({ segments }: Slice) => first(segments).origin;
const to = ({ segments }: Slice) => last(segments).destination;
const dateOf = (local: string): CalendarDate => local.slice(0, 10) as CalendarDate;

export function tripTypeOf(slices: readonly Slice[]): TripType {
  const [out, back] = slices;
  if (!out || !back) return 'oneWay';
  if (slices.length > 2) return 'multiCity';
  const isAt = (a: ReturnType<typeof from>, b: ReturnType<typeof from>) => a.city === b.city;
  const [isBack, isThere] = [isAt(from(out), to(back)), isAt(to(out), from(back))];
  if (isBack && isThere) return 'roundTrip';
  return isBack || isThere ? 'openJaw' : 'multiCity';
}

/** The first origin, then every city that's flown to or from. */
export function citiesOf(slices: readonly Slice[]): string[] {
  const cities: string[] = [];
  for (const city of slices.flatMap((slice) => [from(slice).city, to(slice).city]))
    if (city !== cities.at(-1)) cities.push(city);
  return cities;
}

export function flightAfter(
  flight: FlightSummary,
  { newSlices, rules }: Pick<ExchangeQuote, 'newSlices' | 'rules'>,
): FlightSummary {
  const found = (index: number) => newSlices.find((each) => each.index === index);
  const slices = withTicketRules(
    flight.slices.map((slice, index) => found(index)?.slice ?? slice),
    rules,
  );
  const segments = slices.flatMap((slice) => slice.segments);
  const [out] = [found(0)];
  const isMoved = newSlices.some(({ index, slice }) => {
    const before = flight.slices[index];
    return !before || from(before).city !== from(slice).city || to(before).city !== to(slice).city;
  });
  return {
    ...flight,
    slices,
    tripType: isMoved ? tripTypeOf(slices) : flight.tripType,
    origin: out?.origin ?? flight.origin,
    destination: isMoved && out ? out.destination : flight.destination,
    cities: isMoved ? citiesOf(slices) : flight.cities,
    needsPassport: flight.needsPassport || newSlices.some((each) => each.needsPassport),
    departureDate: dateOf(first(segments).zonedDepartureTime),
    lastDate: dateOf(last(segments).zonedArrivalTime),
  };
}

/** Bags move along; seats on flights that are given up don't. */
export function extrasAfter(
  { extras }: Pick<FlightQuoteRequest, 'extras'>,
  { exitSeats = [] }: Pick<FlightOffer, 'exitSeats'>,
  newSlices: readonly NewSlice[],
): { readonly extras: FlightExtras; readonly exitSeats: readonly number[] } {
  const isGivenUp = (slice: number): boolean => newSlices.some(({ index }) => index === slice);
  const stay = extras.seats.flatMap((seat, index) => (isGivenUp(seat.slice) ? [] : [{ seat, index }]));
  return {
    extras: { ...extras, seats: stay.map(({ seat }) => seat) },
    exitSeats: stay.flatMap(({ index }, at) => (exitSeats.includes(index) ? [at] : [])),
  };
}
