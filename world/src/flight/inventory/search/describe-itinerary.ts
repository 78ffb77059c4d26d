/**
 * An itinerary in words and objects: segments, layovers, every class it can be had in with its price, and
 * warnings.
 */
import type { Instant, LocalDateTime } from '@sojourn/domain/dates.ts';
import {
  CABINS,
  type Cabin,
  cabinOfRank,
  FARE_CLASSES,
  type FareClass,
} from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { type Penalty, stricter } from '@sojourn/products/flight/rules/fares/penalties.ts';
import type { ItineraryKind } from '@sojourn/products/flight/rules/flight-search.ts';
import {
  PASSENGER_TYPES,
  type PassengerCounts,
  type PassengerType,
  seatsNeeded,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import { classesOn, type FlightState, REAL_SHIFT, seatsLeft } from '../fares/fares.ts';
import { createItineraryPricer } from '../fares/itinerary-price.ts';
import {
  countOf,
  type Leg,
  legList,
  type Pricing,
  partsOf,
  ticketFare,
  ticketsOf,
} from '../fares/ticket-fare.ts';
import { type PriceParts, sumParts, timesParts } from '../fares/ticket-price.ts';
import { cabinsSold, co2Kg } from '../schedule/aircraft.ts';
import type { FareRule } from '../schedule/airlines.ts';
import { localMinute } from '../schedule/places/zones.ts';
import type { FlightWorld } from '../schedule/schedule.ts';
import { minuteText } from '../schedule/time-text.ts';
import type { Legs } from './enumerate.ts';
import type { FlightEngine } from './search.ts';

type FlightSegment = {
  readonly row: number;
  readonly day: number;
  readonly origin: string;
  readonly destination: string;
  readonly marketing: { readonly airline: string; readonly number: number };
  readonly operating: string;
  readonly departs: Instant;
  readonly arrives: Instant;
  readonly departsLocal: LocalDateTime;
  readonly arrivesLocal: LocalDateTime;
  readonly minutes: number;
  /** Landings on the way: every flight of the schedule is a single leg. */
  readonly stops: 0;
  /** Days between the local dates of departure and arrival; -1 over the date line eastward. */
  readonly plusDays: number;
  readonly aircraft: string;
  readonly hasWifi: boolean;
  readonly hasPower: boolean;
};

type Layover = {
  readonly airport: string;
  readonly minutes: number;
  readonly isSelfTransfer: boolean;
  readonly isOvernight: boolean;
};

type FareOffer = {
  readonly fareClass: FareClass;
  /** The brand's name at each segment's airline, and the cabin one sits in there. */
  readonly segments: readonly {
    readonly brand: string;
    readonly cabin: Cabin;
    readonly co2Kg: number;
    readonly seatsLeft: number;
  }[];
  /** What holds for all segments: the least allowance, the strictest penalties. */
  readonly rule: FareRule;
  /** Cents, by type of traveler for one of them, and for the party. */
  readonly perTraveler: Readonly<Partial<Record<PassengerType, PriceParts>>>;
  readonly total: PriceParts;
};

export type FlightItinerary = {
  readonly kind: ItineraryKind;
  readonly segments: readonly FlightSegment[];
  readonly layovers: readonly Layover[];
  readonly minutes: number;
  readonly plusDays: number;
  readonly fares: readonly FareOffer[];
};

const dayOf = (minutes: number): number => Math.floor(minutes / 1440);
const instantText = (minutes: number): Instant => `${minuteText(minutes)}:00.000Z` as Instant;
const localText = (minutes: number): LocalDateTime => minuteText(minutes) as LocalDateTime;

export function segmentOf(world: FlightWorld, state: FlightState, leg: Leg): FlightSegment {
  const { network, airports, airlines, aircraft } = world;
  const { row } = leg;
  const edge = network.edgeOf[row]!;
  const [from, to] = [network.edgeFrom[edge]!, network.edgeTo[edge]!];
  const type = aircraft[network.aircraft[row]!]!;
  const leaves = localMinute(state.days, network.zone[from]!, leg.departs);
  const lands = localMinute(state.days, network.zone[to]!, leg.arrives);
  return {
    row,
    day: state.days.firstDay + leg.day,
    origin: airports[from]!.code,
    destination: airports[to]!.code,
    marketing: { airline: airlines[network.airline[row]!]!.code, number: network.number[row]! },
    operating: airlines[network.operator[row]!]!.code,
    departs: instantText(leg.departs),
    arrives: instantText(leg.arrives),
    departsLocal: localText(leaves),
    arrivesLocal: localText(lands),
    minutes: leg.arrives - leg.departs,
    stops: 0,
    plusDays: dayOf(lands) - dayOf(leaves),
    aircraft: type.code,
    hasWifi: type.hasWifi,
    hasPower: type.hasPower,
  };
}

type Describing = Pricing & { readonly world: FlightWorld; readonly state: FlightState };

function pricesOf(pricing: Pricing, tickets: readonly (readonly Leg[])[], rank: number, oneWay: boolean) {
  const fares = tickets.map((ticket) =>
    ticketFare(pricing.engine, ticket, rank, oneWay || tickets.length > 1),
  );
  const perTraveler = partsOf(fares, pricing.party);
  const counts = countOf(pricing.party);
  const total = sumParts(
    PASSENGER_TYPES.flatMap((type) => {
      const parts = perTraveler[type];
      return parts ? [timesParts(parts, counts[type])] : [];
    }),
  );
  return { perTraveler, total };
}

/** The rule that all of them keep. */
export function strictest(rules: readonly FareRule[]): FareRule {
  return rules.reduce((a, b) => ({
    carryOnPieces: Math.min(a.carryOnPieces, b.carryOnPieces),
    checkedPieces: Math.min(a.checkedPieces, b.checkedPieces),
    change: stricter(a.change, b.change) as Penalty,
    cancel: stricter(a.cancel, b.cancel) as Penalty,
    seats: a.seats === 'assignedAtCheckIn' || b.seats === 'freeChoice' ? a.seats : b.seats,
  }));
}

function offerOf(
  pricing: Describing,
  tickets: readonly (readonly Leg[])[],
  rank: number,
  oneWay: boolean,
): FareOffer {
  const { world, state, party } = pricing;
  const { network, airlines, aircraft } = world;
  const legs = tickets.flat();
  const rankOn = ({ row, day }: Leg): number => {
    const had = classesOn(network, state, row, day, seatsNeeded(party));
    return (had >> (REAL_SHIFT + rank)) & 1 ? rank : 2;
  };
  return {
    fareClass: FARE_CLASSES[rank]!,
    segments: legs.map((leg) => {
      const airline = airlines[network.airline[leg.row]!]!;
      const at = rankOn(leg);
      const cabin = cabinOfRank(at);
      const index = CABINS.indexOf(cabin);
      const km = network.edgeKm[network.edgeOf[leg.row]!]!;
      return {
        brand: airline.brands[at] ?? airline.name,
        cabin,
        co2Kg: co2Kg(aircraft[network.aircraft[leg.row]!]!, cabinsSold(airline.brands), km, index),
        seatsLeft: seatsLeft(network, state, leg.row, leg.day, index),
      };
    }),
    rule: strictest(legs.map((leg) => airlines[network.airline[leg.row]!]!.rules[rankOn(leg)]!)),
    ...pricesOf(pricing, tickets, rank, oneWay),
  };
}

/** `isHalf`: priced as half of a round trip. Fares are of this slice alone. */
export function describeItinerary(
  world: FlightWorld,
  engine: FlightEngine,
  state: FlightState,
  legs: Legs,
  party: PassengerCounts,
  isHalf = false,
): FlightItinerary {
  const { network, taxes, quotes } = engine;
  quotes.begin(state, legs.day0, seatsNeeded(party));
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party });
  pricer.look();
  const { breaks, classes } = pricer;
  const tickets = ticketsOf(legs, breaks);
  const list = legList(legs);
  const segments = list.map((leg) => segmentOf(world, state, leg));
  const [first, last] = [segments[0]!, segments.at(-1)!];
  return {
    kind: breaks === 0 ? 'single' : 'virtualInterline',
    segments,
    layovers: segments.slice(1).map((segment, index) => ({
      airport: segment.origin,
      minutes: list[index + 1]!.departs - list[index]!.arrives,
      isSelfTransfer: ((breaks >> index) & 1) === 1,
      isOvernight: segment.departsLocal.slice(0, 10) !== segments[index]!.arrivesLocal.slice(0, 10),
    })),
    minutes: list.at(-1)!.arrives - list[0]!.departs,
    plusDays: Math.round(
      (Date.parse(last.arrivesLocal.slice(0, 10)) - Date.parse(first.departsLocal.slice(0, 10))) / 86_400_000,
    ),
    fares: FARE_CLASSES.flatMap((_, rank) =>
      (classes >> rank) & 1 ? [offerOf({ engine, world, state, party }, tickets, rank, !isHalf)] : [],
    ),
  };
}
