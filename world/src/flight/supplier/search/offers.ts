/** What a slice allows in a class and what it costs: the fares that stand side by side. */
import { milesFor, money } from '@sojourn/domain/money.ts';
import { first } from '@sojourn/domain/present.ts';
import { CABINS, cabinOfRank, FARE_CLASSES } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { restrictionsWithInfo } from '@sojourn/products/flight/rules/fares/fare-restrictions.ts';
import { fixedWording } from '@sojourn/products/flight/rules/fares/fixed-wording.ts';
import { type Penalty, refundEligibility, worded } from '@sojourn/products/flight/rules/fares/penalties.ts';
import { type PassengerCounts, seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FareOffer, FareRestrictions } from '@sojourn/products/flight/wire/flights.ts';
import { bagPrice } from '../../inventory/fares/bag-prices.ts';
import { ceilingOf, type FlightState, rankOn } from '../../inventory/fares/fares.ts';
import { type Leg, legList } from '../../inventory/fares/ticket-fare.ts';
import { cabinsSold, co2Kg } from '../../inventory/schedule/aircraft.ts';
import type { FareRule } from '../../inventory/schedule/airlines.ts';
import { strictest } from '../../inventory/search/describe-itinerary.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import type { FlightMarket } from '../market.ts';

/** A true count is shown when so few seats are left. */
const FEW_SEATS = 9;

type SliceInClass = {
  readonly legs: Legs;
  readonly breaks: number;
  readonly rank: number;
  readonly party: PassengerCounts;
};

/** Each flight with the class in which it seats the party itself. */
export const seatedIn = (
  market: FlightMarket,
  state: FlightState,
  legs: readonly Leg[],
  rank: number,
  party: PassengerCounts,
): readonly (Leg & { readonly rank: number })[] =>
  legs.map((leg) => ({
    ...leg,
    rank: rankOn(market.world.network, state, leg, seatsNeeded(party), rank),
  }));

/** What all flights of one ticket, or of a slice, keep to. */
export const ruleOf = (
  { world }: FlightMarket,
  flights: readonly { readonly row: number; readonly rank: number }[],
): FareRule =>
  strictest(flights.map(({ row, rank }) => world.airlines[world.network.airline[row]!]!.rules[rank]!));

/** What exchanging a ticket costs each traveler: its strictest rule, as its airline's brand words it. */
export function changePenaltyOf(
  market: FlightMarket,
  flights: readonly { readonly row: number; readonly rank: number }[],
): Penalty {
  const { changes } = fixedWording(flights.map((flight) => brandOf(market, flight)));
  return worded(ruleOf(market, flights).change, changes);
}

/** The same of canceling it. */
export function cancelPenaltyOf(
  market: FlightMarket,
  flights: readonly { readonly row: number; readonly rank: number }[],
): Penalty {
  const { cancellation } = fixedWording(flights.map((flight) => brandOf(market, flight)));
  return worded(ruleOf(market, flights).cancel, cancellation);
}

type Seated = ReturnType<typeof seatedIn>;

const seated = (market: FlightMarket, state: FlightState, { legs, rank, party }: SliceInClass): Seated =>
  seatedIn(market, state, legList(legs), rank, party);

/** The flights of each ticket: parted where `breaks` says so. */
function byTicket(flights: Seated, breaks: number): Seated[] {
  const first = [0, ...flights.keys()].filter(
    (at, index) => index === 0 || (at > 0 && (breaks >> (at - 1)) & 1),
  );
  return first.map((at, index) => flights.slice(at, first[index + 1]));
}

function bagsOf(market: FlightMarket, flights: Seated, breaks: number, before: number): number {
  const { network, airlines } = market.world;
  return byTicket(flights, breaks).reduce((sum, ticket) => {
    const rule = ruleOf(market, ticket);
    return sum + bagPrice(airlines[network.airline[ticket[0]!.row]!]!, rule.checkedPieces + before);
  }, 0);
}

/** Cents of a bag on every ticket of the slice, for one who has `before` beyond those included already. */
export const bagMinor = (market: FlightMarket, state: FlightState, slice: SliceInClass, before = 0): number =>
  bagsOf(market, seated(market, state, slice), slice.breaks, before);

type Terms = Pick<FareOffer, 'fareClass' | 'fareShelf' | 'cabinClassName' | 'restrictions'>;

/** Terms by the airlines and classes of a slice's flights: they do not change, and options share them. */
const termsKnown = new WeakMap<FlightMarket, Map<number, Terms>>();
const TERMS_KEPT = 5_000;

const brandOf = ({ world }: FlightMarket, { row, rank }: { readonly row: number; readonly rank: number }) => {
  const { code, name, brands } = world.airlines[world.network.airline[row]!]!;
  return { airline: code, brand: brands[rank] ?? name };
};

