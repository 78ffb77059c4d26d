/** What can be flown free of charge instead of each slice that its airline changed (B §5). */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { dayNumber } from '@sojourn/domain/dates.ts';
import { itemAt } from '@sojourn/domain/present.ts';
import { rebookingDates } from '@sojourn/domain/schedule-changes/rebooking.ts';
import { FARE_CLASSES, fareRank } from '@sojourn/products/flight/rules/fares/fare-classes.ts';
import type {
  ExchangeRejection,
  RebookingOption,
  RebookingShelf,
  RebookingShop,
} from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { sliceIdOf } from '../../inventory/schedule/slice-id.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import type { Legs } from '../../inventory/search/enumerate.ts';
import { mayShare } from '../../inventory/search/lower-bounds.ts';
import { arrivalOf, searchInTurns } from '../../inventory/search/search.ts';
import { changesOf } from '../changes/change-flights.ts';
import { type FlightMarket, instantOfMinute } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import type { Yield } from '../search/time-sliced-work.ts';
import { endsOf, type Trip } from '../search/trip.ts';
import { stateFor } from '../sell/sold-state.ts';
import { findRecord } from '../store.ts';
import type { Changed } from './plan-exchange.ts';
import {
  type Answering,
  agreedStart,
  answeringOf,
  isQualifying,
  planRebooking,
  slicesNow,
} from './rebooking.ts';
import { limitsOf } from './shop-exchange.ts';
import { newSliceOf } from './view-exchange.ts';

/** Of a day, looked through for those that qualify. */
const LOOKED = 200;

export async function shopRebooking(
  market: FlightMarket,
  request: RebookingShop,
  context: CallContext,
  fault: Fault | undefined,
  pause: Yield,
): Promise<Outcome<RebookingShelf, ExchangeRejection>> {
  const { reference, version } = request;
  const state = await stateFor(market, request.now, context);
  const [record, changes] = await Promise.all([
    findRecord(market.db, reference),
    changesOf(market, reference),
  ]);
  const of = answeringOf(record, changes, version, fault);
  if ('refused' in of) return rejected({ reason: of.refused });
  const shelf: { slice: number; options: RebookingOption[] }[] = [];
  for (const slice of request.slices)
    shelf.push({ slice, options: await optionsOf(market, state, of, request, slice, pause) });
  return ok(shelf);
}

async function optionsOf(
  market: FlightMarket,
  state: FlightState,
  of: Answering,
  request: RebookingShop,
  at: number,
  pause: Yield,
): Promise<RebookingOption[]> {
  const original = agreedStart(market, state, of, at);
  if (!original) return [];
  const options: RebookingOption[] = [];
  for (const date of rebookingDates(original))
    for (const legs of await flownOn(market, state, of, request, at, date, pause)) {
      const option = optionOf(market, state, of, request, at, legs);
      if (option) options.push(option);
    }
  return options;
}

/** What qualifies of a day's itineraries that the ticket's airline may issue. */
async function flownOn(
  market: FlightMarket,
  state: FlightState,
  of: Answering,
  request: RebookingShop,
  at: number,
  date: CalendarDate,
  pause: Yield,
): Promise<Legs[]> {
  const { engine, world } = market;
  const order = of.orders.find(({ slices }) => slices.includes(at));
  const airline = order && world.airlineIndex.get(order.airline);
  const original = agreedStart(market, state, of, at);
  if (airline === undefined || !original) return [];
  const { origin, destination } = endsOf(market, { legs: original.legs, rank: 0 });
  const limits = limitsOf(market, state, { slices: slicesNow(of), at, now: request.now });
  const query = {
    origins: [origin],
    destinations: [destination],
    firstAirlines: Uint8Array.from(world.airlines, (_, index) =>
      mayShare(world.network, airline, index) ? 1 : 0,
    ),
    day: dayNumber(date),
    party: of.record.passengers,
    filters: { withoutSelfTransfer: true },
    sort: 'price' as const,
    top: LOOKED,
    earliest: limits.earliest,
  };
  const { hits } = await inSlices(searchInTurns(engine, state, query), pause);
  return hits
    .map((hit) => ({ ...hit.legs }))
    .filter(
      (legs) =>
        arrivalOf(legs) <= limits.latest &&
        isQualifying(market, state, of, at, { legs, sliceId: sliceIdOf(world, state.days, legs) }),
    );
}

/** In the class that was booked, else in the best below it that has seats. */
function optionOf(
  market: FlightMarket,
  state: FlightState,
  { record, orders }: Answering,
  { locale }: RebookingShop,
  at: number,
  legs: Legs,
): RebookingOption | undefined {
  const on = orders.filter(({ slices }) => slices.includes(at));
  const [order] = on;
  const old = order?.terms.slices.find(({ slice }) => slice === at);
  if (on.length !== 1 || !order || !old) return undefined;
  const sliceId = sliceIdOf(market.world, state.days, legs);
  const ends = [endsOf(market, { legs, rank: 0 })];
  const firstDeparture = instantOfMinute(legs.depart0);
  for (let rank = fareRank(itemAt(record.slices, at).fareClass); rank >= 0; rank--) {
    const changed: Changed = {
      index: at,
      chosen: { sliceId, fareClass: itemAt(FARE_CLASSES, rank) },
      order,
      old,
    };
    const trip: Trip = { slices: [{ legs, rank }], ends, party: record.passengers, state, firstDeparture };
    const plan = planRebooking(market, record, [changed], trip);
    if ('refused' in plan) continue;
    const { slice } = newSliceOf(market, trip, 0, changed, locale);
    return { slice, refundMinor: -plan.amounts.fareDifferenceMinor };
  }
  return undefined;
}
