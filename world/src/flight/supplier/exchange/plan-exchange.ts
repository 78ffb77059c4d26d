/** What exchanging some slices of a booked trip does to its tickets, worked out from the record alone. */
import { itemAt } from '@sojourn/domain/present.ts';
import { stricter } from '@sojourn/products/flight/rules/fares/penalties.ts';
import {
  type ExchangeAmounts,
  exchangeAmounts,
  residualToOf,
} from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import { seatsNeeded } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { ExchangeRefusal } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { ChosenSlice } from '@sojourn/products/flight/wire/flights.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TripSlice } from '../../inventory/fares/trip-fare.ts';
import { mayShare } from '../../inventory/search/lower-bounds.ts';
import type { FlightMarket } from '../market.ts';
import { cancelPenaltyOf, changePenaltyOf, seatedIn } from '../search/offers.ts';
import { paidBy, type SliceTerms } from '../search/terms.ts';
import type { Trip } from '../search/trip.ts';
import type { MarketOrder, MarketRecord } from '../store.ts';
import { priceSlice, sliceValue, type WholeTerms, wholeTerms } from './ticket-value.ts';

export type WholeOrder = MarketOrder & { readonly terms: WholeTerms };
/** One slice that is given up for another; `order`: the ticket that it is on. */
export type Changed = {
  readonly index: number;
  readonly chosen: ChosenSlice;
  readonly order: WholeOrder;
  readonly old: SliceTerms;
};
export type Refused = { readonly refused: ExchangeRefusal };
export const refusedFor = (refused: ExchangeRefusal): Refused => ({ refused });

export const isSame = (a: ChosenSlice, b: ChosenSlice | undefined): boolean =>
  a.sliceId === b?.sliceId && a.fareClass === b.fareClass;

/** The tickets with the fares of their slices, unless they are from before exchanges. */
export function wholeOrders({ orders }: MarketRecord): readonly WholeOrder[] | undefined {
  const whole = orders.flatMap((order) => {
    const terms = wholeTerms(order.terms);
    return terms ? [{ ...order, terms }] : [];
  });
  return whole.length === orders.length ? whole : undefined;
}

/** The slices that differ from what is booked, each with its ticket. */
export function changedSlices(
  record: MarketRecord,
  orders: readonly WholeOrder[],
  slices: readonly ChosenSlice[],
): readonly Changed[] | Refused {
  if (slices.length !== record.slices.length) return refusedFor('RateNotAvailable');
  const changed: Changed[] = [];
  for (const [index, chosen] of slices.entries()) {
    if (isSame(chosen, record.slices[index])) continue;
    const of = orders.filter((order) => order.slices.includes(index));
    const [order] = of;
    const old = order?.terms.slices.find(({ slice }) => slice === index);
    if (of.length !== 1 || !order || !old) return refusedFor('SeveralTickets');
    if (order.terms.change.kind === 'notAllowed') return refusedFor('NotExchangeable');
    changed.push({ index, chosen, order, old });
  }
  return changed;
}

/** What becomes of a ticket. */
type ExchangedOrder = { readonly order: WholeOrder; readonly terms: WholeTerms };
export type ExchangePlan = {
  readonly orders: readonly ExchangedOrder[];
  readonly amounts: ExchangeAmounts;
  readonly fares: readonly { readonly old: SliceTerms; readonly next: SliceTerms }[];
};

/** Whether a slice may be on a ticket: its airline's own, or a partner's. */
export function mayJoin(
  { world }: FlightMarket,
  { airline }: WholeOrder,
  { row0 }: TripSlice['legs'],
): boolean {
  const issuer = world.airlineIndex.get(airline);
  return issuer !== undefined && mayShare(world.network, issuer, world.network.airline[row0]!);
}

