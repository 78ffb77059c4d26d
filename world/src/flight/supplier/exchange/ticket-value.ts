/** What slices of tickets are worth, and what they cost as others: all in cents. */
import { money } from '@sojourn/domain/money.ts';
import {
  PASSENGER_CODES,
  PASSENGER_TYPES,
  type PassengerCounts,
  seatsNeeded,
} from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { createItineraryPricer } from '../../inventory/fares/itinerary-price.ts';
import { countOf, legList, type TicketFare, ticketFare } from '../../inventory/fares/ticket-fare.ts';
import { sumParts, timesParts } from '../../inventory/fares/ticket-price.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import type { FlightMarket } from '../market.ts';
import type { SliceTerms, TicketTerms } from '../search/terms.ts';
import type { MarketRecord } from '../store.ts';

/** How a slice could be had now. `classes`: bits of the classes with seats; `breaks`: 0 on one ticket. */
type PricedSlice = {
  readonly classes: number;
  readonly breaks: number;
  readonly fareAt: (rank: number, isHalf: boolean) => TicketFare;
};

export function priceSlice(
  { engine }: FlightMarket,
  state: FlightState,
  legs: Legs,
  party: PassengerCounts,
): PricedSlice {
  const { network, taxes, quotes } = engine;
  const begin = () => quotes.begin(state, legs.day0, seatsNeeded(party));
  begin();
  const pricer = createItineraryPricer({ network, taxes, legs, quotes, party });
  pricer.look();
  return {
    classes: pricer.classes,
    breaks: pricer.breaks,
    fareAt: (rank, isHalf) => {
      begin();
      return ticketFare(engine, legList(legs), rank, !isHalf);
    },
  };
}

/** Base fares, and taxes with fees, of a slice for the party. */
export const sliceValue = ({ paid }: Pick<SliceTerms, 'paid'>) => ({
  fareMinor: paid.reduce((sum, { count, each }) => sum + count * each.base, 0),
  taxMinor: paid.reduce((sum, { count, each }) => sum + count * (each.tax + each.fee), 0),
});

/** Terms with the fares of their slices; undefined on tickets from before exchanges. */
export type WholeTerms = TicketTerms & Required<Pick<TicketTerms, 'slices' | 'change'>>;
export const wholeTerms = (terms: TicketTerms): WholeTerms | undefined => {
  const { slices, change } = terms;
  return slices && change ? { ...terms, slices, change } : undefined;
};

/** The price of a trip from the terms of its tickets. */
export function priceOfTerms({ passengers }: MarketRecord, terms: readonly WholeTerms[]): FlightPrice {
  const counts = countOf(passengers);
  const slices = terms.flatMap((each) => each.slices);
  const travelers = PASSENGER_TYPES.flatMap((type) => {
    const count = counts[type];
    if (count === 0) return [];
    const each = sumParts(
      slices.flatMap(({ paid }) => paid.filter((part) => part.type === type).map((part) => part.each)),
    );
    return [{ type, code: PASSENGER_CODES[type], count, each, all: timesParts(each, count) }];
  });
  const fares = sumParts(travelers.map(({ all }) => all));
  const sum = (key: 'seatsMinor' | 'bagsMinor') => slices.reduce((all, each) => all + each[key], 0);
  const [seatsMinor, bagsMinor] = [sum('seatsMinor'), sum('bagsMinor')];
  const total = money(fares.grandTotal + seatsMinor + bagsMinor);
  return { currency: 'USD', travelers, fares, seatsMinor, bagsMinor, total };
}
