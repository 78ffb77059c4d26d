/** Holding seats: inventory is lowered in the database, on every flight or on none, and nowhere else. */

import { isOverMaximum } from '@sojourn/domain/checkout/price-change.ts';
import { dateOfDay, plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import type { FlightHold, FlightRejection, FlightReserve } from '@sojourn/products/flight/sell/supplier.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { scenarioOf } from '#orders/play-scenario.ts';
import { holdOnce, Refused } from '../../../orders/desk/hold-once.ts';
import { ceilingOf } from '../../inventory/fares/fares.ts';
import { localDayOf } from '../../inventory/schedule/slice-id.ts';
import {
  announceSales,
  type CabinSold,
  lockCabins,
  type TakenFlight,
  takeMapSeats,
  takeSeats,
} from '../inventory/store.ts';
import { type FlightMarket, HOLD_SECONDS } from '../market.ts';
import { moveIfPlayed } from '../move-prices.ts';
import { endMoves } from '../moves/store.ts';
import type { Fault } from '../scenarios.ts';
import { ticketNosOf } from '../search/summary.ts';
import { findTrip, seatsOf, type Trip, withState } from '../search/trip.ts';
import { findRecord, insertHold, type MarketOrder, type MarketRecord } from '../store.ts';
import { honoredFares } from './fixed-fares.ts';
import { addUp, sweepHolds } from './holds.ts';
import { type Quote, quoteTrip } from './quote.ts';
import { cabinsOf, exactSales, flightsOf } from './sold-state.ts';

export const holdOf = ({ holdId, expiresAt, price }: MarketRecord): FlightHold => ({
  holdId,
  expiresAt,
  price,
});

/** What a repeated request of a known reference gets: the same hold, or that it is gone. */
function repeated(record: MarketRecord): Outcome<FlightHold, FlightRejection> {
  const isLive = record.orders.every(({ state }) => state === 'held' || state === 'confirmed');
  return isLive ? ok(holdOf(record)) : rejected({ reason: 'NoAvailability' });
}

/** Nobody is on two flights at once. */
const overlaps = ({ slices }: Trip): boolean =>
  slices.some(({ legs }, index) => {
    const next = slices[index + 1]?.legs;
    const lands = [legs.arrive0, legs.arrive1, legs.arrive2][legs.stops]!;
    return next !== undefined && next.depart0 < lands;
  });

export async function reserveSeats(
  market: FlightMarket,
  seller: string,
  request: FlightReserve,
  context: CallContext,
  fault: Fault | undefined,
): Promise<Outcome<FlightHold, FlightRejection>> {
  return holdOnce<MarketRecord, FlightHold, FlightRejection>(market.db, {
    find: () => findRecord(market.db, request.reference),
    repeated,
    prepare: async () => {
      const trip = findTrip(market, await market.stateAt(request.now), request);
      if (trip === undefined || overlaps(trip)) return { reason: 'RateNotAvailable' };
      if (fault === 'seatTaken' && request.extras.seats.length > 0) return { reason: 'SeatTaken' };
      await sweepHolds(market.db, request.now);
      const scenario = scenarioOf(market, context);
      const moved = withState(trip, await moveIfPlayed(market, trip, request, scenario, fault));
      return async (tx) => holdOf(await hold(market, tx, seller, request, moved, scenario));
    },
  });
}

/** The price is the one before these seats were taken, which is what the buyer was shown. */
async function hold(
  market: FlightMarket,
  db: Db,
  seller: string,
  request: FlightReserve,
  requested: Trip,
  scenario: string,
): Promise<MarketRecord> {
  const locked = await lockCabins(db, cabinsOf(market, requested));
  const trip = withState(requested, { sales: exactSales(market, requested, locked) });
  const promised = await honoredFares(market, requested, request, scenario);
  const isOver = request.guaranteeId !== undefined && !promised && hasSeatsLeft(market, trip, locked);
  const { quote, isHonored } = quoteFor(market, trip, promised, request, isOver);
  const record = recordOf(seller, request, quote, isHonored);
  const wanted = isHonored ? seatsAtAll(market, quote) : ceilings(market, quote);
  const taken = await takeSeats(db, wanted);
  if (taken.length < wanted.length) throw new Refused<FlightRejection>({ reason: 'NoAvailability' });
  const seats = quote.extras.seats.map((each) => ({ ...each, day: dateOfDay(each.day) }));
  // A second request of the same reference got here first: undo, and answer with what it made
  if (!(await insertHold(db, record, request.now))) throw new Refused<FlightRejection>(null);
  if (!(await takeMapSeats(db, request.reference, seats)))
    throw new Refused<FlightRejection>({ reason: 'SeatTaken' });
  if (trip.state.moved) await endMoves(db, scenario, flightsOf(market, trip));
  await announceSales(db, taken);
  return record;
}

/** In the cabins, whatever class they're sold in. */
const hasSeatsLeft = (market: FlightMarket, trip: Trip, locked: readonly CabinSold[]): boolean =>
  cabinsOf(market, trip).every(({ flight, day, cabin, all }) => {
    const found = locked.find((each) => each.flight === flight && each.day === day && each.cabin === cabin);
    return (found?.sold ?? 0) + seatsOf(trip) <= all;
  });

/**
 * At the fares of now, or at those that were promised when they are lower or the class is sold out. `isOver`:
 * they were promised until a while ago, and other classes have seats.
 */
function quoteFor(
  market: FlightMarket,
  trip: Trip,
  promised: Trip | undefined,
  { extras, totalMinor }: FlightReserve,
  isOver: boolean,
): { quote: Quote; isHonored: boolean } {
  const current = quoteTrip(market, trip, extras);
  const isEnough = !('refused' in current) && current.price.total.amountMinor <= totalMinor;
  if (!isEnough && promised) {
    const quote = quoteTrip(market, promised, extras);
    if (!('refused' in quote) && quote.price.total.amountMinor <= totalMinor)
      return { quote, isHonored: true };
  }
  if ('refused' in current) {
    const isClassGone = current.refused.reason === 'NoAvailability';
    throw new Refused<FlightRejection>(
      isClassGone && isOver ? { reason: 'ExpiredQuoteToken' } : current.refused,
    );
  }
  refuseIncrease(current, totalMinor);
  return { quote: current, isHonored: false };
}

function refuseIncrease({ price }: Quote, acceptedMinor: number): void {
  if (price.total.amountMinor <= acceptedMinor) return;
  const isOver = isOverMaximum(acceptedMinor, price.total.amountMinor);
  throw new Refused<FlightRejection>({
    reason: isOver ? 'MaximumPriceIncreaseReached' : 'PriceIncreased',
    price,
  });
}

const takenOn = (quote: Quote, ticketNo: number | null): TakenFlight[] => {
  const nos = ticketNosOf(quote.trip, quote.fare);
  return quote.flights
    .filter(({ slice, segment }) => ticketNo === null || nos[slice]![segment] === ticketNo)
    .map(({ flight, day, cabin }) => ({ flight, day: dateOfDay(day), cabin, seats: seatsOf(quote.trip) }));
};

/** The seats taken in each cabin, with the most that may be sold of it in this class. */
function ceilings(market: FlightMarket, quote: Quote): (TakenFlight & { most: number })[] {
  const { state } = quote.trip;
  return addUp(takenOn(quote, null)).map((taken) => {
    const flight = quote.flights.find(
      (each) => each.flight === taken.flight && dateOfDay(each.day) === taken.day,
    );
    const { row, day, rank } = assertPresent(flight, `flight ${taken.flight}`);
    return { ...taken, most: ceilingOf(market.world.network, state, row, day - state.days.firstDay, rank) };
  });
}

/** What is taken of each cabin, with all of its seats: a promised fare is good until the last one. */
function seatsAtAll(market: FlightMarket, quote: Quote): (TakenFlight & { most: number })[] {
  const cabins = new Map(
    cabinsOf(market, quote.trip).map(({ flight, day, cabin, all }) => [`${flight} ${day} ${cabin}`, all]),
  );
  return addUp(takenOn(quote, null)).map((taken) => ({
    ...taken,
    most: cabins.get(`${taken.flight} ${taken.day} ${taken.cabin}`) ?? 0,
  }));
}

function recordOf(seller: string, request: FlightReserve, quote: Quote, isPromised: boolean): MarketRecord {
  const { reference, slices, passengers, now } = request;
  const { trip, fare, price, terms } = quote;
  const orders = fare.tickets.map(
    ({ parts }, index): MarketOrder => ({
      ticketNo: index + 1,
      airline: quote.airlines[index]!,
      state: 'held',
      locator: null,
      terms: terms[index]!,
      flights: takenOn(quote, index + 1),
      slices: [...new Set(parts.map(({ slice }) => slice))],
      documents: null,
      isPromised,
    }),
  );
  return {
    reference,
    seller,
    slices,
    passengers,
    price,
    orders,
    holdId: `hold_${reference}`,
    firstDeparture: trip.firstDeparture,
    departures: trip.slices.map(({ legs }) => localDayOf(trip.state.days, legs)),
    expiresAt: plusSeconds(now, HOLD_SECONDS),
    confirmedAt: null,
    voidUntil: null,
    travelers: null,
    issueFrom: null,
    issuedAt: null,
    penaltyMinor: null,
    canceledAt: null,
  };
}
