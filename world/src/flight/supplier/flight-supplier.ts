/** One seller of the flight market, behind the port's verbs. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { RequestedSlice } from '@sojourn/products/flight/rules/flight-search.ts';
import type { ExchangeVerbs } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { ExtrasVerbs } from '@sojourn/products/flight/sell/extras/extras-port.ts';
import type { PartVerbs } from '@sojourn/products/flight/sell/part/part-port.ts';
import type { FlightQuestion, FlightSupplier } from '@sojourn/products/flight/sell/supplier.ts';
import type { CallContext, Outcome } from '@sojourn/server/suppliers/outcome.ts';
import { ok, unavailable } from '@sojourn/server/suppliers/outcome.ts';
import { acceptChange } from './changes/accept-change.ts';
import { editTravelers } from './details/edit-travelers.ts';
import { exchangeTickets, quoteExchange } from './exchange/exchange-tickets.ts';
import { shopExchange } from './exchange/shop-exchange.ts';
import { shopRebooking } from './exchange/shop-rebooking.ts';
import { changeExtras, quoteExtras } from './extras/change-extras.ts';
import type { FlightMarket } from './market.ts';
import { readNews } from './operations/read-news.ts';
import { readStatus } from './operations/read-status.ts';
import { cancelPart, quotePart } from './part/cancel-part.ts';
import { type Fault, LOW_COST_SELLER, under, type Verb } from './scenarios.ts';
import { answerComparable } from './search/comparable.ts';
import { calendarOf, datesAround, historyOf } from './search/dates.ts';
import { nonstopDestinationsFrom } from './search/nonstop-destinations.ts';
import { openOption } from './search/open-option.ts';
import { priceTrip, upgradeTrip } from './search/price.ts';
import { pricesNow } from './search/prices-now.ts';
import { answerSearch } from './search/search.ts';
import { inShortTurns, type Yield } from './search/time-sliced-work.ts';
import { cancelTrip, lookUp, quoteCancel } from './sell/cancel.ts';
import { confirmTicket, voidTicket } from './sell/confirm.ts';
import { releaseSeats } from './sell/holds.ts';
import { issueTickets } from './sell/issue.ts';
import { reserveSeats } from './sell/reserve.ts';
import { seatMapOf } from './sell/seat-map.ts';
import { stateFor } from './sell/sold-state.ts';

/**
 * Two desks of one market: each finds the trips that begin with its own airlines, and either books any, as
 * they share one order book.
 */
export const FLIGHT_SELLERS = [
  { id: 'flights-network', name: 'Harbor Air Desk', isLowCost: false },
  { id: LOW_COST_SELLER, name: 'Meridian Low-Cost Hub', isLowCost: true },
] as const;
type FlightSeller = (typeof FLIGHT_SELLERS)[number];

const FLIGHT = /^[A-Z0-9]{2}\d{1,4}\.(\d{4}-\d{2}-\d{2})\.([A-Z]{3})\.([A-Z]{3})$/;

/** Read from the slice's id alone, whether or not it's scheduled. */
function endsOf(sliceId: string): RequestedSlice | null {
  const flights = sliceId.split('~');
  const [, date, origin] = FLIGHT.exec(first(flights)) ?? [];
  const [, , , destination] = FLIGHT.exec(last(flights)) ?? [];
  if (date === undefined || origin === undefined || destination === undefined) return null;
  return { origin, destination, date: date as CalendarDate };
}

/** Of the available time, so that an answer arrives before it's over. */
const HISTORY_SHARE = 0.7;

type During = ReturnType<typeof createDuring>;

/** A server that has just started makes its world yet: what is asked of it waits as for any supplier. */
async function onceReady<Answer>(
  ready: () => Promise<FlightMarket>,
  { timeoutMs }: CallContext,
  call: (market: FlightMarket) => Promise<Answer>,
): Promise<Answer | typeof unavailable> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, timeoutMs);
  const market = await Promise.race([ready(), late]).finally(() => clearTimeout(timer));
  return market === undefined ? unavailable : call(market);
}

