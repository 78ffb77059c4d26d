/** Quotes an exchange, and makes it: new seats, old seats back, new documents, or nothing of it. */
import { type CalendarDate, dateOfDay } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { dueMinorOf } from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import { travelerCount } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type {
  AirlineLocator,
  ConfirmExchange,
  Exchanged,
  ExchangeQuote,
  ExchangeRejection,
  ExchangeRequest,
} from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { TicketDocument } from '@sojourn/products/flight/sell/supplier.ts';
import type { FlightPrice } from '@sojourn/products/flight/wire/flights.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { acceptNewest, readChanges } from '#orders/changes/store.ts';
import { ceilingOf, type FlightState } from '../../inventory/fares/fares.ts';
import { documentNumber, ticketPrefix } from '../../inventory/schedule/documents.ts';
import { legsOfSliceId } from '../../inventory/schedule/slice-id.ts';
import type { FlightChange } from '../changes/change-flights.ts';
import {
  announceSales,
  type CabinKey,
  giveBackSeats,
  lockCabins,
  soldOf,
  type TakenFlight,
  takeSeats,
} from '../inventory/store.ts';
import { type FlightMarket, minuteOf } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { seatedFlights, seatsOf, type Trip, withState } from '../search/trip.ts';
import { locate } from '../sell/confirm.ts';
import { addUp, sweepHolds } from '../sell/holds.ts';
import { documentsOf } from '../sell/issue.ts';
import { cabinsOf, exactSales, stateFor } from '../sell/sold-state.ts';
import { findRecord, lockRecord, type MarketRecord, nextDocuments } from '../store.ts';
import { type Changed, type ExchangePlan, planExchange, type Refused } from './plan-exchange.ts';
import { type Prepared, prepareExchange } from './prepare-exchange.ts';
import { type Answering, answeringOf, contentAfter, planRebooking, prepareRebooking } from './rebooking.ts';
import { type Shares, sharesOf } from './share-record.ts';
import { splitRecord } from './split-record.ts';
import { findExchange, freeSeats, insertExchange, rewriteHold, rewriteOrder, seatsOn } from './store.ts';
import { cancelTermsAfter, creditsLeft, pricesOf, quoteOf, termsAfterExchange } from './view-exchange.ts';

type Flight = { readonly flight: string; readonly day: CalendarDate };

/** The flights of a slice, read from its id: `TP216.BOS.LIS` and the local day. */
const flightsOfSlice = (sliceId: string): Flight[] =>
  sliceId.split('~').map((text) => {
    const [name, day, from, to] = text.split('.');
    return { flight: `${name}.${from}.${to}`, day: day as CalendarDate };
  });

const givenUp = (record: MarketRecord, changed: readonly Changed[]): (Flight & { slice: number })[] =>
  changed.flatMap(({ index }) =>
    flightsOfSlice(itemAt(record.slices, index).sliceId).map((flight) => ({ ...flight, slice: index })),
  );
const isOf = (flights: readonly Flight[], each: Flight): boolean =>
  flights.some(({ flight, day }) => flight === each.flight && day === each.day);

type PreparedFor = Prepared & { readonly answering?: Answering };

/** An exchange by the fare's rules, or one that answers a change of the airline's and is free of charge. */
async function preparedFor(
  db: Db,
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord | undefined,
  request: ExchangeRequest,
  fault: Fault | undefined,
): Promise<PreparedFor | Refused> {
  const { answers, slices, now, reference } = request;
  if (answers === undefined) return prepareExchange(market, state, record, request, fault);
  const changes = await readChanges<FlightChange>(db, reference);
  const answering = answeringOf(record, changes, answers, fault);
  if ('refused' in answering) return answering;
  const prepared = prepareRebooking(market, state, answering, slices, now);
  return 'refused' in prepared ? prepared : { ...prepared, answering };
}
const planFor = ({ answers }: ExchangeRequest) => (answers === undefined ? planExchange : planRebooking);

export async function quoteExchange(
  market: FlightMarket,
  request: ExchangeRequest,
  context: CallContext,
  fault: Fault | undefined,
): Promise<Outcome<ExchangeQuote, ExchangeRejection>> {
  const state = await stateFor(market, request.now, context);
  const whole = await findRecord(market.db, request.reference);
  const shares = sharesFor(whole, request, request.reference);
  if (shares && 'refused' in shares) return rejected({ reason: shares.refused });
  const record = shares?.own ?? whole;
  const prepared = await preparedFor(market.db, market, state, record, request, fault);
  if ('refused' in prepared) return rejected({ reason: prepared.refused });
  if (!prepared.trip) return ok(quoteOf(market, prepared, null, [], request));
  if (fault === 'soldOut') return rejected({ reason: 'NoAvailability' });
  await sweepHolds(market.db, request.now);
  const sold = await soldOf(market.db, cabinsOf(market, prepared.trip));
  const trip = withState(prepared.trip, { sales: exactSales(market, prepared.trip, sold) });
  const plan = planFor(request)(market, prepared.record, prepared.changed, trip);
  if ('refused' in plan) return rejected({ reason: plan.refused });
  const old = givenUp(prepared.record, prepared.changed);
  const lost = (await seatsOn(market.db, request.reference, old))
    .filter(({ traveler }) => shares?.going.includes(traveler) ?? true)
    .map((seat) => ({ ...seat, slice: old.find((each) => isOf([each], seat))?.slice ?? 0 }));
  const quote = quoteOf(market, { ...prepared, trip }, plan, lost, request);
  return ok(shares ? { ...quote, split: pricesOf(market, shares, request.now) } : quote);
}

