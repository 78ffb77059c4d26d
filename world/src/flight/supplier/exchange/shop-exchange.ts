/** What one slice of a booked trip could be exchanged for, with what each choice would come to. */
import { type CalendarDate, dateOfDay, dayNumber } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { FARE_CLASSES, fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import { dueMinorOf } from '@sojourn/products/flight/rules/tickets/exchange-amounts.ts';
import type {
  ExchangeFare,
  ExchangeOption,
  ExchangeRejection,
  ExchangeShelf,
  ExchangeShop,
} from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { airportsOf } from '../../inventory/schedule/places/places.ts';
import { legsOfSliceId, sliceIdOf } from '../../inventory/schedule/slice-id.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import { mayShare } from '../../inventory/search/lower-bounds.ts';
import { arrivalOf, searchInTurns } from '../../inventory/search/search.ts';
import { BETWEEN_SLICES_MINUTES, CLOSES_MINUTES, type FlightMarket, minuteOf } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import type { Yield } from '../search/time-sliced-work.ts';
import type { Trip } from '../search/trip.ts';
import { stateFor } from '../sell/sold-state.ts';
import { findRecord } from '../store.ts';
import { type Changed, planExchange } from './plan-exchange.ts';
import { daysAround, type Prepared, prepareExchange } from './prepare-exchange.ts';
import { sharesOf } from './share-record.ts';
import { newSliceOf } from './view-exchange.ts';

/** Looked through on a day for those that may join the ticket. */
const LOOKED = 80;
const DAYS_EACH_WAY = 3;

export async function shopExchange(
  market: FlightMarket,
  request: ExchangeShop,
  context: CallContext,
  fault: Fault | undefined,
  pause: Yield,
): Promise<Outcome<ExchangeShelf, ExchangeRejection>> {
  const state = await stateFor(market, request.now, context);
  const whole = await findRecord(market.db, request.reference);
  const { travelers } = request;
  const shares = whole && travelers && sharesOf(whole, travelers, request.reference);
  if (shares && 'refused' in shares) return rejected({ reason: shares.refused });
  const record = shares?.own ?? whole;
  const booked = { ...request, slices: record?.slices ?? [] };
  const prepared = prepareExchange(market, state, record, booked, fault);
  if ('refused' in prepared) return rejected({ reason: prepared.refused });
  const today = dateOfDay(Math.floor(minuteOf(request.now) / 1440));
  const days: { date: CalendarDate; differenceMinor: number | null }[] = [];
  let options: ExchangeOption[] = [];
  for (const date of daysAround(request.wanted.date, today, DAYS_EACH_WAY)) {
    const found = await optionsOn(market, state, prepared, request, date, pause);
    if (date === request.wanted.date) options = found.slice(0, request.top).map((each) => each.view());
    const least = Math.min(...found.map(({ leastMinor }) => leastMinor));
    days.push({ date, differenceMinor: Number.isFinite(least) ? least : null });
  }
  return ok({ options, days });
}

type Found = { readonly leastMinor: number; readonly view: () => ExchangeOption };

/** What leaves on a day, by what it would come to; the flights as booked are left out. */
async function optionsOn(
  market: FlightMarket,
  state: FlightState,
  prepared: Prepared,
  request: ExchangeShop,
  date: CalendarDate,
  pause: Yield,
): Promise<Found[]> {
  const { engine, world } = market;
  const order = prepared.orders.find(({ slices }) => slices.includes(request.at));
  const airline = order && world.airlineIndex.get(order.airline);
  if (!order || airline === undefined) return [];
  const { origin, destination } = request.wanted;
  const [origins, destinations] = [airportsOf(world, origin), airportsOf(world, destination)];
  if (origins.length === 0 || destinations.length === 0) return [];
  const limits = limitsOf(market, state, request);
  const firstAirlines = Uint8Array.from(world.airlines, (_, index) =>
    mayShare(world.network, airline, index) ? 1 : 0,
  );
  const query = {
    origins,
    destinations,
    firstAirlines,
    day: dayNumber(date),
    party: prepared.record.passengers,
    filters: { withoutSelfTransfer: true },
    sort: 'price' as const,
    top: LOOKED,
    earliest: limits.earliest,
  };
  const { hits } = await inSlices(searchInTurns(engine, state, query), pause);
  const bookedId = prepared.record.slices[request.at]?.sliceId;
  const found: Found[] = [];
  for (const { legs } of hits.map((hit) => ({ legs: { ...hit.legs } }))) {
    if (arrivalOf(legs) > limits.latest || sliceIdOf(world, state.days, legs) === bookedId) continue;
    const fares = faresOf(market, state, prepared, request, legs);
    const least = fares[0];
    if (!least) continue;
    const view = () => viewOf(market, state, prepared, request, legs, fares);
    found.push({ leastMinor: least.differenceMinor, view });
  }
  return found.toSorted((a, b) => a.leastMinor - b.leastMinor);
}

/** Minutes within which a slice must fit between those around it. */
export function limitsOf(
  { world }: FlightMarket,
  { days }: FlightState,
  { slices, at, now }: Pick<ExchangeShop, 'slices' | 'at' | 'now'>,
) {
  const legsAt = (index: number) => {
    const sliceId = slices[index]?.sliceId;
    return sliceId === undefined ? undefined : legsOfSliceId(world, days, sliceId);
  };
  const [before, after] = [legsAt(at - 1), legsAt(at + 1)];
  const soonest = minuteOf(now) + CLOSES_MINUTES;
  return {
    earliest: before ? Math.max(soonest, arrivalOf(before) + BETWEEN_SLICES_MINUTES) : soonest,
    latest: after ? after.depart0 - BETWEEN_SLICES_MINUTES : Number.POSITIVE_INFINITY,
  };
}

type With = { readonly changed: Changed; readonly trip: Trip };

/** The exchange of this slice alone, in one class. */
function withSlice(
  market: FlightMarket,
  state: FlightState,
  { record, orders, firstDeparture }: Prepared,
  { at }: ExchangeShop,
  legs: Legs,
  rank: number,
): With | undefined {
  const order = orders.find(({ slices }) => slices.includes(at));
  const old = order?.terms.slices.find(({ slice }) => slice === at);
  if (!order || !old) return undefined;
  const { world } = market;
  const chosen = { sliceId: sliceIdOf(world, state.days, legs), fareClass: itemAt(FARE_CLASSES, rank) };
  const { edgeOf, edgeFrom, edgeTo } = world.network;
  const lastRow = [legs.row0, legs.row1, legs.row2][legs.stops]!;
  const ends = [{ origin: edgeFrom[edgeOf[legs.row0]!]!, destination: edgeTo[edgeOf[lastRow]!]! }];
  const trip = { slices: [{ legs, rank }], ends, party: record.passengers, state, firstDeparture };
  return { changed: { index: at, chosen, order, old }, trip };
}

function faresOf(
  market: FlightMarket,
  state: FlightState,
  prepared: Prepared,
  request: ExchangeShop,
  legs: Legs,
): ExchangeFare[] {
  const booked = prepared.record.slices[request.at]?.fareClass;
  const least = booked === undefined ? 0 : fareRank(booked);
  // A lower class would lose more than it saves: the stricter rules hold for the whole ticket
  const fares = FARE_CLASSES.flatMap((fareClass, rank): ExchangeFare[] => {
    if (rank < least) return [];
    const of = withSlice(market, state, prepared, request, legs, rank);
    const plan = of && planExchange(market, prepared.record, [of.changed], of.trip);
    if (!plan || 'refused' in plan) return [];
    const { amounts } = plan;
    return [
      {
        fareClass,
        shortBrandName: '',
        fareDifferenceMinor: amounts.fareDifferenceMinor + amounts.taxDifferenceMinor,
        differenceMinor: dueMinorOf(amounts),
      },
    ];
  });
  return fares.toSorted((a, b) => a.differenceMinor - b.differenceMinor);
}

/** With the names that the airline gives its classes; the slice is described in its cheapest one. */
function viewOf(
  market: FlightMarket,
  state: FlightState,
  prepared: Prepared,
  request: ExchangeShop,
  legs: Legs,
  fares: readonly ExchangeFare[],
): ExchangeOption {
  const described = fares.map((fare) => {
    const rank = FARE_CLASSES.indexOf(fare.fareClass);
    const of = withSlice(market, state, prepared, request, legs, rank);
    if (!of) throw new Error('a priced slice is on a ticket');
    const { slice } = newSliceOf(market, of.trip, 0, of.changed, request.locale);
    return { slice, fare: { ...fare, shortBrandName: slice.fareShelf.shortBrandName } };
  });
  return { slice: itemAt(described, 0).slice, fares: described.map(({ fare }) => fare) };
}
