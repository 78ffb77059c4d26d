/**
 * The price of an itinerary for a party. Flights whose airlines share tickets make one ticket; where they do
 * not, the itinerary is several tickets, each priced and taxed for itself, as one-ways. Called for every
 * itinerary of a search.
 */
import type { PassengerCounts } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { Network } from '../schedule/network.ts';
import type { Legs } from '../search/enumerate.ts';
import { BESIDE_RANK, REAL_SHIFT } from './fares.ts';
import type { LegQuotes } from './leg-quotes.ts';
import { fareTaxBps, fixedTax, type Taxes } from './taxes.ts';
import { adultFare, DEAR_ONE_WAY, LOW_COST_FEE, partyTotal } from './ticket-price.ts';

export type ItineraryPricer = {
  /** Looks at the itinerary in `legs`; the rest speaks of what was looked at last. */
  readonly look: () => void;
  /** Bits of the classes that it can be had in; 0 when it is sold out. */
  classes: number;
  /** Those of them with a checked bag on every flight, and those that can be refunded. */
  bags: number;
  refundable: number;
  /** Bit 0: a new ticket begins at the first change; bit 1: at the second. */
  breaks: number;
  /** US dollars of all its flights in their lowest classes; as one-ways where it is asked for alone. */
  dollars: number;
  /** Cents for the party in a class; `oneWay` false is half of a round trip. */
  readonly price: (rank: number, oneWay: boolean) => number;
  /** The same for another party. */
  readonly priceFor: (party: PassengerCounts, rank: number, oneWay: boolean) => number;
};

type Pricing = {
  readonly network: Network;
  readonly taxes: Taxes;
  readonly legs: Legs;
  readonly quotes: LegQuotes;
  readonly party: PassengerCounts;
  /** No other slice is bought with it. */
  readonly isAlone?: boolean;
};
/** `places`: where the quotes of the flights looked at last are. */
type Looked = Pricing & { readonly places: Int32Array };

/** US dollars in a class of the flight whose quote is at `place`. */
function dollarsAt(
  network: Network,
  quotes: LegQuotes,
  place: number,
  row: number,
  rank: number,
  oneWay: boolean,
) {
  const isReal = ((quotes.classes[place]! >> (REAL_SHIFT + rank)) & 1) === 1;
  const dollars =
    quotes.dollars[place]! * network.airlines.multiple[network.rate[row]! + (isReal ? rank : BESIDE_RANK)]!;
  return oneWay && network.dearOneWay[row] === 1 ? dollars * DEAR_ONE_WAY : dollars;
}

/** US dollars of a flight in its lowest class, `dear` times as much where a one-way ticket is dear. */
const dollarsOf = (network: Network, quotes: LegQuotes, place: number, row: number, dear: number): number =>
  network.dearOneWay[row] === 1 ? quotes.dollars[place]! * dear : quotes.dollars[place]!;

/** US dollars of one flight in a class. */
export const legDollars = (
  network: Network,
  quotes: LegQuotes,
  row: number,
  day: number,
  rank: number,
  oneWay: boolean,
): number => {
  const place = quotes.at(row, day);
  quotes.classesAt(place, row, day);
  return dollarsAt(network, quotes, place, row, rank, oneWay);
};

/** Cents for the party of a ticket over the flights `from` to `to` (0-2) of the legs. */
function ticket(pricing: Looked, from: number, to: number, rank: number, oneWay: boolean): number {
  const { network, taxes, legs, quotes, party, places } = pricing;
  const { edgeFrom, edgeTo, edgeOf } = network;
  let dollars = 0;
  let changes = 0;
  const firstRow = from === 0 ? legs.row0 : from === 1 ? legs.row1 : legs.row2;
  let row = firstRow;
  for (let leg = from; ; leg++) {
    dollars += dollarsAt(network, quotes, places[leg]!, row, rank, oneWay);
    if (leg === to) break;
    changes += taxes.change[edgeTo[edgeOf[row]!]!]!;
    row = leg === 0 ? legs.row1 : legs.row2;
  }
  const origin = edgeFrom[edgeOf[firstRow]!]!;
  const destination = edgeTo[edgeOf[row]!]!;
  const charges = {
    fixedTax: fixedTax(taxes, origin, destination, rank) + changes,
    taxBps: fareTaxBps(taxes, origin, destination),
    fee: network.airlines.isLowCost[network.airline[firstRow]!] === 1 ? LOW_COST_FEE : 0,
  };
  return partyTotal(adultFare(dollars, to - from + 1), charges, party);
}