/** Does a verb's call once the world is made, under the scenario that is played. */
const createDuring =
  (id: string, ready: () => Promise<FlightMarket>) =>
  (verb: Verb, context: CallContext, reference?: string) =>
  <V, R>(call: (market: FlightMarket, fault: Fault | undefined) => Promise<Outcome<V, R>>) => {
    const at = reference === undefined ? { verb } : { verb, reference };
    return onceReady(
      ready,
      context,
      (market) => under(market, id, context, at, (fault) => call(market, fault)) as Promise<Outcome<V, R>>,
    );
  };

/** Days are many: they are looked at beside everything else, and not for ever. */
async function inTime<V>(
  market: FlightMarket,
  { timeoutMs }: CallContext,
  work: (pause: Yield) => Promise<V>,
): Promise<Outcome<V, never>> {
  const value = await market.long(timeoutMs, work);
  return value === undefined ? unavailable : ok(value);
}

type Questions =
  | 'search'
  | 'option'
  | 'nonstopDestinations'
  | 'comparable'
  | 'calendar'
  | 'dates'
  | 'history'
  | 'price'
  | 'pricesNow'
  | 'upgrades'
  | 'seatMap';

async function answerOf(
  market: FlightMarket,
  question: FlightQuestion,
  context: CallContext,
  airlines: Uint8Array,
): ReturnType<FlightSupplier['search']> {
  const state = await stateFor(market, question.now, context);
  const answer = await inShortTurns(context.timeoutMs, (pause) =>
    answerSearch(market, state, question, airlines, pause),
  );
  return answer ?? unavailable;
}

async function openedOf(
  market: FlightMarket,
  question: Parameters<FlightSupplier['option']>[0],
  context: CallContext,
  airlines: Uint8Array,
): ReturnType<FlightSupplier['option']> {
  const state = await stateFor(market, question.now, context);
  const opened = await inShortTurns(context.timeoutMs, (pause) =>
    openOption(market, state, question, airlines, pause),
  );
  return opened ?? unavailable;
}

/** What is only asked. `own`: the airlines that the desk's trips begin with. */
const questionsOf = (
  during: During,
  own: (market: FlightMarket) => Uint8Array,
): Pick<FlightSupplier, Questions> => ({
  search: (question, context) =>
    during('search', context)((market) => answerOf(market, question, context, own(market))),
  option: (question, context) =>
    during('search', context)((market) => openedOf(market, question, context, own(market))),
  nonstopDestinations: (question, context) =>
    during('dates', context)(async (market) => ok(nonstopDestinationsFrom(market, question, own(market)))),
  comparable: (question, context) =>
    during(
      'search',
      context,
    )(async (market) => {
      const state = await stateFor(market, question.now, context);
      const answer = await inShortTurns(context.timeoutMs, (pause) =>
        answerComparable(market, state, question, own(market), pause),
      );
      return answer ? ok(answer) : unavailable;
    }),
  calendar: (question, context) =>
    during(
      'dates',
      context,
    )(async (market) => {
      const state = await market.stateAt(question.now);
      return inTime(market, context, (pause) => calendarOf(market, state, question, own(market), pause));
    }),
  dates: (question, context) =>
    during(
      'dates',
      context,
    )(async (market) => {
      const state = await stateFor(market, question.now, context);
      return inTime(market, context, (pause) => datesAround(market, state, question, own(market), pause));
    }),
  history: (question, context) =>
    during(
      'dates',
      context,
    )(async (market) => {
      // What is known by then is returned
      const until = performance.now() + context.timeoutMs * HISTORY_SHARE;
      const state = await market.stateAt(question.now);
      return inTime(market, context, (pause) =>
        historyOf(market, state, question, own(market), pause, until),
      );
    }),
  price: (request, context) => during('price', context)((market) => priceTrip(market, request, context)),
  pricesNow: (request, context) =>
    during(
      'price',
      context,
    )(async (market) => {
      const answer = await inShortTurns(context.timeoutMs, (pause) =>
        pricesNow(market, request, context, pause),
      );
      return answer ?? unavailable;
    }),
  upgrades: (request, context) => during('price', context)((market) => upgradeTrip(market, request, context)),
  seatMap: (request, context) =>
    during(
      'seatMap',
      context,
    )(async (market) => seatMapOf(market, await market.stateAt(request.now), request)),
});

