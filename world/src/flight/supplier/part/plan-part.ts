/** What taking some travelers out of a trip does to its tickets, worked out from the record alone. */
import { money, splitByWeights } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { penaltyOf } from '@sojourn/products/flight/rules/fares/penalties.ts';
import {
  atPlacesLeft,
  checkPartyLeft,
  partyLeft,
} from '@sojourn/products/flight/rules/travelers/part-of-party.ts';
import type { PassengerCounts, PassengerType } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { CanceledTraveler, PartRejection } from '@sojourn/products/flight/sell/part/part-port.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import { type WholeOrder, wholeOrders } from '../exchange/plan-exchange.ts';
import { priceOfTerms, type WholeTerms } from '../exchange/ticket-value.ts';
import type { SliceTerms } from '../search/terms.ts';
import type { MarketRecord } from '../store.ts';

export type PartPlan = {
  readonly gone: readonly number[];
  readonly passengers: PassengerCounts;
  readonly travelers: readonly CanceledTraveler[];
  readonly orders: readonly { readonly order: WholeOrder; readonly terms: WholeTerms }[];
  readonly price: FlightPrice;
};
type Refused = { readonly refused: PartRejection['reason'] };

/** `isFree`: nothing is kept now, by the void window or because the airline has changed the trip. */
export function planPart(
  record: MarketRecord,
  travelers: readonly number[],
  isFree: boolean,
): PartPlan | Refused {
  const gone = [...new Set(travelers)].toSorted((a, b) => a - b);
  const types = (record.travelers ?? []).map(({ type }) => type);
  if (gone.some((place) => place >= types.length)) return { refused: 'InvalidPassengers' };
  const problem = checkPartyLeft(types, gone);
  if (problem) return { refused: problem };
  const whole = wholeOrders(record);
  if (!whole) return { refused: 'LegacyTicket' };
  const passengers = partyLeft(types, gone);
  const orders = whole.map((order) => ({ order, ...ticketWithout(order.terms, types, gone, isFree) }));
  return {
    gone,
    passengers,
    orders: orders.map(({ order, terms }) => ({ order, terms })),
    travelers: gone.map((traveler, at) => {
      const of = orders.map(({ values }) => itemAt(values, at));
      const sum = (key: 'paidMinor' | 'withheldMinor') => of.reduce((all, each) => all + each[key], 0);
      return { traveler, paidMinor: sum('paidMinor'), refundMinor: sum('paidMinor') - sum('withheldMinor') };
    }),
    price: priceOfTerms(
      { ...record, passengers },
      orders.map(({ terms }) => terms),
    ),
  };
}

type Value = { readonly paidMinor: number; readonly withheldMinor: number };

/** A ticket for those who stay. What is kept of the others goes on being kept when the rest is canceled. */
export function ticketWithout(
  terms: WholeTerms,
  types: readonly PassengerType[],
  gone: readonly number[],
  isFree: boolean,
): { readonly terms: WholeTerms; readonly values: readonly Value[] } {
  const eachMinor = (type: PassengerType) => terms.paid.find((part) => part.type === type)?.eachMinor ?? 0;
  const extras = terms.slices.map((slice) => extrasByTraveler(slice, types.length));
  const values = gone.map((place): Value => {
    const fareMinor = eachMinor(itemAt(types, place));
    const extrasMinor = extras.reduce((sum, of) => sum + extrasOf(itemAt(of, place)), 0);
    const penalty = penaltyOf(terms.cancel, money(fareMinor));
    const withheldMinor = penalty ? penalty.amountMinor : fareMinor + extrasMinor;
    return { paidMinor: fareMinor + extrasMinor, withheldMinor: isFree ? 0 : withheldMinor };
  });
  const without = <P extends { readonly type?: PassengerType; readonly count: number }>(paid: readonly P[]) =>
    paid.flatMap((part) => {
      const count = part.count - gone.filter((place) => types[place] === part.type).length;
      return count > 0 ? [{ ...part, count }] : [];
    });
  const slices = terms.slices.map((slice, at): SliceTerms => {
    const byTraveler = atPlacesLeft(itemAt(extras, at), types.length, gone);
    const sum = (key: 'seatsMinor' | 'bagsMinor') => byTraveler.reduce((all, each) => all + each[key], 0);
    const [seatsMinor, bagsMinor] = [sum('seatsMinor'), sum('bagsMinor')];
    return { ...slice, paid: without(slice.paid), byTraveler, seatsMinor, bagsMinor };
  });
  const withheldMinor = values.reduce((sum, each) => sum + each.withheldMinor, 0);
  return {
    values,
    terms: {
      ...terms,
      slices,
      paid: without(terms.paid),
      extrasMinor: slices.reduce((sum, { seatsMinor, bagsMinor }) => sum + seatsMinor + bagsMinor, 0),
      forfeitedMinor: (terms.forfeitedMinor ?? 0) + withheldMinor,
    },
  };
}

type TravelerExtras = NonNullable<SliceTerms['byTraveler']>[number];
const extrasOf = ({ seatsMinor, bagsMinor }: TravelerExtras): number => seatsMinor + bagsMinor;

/** Tickets sold before these were noted share them evenly. */
export function extrasByTraveler(
  { byTraveler, seatsMinor, bagsMinor }: SliceTerms,
  count: number,
): TravelerExtras[] {
  const even = Array.from({ length: count }, () => 1);
  const [seats, bags] = [splitByWeights(seatsMinor, even), splitByWeights(bagsMinor, even)];
  return even.map((_, traveler) => {
    if (!byTraveler)
      return { traveler, seatsMinor: itemAt(seats, traveler), bagsMinor: itemAt(bags, traveler) };
    return byTraveler.find((each) => each.traveler === traveler) ?? { traveler, seatsMinor: 0, bagsMinor: 0 };
  });
}