/** A slice as it is priced on the ticket that it joins. */
function nextSlice(
  market: FlightMarket,
  { party, state }: Trip,
  { order, old }: Changed,
  { legs, rank }: TripSlice,
): SliceTerms | Refused {
  const priced = priceSlice(market, state, legs, party);
  if (priced.breaks !== 0 || !mayJoin(market, order, legs)) return refusedFor('RateNotAvailable');
  if (((priced.classes >> rank) & 1) === 0) return refusedFor('NoAvailability');
  const paid = paidBy([priced.fareAt(rank, old.isHalf)], party);
  const byTraveler = old.byTraveler?.map((each) => ({ ...each, seatsMinor: 0 }));
  const bags = { seatsMinor: 0, bagsMinor: old.bagsMinor, ...(byTraveler ? { byTraveler } : {}) };
  return { slice: old.slice, isHalf: old.isHalf, paid, ...bags };
}

/** A ticket's terms with others for some of its slices. */
export function withSlices(terms: WholeTerms, next: readonly SliceTerms[]): WholeTerms {
  const slices = terms.slices.map((each) => next.find(({ slice }) => slice === each.slice) ?? each);
  const totals = new Map<string, WholeTerms['paid'][number]>();
  for (const { type, count, each } of slices.flatMap(({ paid }) => paid)) {
    const sum = (totals.get(type)?.eachMinor ?? 0) + each.grandTotal;
    totals.set(type, { type, count, eachMinor: sum });
  }
  return {
    ...terms,
    paid: [...totals.values()],
    extrasMinor: slices.reduce((sum, { seatsMinor, bagsMinor }) => sum + seatsMinor + bagsMinor, 0),
    slices,
  };
}

/** Value that couldn't be refunded doesn't become refundable: the strictest rule of old and new holds. */
function termsAfter(
  market: FlightMarket,
  { state, party }: Trip,
  { terms }: WholeOrder,
  next: readonly { readonly slice: SliceTerms; readonly flown: TripSlice }[],
): WholeTerms {
  const flights = next.map(({ flown }) => seatedIn(market, state, legList(flown.legs), flown.rank, party));
  return {
    ...withSlices(
      terms,
      next.map(({ slice }) => slice),
    ),
    cancel: flights.reduce((rule, each) => stricter(rule, cancelPenaltyOf(market, each)), terms.cancel),
    change: flights.reduce((rule, each) => stricter(rule, changePenaltyOf(market, each)), terms.change),
  };
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** `trip`: the new slices, in order; a ticket pays its penalty once for each traveler with a seat. */
export function planExchange(
  market: FlightMarket,
  record: MarketRecord,
  changed: readonly Changed[],
  trip: Trip,
): ExchangePlan | Refused {
  const fares: { old: SliceTerms; next: SliceTerms }[] = [];
  for (const [at, each] of changed.entries()) {
    const next = nextSlice(market, trip, each, itemAt(trip.slices, at));
    if ('refused' in next) return next;
    fares.push({ old: each.old, next });
  }
  const affected = [...new Set(changed.map(({ order }) => order))];
  const orders = affected.map((order) => {
    const next = changed.flatMap((each, at) =>
      each.order === order ? [{ slice: itemAt(fares, at).next, flown: itemAt(trip.slices, at) }] : [],
    );
    return { order, terms: termsAfter(market, trip, order, next) };
  });
  const seated = seatsNeeded(record.passengers);
  const penalties = affected.map(({ terms: { change } }) =>
    change.kind === 'fee' ? change.fee.amountMinor * seated : 0,
  );
  const difference = (key: 'fareMinor' | 'taxMinor') =>
    sumOf(fares.map(({ old, next }) => sliceValue(next)[key] - sliceValue(old)[key]));
  const strictest = orders.map(({ terms }) => terms.cancel).reduce((a, b) => stricter(a, b));
  const amounts = exchangeAmounts({
    fareDifferenceMinor: difference('fareMinor'),
    taxDifferenceMinor: difference('taxMinor'),
    seatsReturnedMinor: sumOf(changed.map(({ old }) => old.seatsMinor)),
    penaltyMinor: sumOf(penalties),
    residualTo: residualToOf(strictest),
  });
  return { orders, amounts, fares };
}
