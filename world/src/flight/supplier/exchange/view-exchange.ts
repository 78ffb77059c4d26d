/** A planned exchange in the port's words. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type CancelTerms, typeOf } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { type Instant, isBefore, localAt } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import type { ExchangeAmounts, ResidualTo } from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import { PRIVATE_PASSENGER_CODES } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type {
  ExchangeQuote,
  NewSlice,
  SplitPrices,
} from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import { legList } from '../../inventory/fares/ticket-fare.ts';
import type { TakenMapSeat } from '../inventory/store.ts';
import type { FlightMarket } from '../market.ts';
import { placeOf, sliceOf } from '../search/describe.ts';
import { bagMinor, factsOfClass } from '../search/offers.ts';
import { keptOf, paidFor, rulesOfTickets, type SliceTerms, type TicketTerms } from '../search/terms.ts';
import type { Trip } from '../search/trip.ts';
import { residualCredits } from '../sell/credits.ts';
import type { MarketRecord } from '../store.ts';
import type { Changed, ExchangePlan, WholeOrder } from './plan-exchange.ts';
import type { Prepared } from './prepare-exchange.ts';
import type { SharedRecord, Shares } from './share-record.ts';
import { priceOfTerms } from './ticket-value.ts';

const BAGS_BEFORE = [0, 1, 2] as const;

/** A new slice of a trip as its summary has it. */
export function newSliceOf(
  market: FlightMarket,
  trip: Trip,
  at: number,
  { index, order }: Pick<Changed, 'index' | 'order'>,
  locale: Locale,
): NewSlice {
  const { state, party, slices, ends } = trip;
  const { legs, rank } = itemAt(slices, at);
  const { origin, destination } = itemAt(ends, at);
  const { network } = market.world;
  const inClass = { legs, rank, party, breaks: 0 };
  return {
    index,
    slice: {
      ...sliceOf(market, state, legs, 0, locale),
      ...factsOfClass(market, state, inClass),
      bagPrices: BAGS_BEFORE.map((before) => money(bagMinor(market, state, inClass, before))),
      ticketNos: legList(legs).map(() => order.ticketNo),
    },
    origin: placeOf(market, origin, locale),
    destination: placeOf(market, destination, locale),
    needsPassport: legList(legs).some(({ row }) => network.edgeCrosses[network.edgeOf[row]!] === 1),
  };
}

/** The tickets' terms afterwards. Kept are the fee, and what is left over unless that goes back. */
export function termsAfterExchange(
  orders: readonly WholeOrder[],
  { orders: exchanged, amounts }: ExchangePlan,
  residualTo: ResidualTo,
): readonly { readonly ticketNo: number; readonly terms: WholeOrder['terms'] }[] {
  const lost = amounts.penaltyMinor + (residualTo === 'credit' ? amounts.residualMinor : 0);
  return orders.map(({ ticketNo, terms }) => {
    const at = exchanged.findIndex(({ order }) => order.ticketNo === ticketNo);
    if (at < 0) return { ticketNo, terms };
    const next = itemAt(exchanged, at).terms;
    return {
      ticketNo,
      terms: { ...next, forfeitedMinor: (next.forfeitedMinor ?? 0) + (at === 0 ? lost : 0) },
    };
  });
}

/** Until it leaves, by the rules of the tickets as they are then; an exchanged ticket isn't voided. */
export function cancelTermsAfter(
  market: FlightMarket,
  { slices }: Pick<MarketRecord, 'slices'>,
  terms: readonly TicketTerms[],
  firstDeparture: Instant,
  now: Instant,
): CancelTerms {
  const total = terms.reduce((sum, each) => sum + paidFor(each), 0);
  const penalty = terms.reduce((sum, each) => sum + keptOf(each), 0);
  const [, , from = ''] = (slices[0]?.sliceId ?? '').split('.');
  const airport = market.world.airportIndex.get(from);
  const zone = airport === undefined ? 'UTC' : market.world.airports[airport]!.zone;
  const isOpen = penalty < total && isBefore(now, firstDeparture);
  return {
    type: typeOf(penalty, total),
    zone,
    steps: isOpen
      ? [{ until: firstDeparture, localUntil: localAt(firstDeparture, zone), penaltyMinor: penalty }]
      : [],
  };
}