/** Undefined where everybody's tickets are exchanged. */
const sharesFor = (
  record: MarketRecord | undefined,
  { travelers }: Pick<ExchangeRequest, 'travelers'>,
  ownReference: string,
): Shares | Refused | undefined =>
  record && travelers ? sharesOf(record, travelers, ownReference) : undefined;

/** Leaves the transaction of an exchange with its rejection; everything in it is undone. */
class ExchangeRefused extends Error {
  readonly rejection: ExchangeRejection;
  constructor(rejection: ExchangeRejection) {
    super('exchange refused');
    this.rejection = rejection;
  }
}

export async function exchangeTickets(
  market: FlightMarket,
  request: ConfirmExchange,
  context: CallContext,
  fault: Fault | undefined,
): Promise<Outcome<Exchanged, ExchangeRejection>> {
  const { reference, exchangeReference } = request;
  const state = await stateFor(market, request.now, context);
  await sweepHolds(market.db, request.now);
  try {
    return ok(
      await withTransaction(market.db, async (tx) => {
        const record = await lockRecord(tx, reference);
        // Looked up under the lock: the same request may have come twice at once
        const made = await findExchange(tx, exchangeReference);
        if (made) return made.result;
        const shares = sharesFor(record, request, request.ownReference ?? reference);
        if (shares && 'refused' in shares) throw new ExchangeRefused({ reason: shares.refused });
        const prepared = await preparedFor(tx, market, state, shares?.own ?? record, request, fault);
        if ('refused' in prepared) throw new ExchangeRefused({ reason: prepared.refused });
        if (!prepared.trip || fault === 'soldOut') throw new ExchangeRefused({ reason: 'NoAvailability' });
        if (!shares) return exchange(tx, market, prepared, prepared.trip, request, fault);
        return exchangeOfSome(tx, market, shares, { ...prepared, trip: prepared.trip }, request, fault);
      }),
    );
  } catch (error) {
    if (error instanceof ExchangeRefused) return rejected(error.rejection);
    throw error;
  }
}

/** They get a record of their own, which is exchanged. */
async function exchangeOfSome(
  tx: Db,
  market: FlightMarket,
  shares: Shares,
  { trip, ...prepared }: Prepared & { readonly trip: Trip },
  request: ConfirmExchange,
  fault: Fault | undefined,
): Promise<Exchanged> {
  const { reference } = shares.own;
  const locators = await splitRecord(tx, shares);
  const split = { ...pricesOf(market, shares, request.now), restDocuments: documentsOf(shares.rest) };
  const also = { split, locators };
  return exchange(tx, market, { ...prepared, trip }, trip, { ...request, reference }, fault, also);
}

async function exchange(
  tx: Db,
  market: FlightMarket,
  prepared: PreparedFor,
  wanted: Trip,
  request: ConfirmExchange,
  fault: Fault | undefined,
  also: Pick<Exchanged, 'split' | 'locators'> = {},
): Promise<Exchanged> {
  const { record, orders, changed, firstDeparture, departures } = prepared;
  const old = givenUp(record, changed);
  const before = changed.flatMap(({ order }) => order.flights).filter((each) => isOf(old, each));
  const locked = await lockCabins(tx, cabinsToLock(market, wanted, before));
  const trip = withState(wanted, { sales: exactSales(market, wanted, locked) });
  const plan = planFor(request)(market, record, changed, trip);
  if ('refused' in plan) throw new ExchangeRefused({ reason: plan.refused });
  requireAgreed(plan, request, fault);
  const taken = await takeSeats(tx, wantedSeats(market, trip));
  if (taken.length < wantedSeats(market, trip).length)
    throw new ExchangeRefused({ reason: 'NoAvailability' });
  const given = await giveBackSeats(tx, addUp(before));
  await freeSeats(tx, request.reference, await seatsOn(tx, request.reference, old));
  const terms = termsAfterExchange(orders, plan, request.residualTo);
  const documents = await reissue(tx, market, trip.state, record, changed, request);
  for (const { ticketNo, terms: next } of terms) {
    const order = changed.find((each) => each.order.ticketNo === ticketNo)?.order;
    if (!order) continue;
    const flights = order.flights.filter((each) => !isOf(old, each));
    const own = documents.filter((each) => each.ticketNo === ticketNo);
    await rewriteOrder(tx, request.reference, ticketNo, {
      terms: next,
      flights: [...flights, ...takenOn(trip, changed, ticketNo, market)],
      documents: own,
    });
  }
  const price: FlightPrice = quoteOf(market, { ...prepared, trip }, plan, [], request).price;
  const slices = request.slices;
  await rewriteHold(tx, request.reference, { slices, price, firstDeparture, departures });
  const locators = await answerChange(tx, prepared, request);
  const all = terms.map((each) => each.terms);
  const result: Exchanged = {
    exchangeReference: request.exchangeReference,
    amounts: plan.amounts,
    credits: creditsLeft(market, record, plan),
    price,
    cancellation: cancelTermsAfter(market, request, all, firstDeparture, request.now),
    documents,
    ...(locators ? { locators } : {}),
    ...also,
  };
  await insertExchange(tx, request.reference, result, request.now);
  await announceSales(tx, [...taken, ...given]);
  return result;
}

