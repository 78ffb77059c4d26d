/** What a slice allows in a class and what it costs: the fares that stand side by side. */
import type { FareOffer, FareRules } from '@sojourn/contract/flights.ts';
import { CABINS, cabinOfRank, FARE_CLASSES } from '@sojourn/domain/flights/fare-classes.ts';
import { refundEligibility } from '@sojourn/domain/flights/penalties.ts';
import { type PassengerCounts, seatsNeeded } from '@sojourn/domain/flights/travelers.ts';
import { milesFor, money } from '@sojourn/domain/money.ts';
import { cabinsSold, co2Kg } from '@sojourn/market/flights/aircraft.ts';
import type { FareRule } from '@sojourn/market/flights/airlines.ts';
import { bagPrice } from '@sojourn/market/flights/bag-prices.ts';
import { strictest } from '@sojourn/market/flights/describe-itinerary.ts';
import type { Legs } from '@sojourn/market/flights/enumerate.ts';
import { ceilingOf, type FlightState, rankOn } from '@sojourn/market/flights/fares.ts';
import { type Leg, legList, ticketsOf } from '@sojourn/market/flights/ticket-fare.ts';
import type { FlightMarket } from './market.ts';

/** A true count is told when so few seats are left. */
const FEW_SEATS = 9;

export type SliceInClass = {
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

/** Cents of a bag on every ticket of the slice, for one who has `before` beyond those included already. */
export function bagMinor(market: FlightMarket, state: FlightState, slice: SliceInClass, before = 0): number {
  const { network, airlines } = market.world;
  return ticketsOf(slice.legs, slice.breaks)
    .map((ticket) => {
      const rule = ruleOf(market, seatedIn(market, state, ticket, slice.rank, slice.party));
      return bagPrice(airlines[network.airline[ticket[0]!.row]!]!, rule.checkedPieces + before);
    })
    .reduce((sum, cents) => sum + cents, 0);
}

export function rulesOf(market: FlightMarket, state: FlightState, slice: SliceInClass): FareRules {
  const { legs, rank, party } = slice;
  const rule = ruleOf(market, seatedIn(market, state, legList(legs), rank, party));
  return {
    personalItem: true,
    carryOnPieces: rule.carryOnPieces,
    checkedPieces: rule.checkedPieces,
    firstBag: money(bagMinor(market, state, slice)),
    change: rule.change,
    cancel: rule.cancel,
    refund: refundEligibility(rule.cancel),
    seats: rule.seats,
  };
}

export function factsOfClass(market: FlightMarket, state: FlightState, slice: SliceInClass) {
  const { network, airlines, aircraft } = market.world;
  const flights = seatedIn(market, state, legList(slice.legs), slice.rank, slice.party);
  const [first] = flights;
  const airline = airlines[network.airline[first!.row]!]!;
  const co2 = ({ row, rank }: (typeof flights)[number]): number => {
    const { brands } = airlines[network.airline[row]!]!;
    const km = network.edgeKm[network.edgeOf[row]!]!;
    const cabin = CABINS.indexOf(cabinOfRank(rank));
    return co2Kg(aircraft[network.aircraft[row]!]!, cabinsSold(brands), km, cabin);
  };
  return {
    fareClass: FARE_CLASSES[slice.rank]!,
    brand: airline.brands[first!.rank] ?? airline.name,
    cabins: flights.map(({ rank }) => cabinOfRank(rank)),
    rules: rulesOf(market, state, slice),
    co2Kg: flights.reduce((sum, flight) => sum + co2(flight), 0),
  };
}

/** The fewest seats of a class that are left on a flight of the slice. */
function seatsLeftOn(market: FlightMarket, state: FlightState, slice: SliceInClass): number {
  const { network } = market.world;
  const left = seatedIn(market, state, legList(slice.legs), slice.rank, slice.party).map(
    ({ row, day, rank }) => {
      const sold = state.sales.sold(row, state.days.firstDay + day, Math.max(0, rank - 2));
      return ceilingOf(network, state, row, day, rank) - sold;
    },
  );
  return Math.max(0, Math.min(...left));
}

export type OfferPrice = {
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
  const left = seatsLeftOn(market, state, slice);
  const { fareClass, brand, cabins, rules, co2Kg: co2 } = factsOfClass(market, state, slice);
  return {
    ...{ fareClass, brand, cabins },
    total: money(total),
    perAdult: money(adult),
    miles: milesFor(money(total)),
    difference: money(total - cheapest),
    seatsLeft: left <= FEW_SEATS ? left : null,
    rules,
    co2Kg: co2,
  };
}