const eachOf = ({ paid }: SliceTerms, type: string): number =>
  paid.find((part) => part.type === type)?.each.grandTotal ?? 0;

/** Each type of traveler under its private code (B §3), with the fares before and after. */
const travelersOf = (fares: ExchangePlan['fares']): ExchangeQuote['travelers'] =>
  (fares[0]?.next.paid ?? []).map(({ type, count }) => ({
    type,
    count,
    code: PRIVATE_PASSENGER_CODES[type],
    beforeMinor: fares.reduce((sum, { old }) => sum + eachOf(old, type), 0),
    afterMinor: fares.reduce((sum, { next }) => sum + eachOf(next, type), 0),
  }));

const NOTHING: ExchangeAmounts = {
  fareDifferenceMinor: 0,
  taxDifferenceMinor: 0,
  seatsReturnedMinor: 0,
  penaltyMinor: 0,
  addCollectMinor: 0,
  residualMinor: 0,
  residualTo: 'credit',
  penaltyFrom: 'newMoney',
};

/** `plan`: null where nothing changes, which says that it could be. */
export function quoteOf(
  market: FlightMarket,
  { record, orders, changed, trip, firstDeparture }: Prepared,
  plan: ExchangePlan | null,
  lost: readonly (TakenMapSeat & { readonly slice: number })[],
  request: { readonly locale: Locale; readonly now: Instant; readonly slices: MarketRecord['slices'] },
): ExchangeQuote {
  const amounts = plan?.amounts ?? NOTHING;
  const after = plan ? termsAfterExchange(orders, plan, amounts.residualTo) : orders;
  const terms = after.map((each) => each.terms);
  return {
    amounts,
    newSlices: trip ? changed.map((each, at) => newSliceOf(market, trip, at, each, request.locale)) : [],
    rules: rulesOfTickets(
      terms,
      after.map(({ ticketNo }) => ticketNo),
    ),
    price: plan ? priceOfTerms(record, terms) : record.price,
    cancellation: cancelTermsAfter(market, request, terms, firstDeparture, request.now),
    travelers: plan ? travelersOf(plan.fares) : [],
    lostSeats: lost.map(({ slice, traveler, seat }) => ({ slice, traveler, seat })),
    airline: changed[0]?.order.airline ?? orders[0]?.airline ?? '',
    credits: plan ? creditsLeft(market, record, plan) : [],
  };
}

/** Where the fare's rules give nothing back, the airline owes it to its travelers. */
export function creditsLeft(
  market: FlightMarket,
  record: MarketRecord,
  { orders, amounts, fares }: ExchangePlan,
): ExchangeQuote['credits'] {
  const [first] = orders;
  if (amounts.residualTo !== 'credit' || !first) return [];
  const { residualMinor } = amounts;
  const paidBy = (type: string) => fares.reduce((sum, { old }) => sum + eachOf(old, type), 0);
  return residualCredits(market, record, { order: first.order, residualMinor, paidBy });
}

/** What both records cost and are canceled by once one has become two; the void window is that of before. */
export function pricesOf(market: FlightMarket, { own, rest }: Shares, now: Instant): SplitPrices {
  const of = (record: SharedRecord) => ({
    price: record.price,
    cancellation: cancelTermsLeft(market, record, now),
  });
  return { own: of(own), rest: of(rest) };
}

/** Of tickets that aren't exchanged: nothing but what was kept before is lost within the void window. */
export function cancelTermsLeft(market: FlightMarket, record: SharedRecord, now: Instant): CancelTerms {
  const terms = record.orders.map((order) => order.terms);
  const { firstDeparture, voidUntil } = record;
  const after = cancelTermsAfter(market, record, terms, firstDeparture, now);
  const sum = (of: (each: TicketTerms) => number) => terms.reduce((all, each) => all + of(each), 0);
  const lostMinor = sum(({ forfeitedMinor = 0 }) => forfeitedMinor);
  const isVoidable = voidUntil !== null && isBefore(now, voidUntil);
  if (!isVoidable || sum(keptOf) === lostMinor) return after;
  const free = { until: voidUntil, localUntil: localAt(voidUntil, after.zone), penaltyMinor: lostMinor };
  return { ...after, type: typeOf(sum(keptOf), sum(paidFor)), steps: [free, ...after.steps] };
}