/** Notes the answer with the airline, which gives the tickets that it changes new locators. */
async function answerChange(
  tx: Db,
  { record, answering, changed }: PreparedFor,
  { reference, exchangeReference, answers, slices, now }: ConfirmExchange,
): Promise<Exchanged['locators']> {
  if (answers === undefined || !answering) return undefined;
  const content = contentAfter(answering, { changed }, slices);
  if (!(await acceptNewest(tx, reference, answers, { by: 'agent', at: now, content })))
    throw new ExchangeRefused({ reason: 'NewChange' });
  const locators: AirlineLocator[] = [];
  for (const order of record.orders) {
    const { ticketNo, airline } = order;
    const isChanged = changed.some((each) => each.order.ticketNo === ticketNo);
    const locator = isChanged ? await locate(tx, reference, order, exchangeReference) : order.locator;
    locators.push({ ticketNo, airline, locator: assertPresent(locator, 'a locator') });
  }
  return locators;
}

/** All at once and in one order, so that two who swap flights don't wait for each other. */
function cabinsToLock(
  market: FlightMarket,
  trip: Trip,
  before: readonly TakenFlight[],
): (CabinKey & { all: number })[] {
  const cabins = new Map(
    before.map((each) => [keyOf(each), { flight: each.flight, day: each.day, cabin: each.cabin, all: 0 }]),
  );
  for (const each of cabinsOf(market, trip)) cabins.set(keyOf(each), each);
  return [...cabins.values()];
}
const keyOf = ({ flight, day, cabin }: CabinKey): string => `${flight} ${day} ${cabin}`;

function requireAgreed({ amounts }: ExchangePlan, agreed: ConfirmExchange, fault: Fault | undefined): void {
  const costsMore = dueMinorOf(amounts) > dueMinorOf(agreed.amounts);
  if (costsMore || fault === 'priceRise') throw new ExchangeRefused({ reason: 'PriceIncreased', amounts });
}

/** The seats of each flight of the new slices, with the most that may be sold of its class. */
function wantedSeats(market: FlightMarket, trip: Trip): (TakenFlight & { most: number })[] {
  const { state } = trip;
  return seatedFlights(market, trip).map(({ flight, row, day, cabin, rank }) => ({
    flight,
    cabin,
    day: dateOfDay(day),
    seats: seatsOf(trip),
    most: ceilingOf(market.world.network, state, row, day - state.days.firstDay, rank),
  }));
}

const takenOn = (
  trip: Trip,
  changed: readonly Changed[],
  ticketNo: number,
  market: FlightMarket,
): TakenFlight[] =>
  seatedFlights(market, trip)
    .filter(({ slice }) => itemAt(changed, slice).order.ticketNo === ticketNo)
    .map(({ flight, day, cabin }) => ({ flight, cabin, day: dateOfDay(day), seats: seatsOf(trip) }));

/** New numbers for what of the changed tickets hasn't been flown; flown coupons stay on the old ones. */
async function reissue(
  tx: Db,
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord,
  changed: readonly Changed[],
  { slices, now }: ConfirmExchange,
): Promise<TicketDocument[]> {
  const affected = new Set(changed.map(({ order }) => order.ticketNo));
  const isFlown = (slice: number): boolean => {
    const legs = legsOfSliceId(market.world, state.days, itemAt(slices, slice).sliceId);
    return legs === undefined || legs.depart0 <= minuteOf(now);
  };
  const documents: TicketDocument[] = [];
  for (const order of record.orders) {
    const own = documentsOf({ ...record, orders: [order] });
    const prefix = affected.has(order.ticketNo) ? ticketPrefix(order.airline) : null;
    if (prefix === null || travelerCount(record.passengers) === 0) {
      documents.push(...own);
      continue;
    }
    const open = own.filter(({ slice }) => !isFlown(slice));
    const serials = await nextDocuments(tx, open.length);
    documents.push(
      ...own.filter(({ slice }) => isFlown(slice)),
      ...open.map((document, index) => ({
        ...document,
        number: documentNumber(prefix, serials[index]!),
        exchangedFrom: document.number,
      })),
    );
  }
  return documents;
}