/** A lost answer strikes each exchange once, not each booking. */
const exchangesOf = (during: During): ExchangeVerbs => ({
  shopExchange: (request, context) =>
    during(
      'search',
      context,
    )(async (market) => {
      const answer = await inShortTurns(context.timeoutMs, (pause) =>
        shopExchange(market, request, context, undefined, pause),
      );
      return answer ?? unavailable;
    }),
  shopRebooking: (request, context) =>
    during(
      'shopRebooking',
      context,
      request.reference,
    )(async (market, fault) => {
      const answer = await inShortTurns(context.timeoutMs, (pause) =>
        shopRebooking(market, request, context, fault, pause),
      );
      return answer ?? unavailable;
    }),
  quoteExchange: (request, context) =>
    during(
      'quoteExchange',
      context,
      request.reference,
    )((market, fault) => quoteExchange(market, request, context, fault)),
  exchange: (request, context) =>
    during(
      'exchange',
      context,
      request.exchangeReference,
    )((market, fault) => exchangeTickets(market, request, context, fault)),
});

/** A lost answer strikes each change once, not each booking. */
const extrasOf = (during: During): ExtrasVerbs => ({
  quoteExtras: (request, context) =>
    during('quoteExtras', context, request.reference)((market, fault) => quoteExtras(market, request, fault)),
  changeExtras: (request, context) =>
    during(
      'changeExtras',
      context,
      request.extrasReference,
    )((market, fault) => changeExtras(market, request, fault)),
});

/** A lost answer strikes each part once, not each booking. */
const partsOf = (during: During): PartVerbs => ({
  quotePart: (request, context) =>
    during('quoteCancel', context, request.reference)((market, fault) => quotePart(market, request, fault)),
  cancelPart: (request, context) =>
    during('cancel', context, request.partReference)((market, fault) => cancelPart(market, request, fault)),
});

/** `ready`: the market, once its world is made. */
export function createFlightSupplier(
  { id, name, isLowCost }: FlightSeller,
  ready: () => Promise<FlightMarket>,
): FlightSupplier {
  const during = createDuring(id, ready);
  const airlines = new WeakMap<FlightMarket, Uint8Array>();
  const own = (market: FlightMarket): Uint8Array => {
    const known = airlines.get(market);
    if (known) return known;
    const made = Uint8Array.from(market.world.airlines, (each) => (each.isLowCost === isLowCost ? 1 : 0));
    airlines.set(market, made);
    return made;
  };
  return {
    id,
    name,
    sells: (sliceId) => endsOf(sliceId) !== null,
    endsOf,
    ...questionsOf(during, own),
    reserve: (request, context) =>
      during(
        'reserve',
        context,
        request.reference,
      )((market, fault) => reserveSeats(market, id, request, context, fault)),
    release: ({ reference }, context) => onceReady(ready, context, ({ db }) => releaseSeats(db, reference)),
    confirm: (request, context) =>
      during(
        'confirm',
        context,
        `${request.reference}:${request.ticketNo}`,
      )((market, fault) => confirmTicket(market, request, fault)),
    voidOrder: (request, context) =>
      during('voidOrder', context, request.reference)((market, fault) => voidTicket(market, request, fault)),
    issue: (request, context) =>
      during('issue', context, request.reference)((market, fault) => issueTickets(market, request, fault)),
    quoteCancel: (request, context) =>
      during(
        'quoteCancel',
        context,
        request.reference,
      )((market, fault) => quoteCancel(market, request, fault)),
    cancel: (request, context) =>
      during('cancel', context, request.reference)((market, fault) => cancelTrip(market, request, fault)),
    ...exchangesOf(during),
    ...partsOf(during),
    ...extrasOf(during),
    edit: (request, context) =>
      during('edit', context, request.editReference)((market) => editTravelers(market, request)),
    lookUp: (request, context) =>
      during('lookUp', context, request.reference)((market, fault) => lookUp(market, request, fault)),
    flightStatus: (request, context) =>
      during(
        'flightStatus',
        context,
        request.reference,
      )((market, fault) => readStatus(market, request, fault)),
    flightNews: (request, context) => during('flightNews', context)((market) => readNews(market, request)),
    acceptChange: (request, context) =>
      during('acceptChange', context, request.reference)((market) => acceptChange(market, request)),
  };
}