function several(pricing: Looked, breaks: number, rank: number): number {
  const last = pricing.legs.stops;
  if (breaks === 1) return ticket(pricing, 0, 0, rank, true) + ticket(pricing, 1, last, rank, true);
  if (breaks === 2) return ticket(pricing, 0, 1, rank, true) + ticket(pricing, 2, 2, rank, true);
  return (
    ticket(pricing, 0, 0, rank, true) + ticket(pricing, 1, 1, rank, true) + ticket(pricing, 2, 2, rank, true)
  );
}

/** What a column says of a flight's classes: of one that it does not fly, what the one beside it says. */
const allowedBy = (column: Uint8Array, airline: number, quote: number): number => {
  const bits = column[airline]!;
  const real = quote >> REAL_SHIFT;
  return (bits & real) | ((bits >> BESIDE_RANK) & 1 ? ~real : 0);
};

export function createItineraryPricer(options: Pricing): ItineraryPricer {
  const { network, legs, quotes } = options;
  const places = new Int32Array(3);
  const pricing: Looked = { ...options, places };
  const { airline } = network;
  const dear = options.isAlone === true ? DEAR_ONE_WAY : 1;
  const { ticketing, count, withBag, refundable } = network.airlines;
  /** Narrows by what another flight of the itinerary allows. */
  const narrow = (carrier: number, quote: number): void => {
    pricer.bags &= allowedBy(withBag, carrier, quote);
    pricer.refundable &= allowedBy(refundable, carrier, quote);
  };
  const pricer: ItineraryPricer = {
    classes: 0,
    bags: 0,
    refundable: 0,
    breaks: 0,
    dollars: 0,
    look: () => {
      const place = quotes.at(legs.row0, legs.day0);
      places[0] = place;
      let lowest = dollarsOf(network, quotes, place, legs.row0, dear);
      const one = quotes.classesAt(place, legs.row0, legs.day0);
      const first = airline[legs.row0]!;
      let had = one;
      let real = one;
      pricer.breaks = 0;
      pricer.bags = 31;
      pricer.refundable = 31;
      narrow(first, one);
      if (legs.stops > 0) {
        const next = quotes.at(legs.row1, legs.day1);
        places[1] = next;
        lowest += dollarsOf(network, quotes, next, legs.row1, dear);
        const two = quotes.classesAt(next, legs.row1, legs.day1);
        const second = airline[legs.row1]!;
        had &= two;
        real |= two;
        pricer.breaks = ticketing[first * count + second]! ^ 1;
        narrow(second, two);
        if (legs.stops > 1) {
          const last = quotes.at(legs.row2, legs.day2);
          places[2] = last;
          lowest += dollarsOf(network, quotes, last, legs.row2, dear);
          const three = quotes.classesAt(last, legs.row2, legs.day2);
          const third = airline[legs.row2]!;
          had &= three;
          real |= three;
          pricer.breaks |= (ticketing[second * count + third]! ^ 1) << 1;
          narrow(third, three);
        }
      }
      pricer.dollars = lowest;
      pricer.classes = had & (real >> REAL_SHIFT);
      pricer.bags &= pricer.classes;
      pricer.refundable &= pricer.classes;
    },
    price: (rank, oneWay) =>
      pricer.breaks === 0
        ? ticket(pricing, 0, legs.stops, rank, oneWay)
        : several(pricing, pricer.breaks, rank),
    priceFor: (party, rank, oneWay) => {
      const other = { ...pricing, party };
      return pricer.breaks === 0
        ? ticket(other, 0, legs.stops, rank, oneWay)
        : several(other, pricer.breaks, rank);
    },
  };
  return pricer;
}