function rulesOf(market: FlightMarket, flights: Seated, breaks: number): FareRestrictions {
  const rule = ruleOf(market, flights);
  const fixed = fixedWording(flights.map((flight) => brandOf(market, flight)));
  const changePenalty = worded(rule.change, fixed.changes);
  const cancelPenalty = worded(rule.cancel, fixed.cancellation);
  const fare = {
    baggageInfo: { personalItem: true, carryOnPieces: rule.carryOnPieces },
    detailBaggageInfo: {
      pieces: rule.checkedPieces,
      charges: { firstPiece: money(bagsOf(market, flights, breaks, 0)) },
    },
    penaltiesInfo: { changePenalty, cancelPenalty },
    seats: rule.seats,
  };
  return {
    ...fare,
    refund: refundEligibility(rule.cancel, fixed.cancellation),
    ...(fixed.changes || fixed.cancellation ? { fixedWording: fixed } : {}),
    brandType: FARE_CLASSES[flights[0]!.rank]!,
  };
}

/** Of the class asked for, and of the airline and class of each flight. */
const termsKey = ({ world }: FlightMarket, flights: Seated, rank: number, breaks: number): number =>
  flights.reduce(
    (key, flight) => (key * world.airlines.length + world.network.airline[flight.row]!) * 8 + flight.rank,
    (flights.length * 8 + rank) * 4 + breaks,
  );

function termsOf(market: FlightMarket, flights: Seated, { rank, breaks }: SliceInClass): Terms {
  const known = termsKnown.get(market) ?? new Map<number, Terms>();
  termsKnown.set(market, known);
  const key = termsKey(market, flights, rank, breaks);
  const found = known.get(key);
  if (found) return found;
  const made: Terms = {
    fareClass: FARE_CLASSES[rank]!,
    fareShelf: { shortBrandName: brandOf(market, first(flights)).brand },
    cabinClassName: flights.map(({ rank: at }) => cabinOfRank(at)),
    restrictions: rulesOf(market, flights, breaks),
  };
  if (known.size >= TERMS_KEPT) known.clear();
  known.set(key, made);
  return made;
}

function co2Of({ world }: FlightMarket, flights: Seated): number {
  const { network, airlines, aircraft } = world;
  const of = ({ row, rank }: Seated[number]): number => {
    const { brands } = airlines[network.airline[row]!]!;
    const km = network.edgeKm[network.edgeOf[row]!]!;
    const cabin = CABINS.indexOf(cabinOfRank(rank));
    return co2Kg(aircraft[network.aircraft[row]!]!, cabinsSold(brands), km, cabin);
  };
  return flights.reduce((sum, flight) => sum + of(flight), 0);
}

/** With its restrictions one by one. */
export function factsOfClass(market: FlightMarket, state: FlightState, slice: SliceInClass) {
  const flights = seated(market, state, slice);
  const { restrictions, ...terms } = termsOf(market, flights, slice);
  const list = restrictionsWithInfo(restrictions, restrictions.fixedWording);
  return {
    ...terms,
    restrictions: { ...restrictions, restrictionsWithInfo: list },
    co2Kg: co2Of(market, flights),
  };
}

/** Of a slice in a class. */
export const refundOf = (
  market: FlightMarket,
  state: FlightState,
  slice: SliceInClass,
): FareRestrictions['refund'] => termsOf(market, seated(market, state, slice), slice).restrictions.refund;

/** The fewest seats that are left on one of the flights. */
function seatsLeftOn(market: FlightMarket, state: FlightState, flights: Seated): number {
  const { network } = market.world;
  const left = flights.map(({ row, day, rank }) => {
    const sold = state.sales.sold(row, state.days.firstDay + day, Math.max(0, rank - 2));
    return ceilingOf(network, state, row, day, rank) - sold;
  });
  return Math.max(0, Math.min(...left));
}

type OfferPrice = {
  readonly total: number;
  readonly adult: number;
  /** Of the cheapest class of the same slice. */
  readonly cheapest: number;
};

export function offerOf(
  market: FlightMarket,
  state: FlightState,
  slice: SliceInClass,
  { total, adult, cheapest }: OfferPrice,
): FareOffer {
  const flights = seated(market, state, slice);
  const left = seatsLeftOn(market, state, flights);
  return {
    ...termsOf(market, flights, slice),
    total: money(total),
    perAdult: money(adult),
    miles: milesFor(money(total)),
    incrementalTotalDifference: money(total - cheapest),
    seatsLeft: left <= FEW_SEATS ? left : null,
    co2Kg: co2Of(market, flights),
  };
}
