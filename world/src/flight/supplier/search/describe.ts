/** Airports, airlines and slices of the schedule in the contract's shapes. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { assertPresent, first, last } from '@sojourn/domain/present.ts';
import type { FlightSegment, FlightSlice, FlightSummary } from '@sojourn/products/flight/wire/flights.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import { terminalOf } from '../../inventory/schedule/places/terminals.ts';
import { changeMinutes, sliceIdOf } from '../../inventory/schedule/slice-id.ts';
import { segmentOf } from '../../inventory/search/describe-itinerary.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import type { FlightMarket } from '../market.ts';

type Airport = FlightSegment['origin'];
type Place = FlightSummary['origin'];

function cityOf({ world }: FlightMarket, airport: number) {
  const { code } = world.airports[airport]!;
  const row = assertPresent(world.geography.airportByCode(code), `airport ${code}`);
  return { row, city: row.cityId === undefined ? undefined : world.geography.cityById(row.cityId) };
}

const cityName = (market: FlightMarket, airport: number, locale: Locale): string => {
  const { row, city } = cityOf(market, airport);
  return (locale === 'fr' ? city?.nameFr : undefined) ?? city?.name ?? row.city;
};

/** Airports by their number, language and terminal: options have the same ones over and over. */
const airports = new WeakMap<FlightMarket, Map<string, Airport>>();

export function airportOf(market: FlightMarket, airport: number, locale: Locale, airline?: number): Airport {
  const known = airports.get(market) ?? new Map<string, Airport>();
  airports.set(market, known);
  const terminal = airline === undefined ? null : terminalOf(market.world, airport, airline);
  const key = `${airport} ${locale} ${terminal}`;
  const found = known.get(key);
  if (found) return found;
  const { row } = cityOf(market, airport);
  const city = cityName(market, airport, locale);
  const made = {
    locationCode: row.code,
    name: row.name,
    city,
    countryCode: row.country,
    zone: row.zone,
    terminal,
    cityPlaceId: cityPlaceOf(market, airport) ?? null,
  };
  known.set(key, made);
  return made;
}

/** With the picture of the city, or one of its own where an airport serves none of ours. */
export function placeOf(market: FlightMarket, airport: number, locale: Locale): Place {
  const { row, city } = cityOf(market, airport);
  return {
    locationCode: row.code,
    city: cityName(market, airport, locale),
    countryCode: row.country,
    zone: row.zone,
    art: city
      ? { seed: city.id, kind: city.artKind, ...(city.artMotif ? { motif: city.artMotif } : {}) }
      : { seed: row.code, kind: 'countryside' },
  };
}

/** The city where stays near an airport are searched; undefined where none are sold. */
export function cityPlaceOf(market: FlightMarket, airport: number): `city:${string}` | undefined {
  const { city } = cityOf(market, airport);
  return city && `city:${city.id}`;
}

/** As policies name where somebody lands. */
export function policyPlacesAt(market: FlightMarket, airport: number): readonly string[] {
  const { row, city } = cityOf(market, airport);
  return [...(city ? [`city:${city.id}`] : []), `country:${row.country}`];
}

export const airlineOf = ({ world }: FlightMarket, airline: number) => ({
  code: world.airlines[airline]!.code,
  name: world.airlines[airline]!.name,
});

type Leg = ReturnType<typeof legList>[number];

function segmentOfLeg(market: FlightMarket, state: FlightState, leg: Leg, locale: Locale): FlightSegment {
  const { network, aircraft } = market.world;
  const segment = segmentOf(market.world, state, leg);
  const airline = network.airline[leg.row]!;
  const edge = network.edgeOf[leg.row]!;
  const type = aircraft[network.aircraft[leg.row]!]!;
  return {
    origin: airportOf(market, network.edgeFrom[edge]!, locale, airline),
    destination: airportOf(market, network.edgeTo[edge]!, locale, airline),
    marketingAirline: { ...airlineOf(market, airline), flightNumber: String(segment.marketing.number) },
    operatingAirline: airlineOf(market, network.operator[leg.row]!),
    scheduledDepartureTime: segment.departs,
    scheduledArrivalTime: segment.arrives,
    zonedDepartureTime: segment.departsLocal,
    zonedArrivalTime: segment.arrivesLocal,
    durationMinutes: segment.minutes,
    stops: segment.stops,
    plusDays: segment.plusDays,
    aircraft: { code: type.code, name: type.name },
    hasWifi: segment.hasWifi,
    hasPower: segment.hasPower,
  };
}

const dayOf = (local: string): number => Date.parse(local.slice(0, 10)) / 86_400_000;

/** Flights described for one answer, by row and day. */
export type KnownSegments = Map<number, FlightSegment>;
const DAYS_MAX = 4096;

/**
 * `breaks`: bit 0 where a new ticket begins at the first change, bit 1 at the second. `known` is filled:
 * slices of one answer share flights.
 */
export function sliceOf(
  market: FlightMarket,
  state: FlightState,
  legs: Legs,
  breaks: number,
  locale: Locale,
  known: KnownSegments = new Map(),
): FlightSlice {
  const list = legList(legs);
  const segments = list.map((leg) => {
    const key = leg.row * DAYS_MAX + leg.day;
    const segment = known.get(key) ?? segmentOfLeg(market, state, leg, locale);
    known.set(key, segment);
    return segment;
  });
  const [departure, arrival] = [first(segments), last(segments)];
  return {
    sliceId: sliceIdOf(market.world, state.days, legs),
    segments,
    layovers: list.slice(1).map((leg, index) => {
      const before = list[index]!;
      const isSelfTransferLayover = ((breaks >> index) & 1) === 1;
      return {
        airport: segments[index + 1]!.origin,
        stopoverDurationMinutes: leg.departs - before.arrives,
        minimumMinutes: changeMinutes(market.world.network, before.row, leg.row, isSelfTransferLayover),
        isSelfTransferLayover,
        isOvernight:
          dayOf(segments[index]!.zonedArrivalTime) !== dayOf(segments[index + 1]!.zonedDepartureTime),
      };
    }),
    durationMinutes: last(list).arrives - first(list).departs,
    plusDays: dayOf(arrival.zonedArrivalTime) - dayOf(departure.zonedDepartureTime),
    multiTicketType: breaks === 0 ? 'single' : 'virtualInterline',
  };
}
