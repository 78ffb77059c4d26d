/** Whether some slices of a booked trip can be exchanged for others at this moment. */
import { addDays, type CalendarDate, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { first, itemAt } from '@sojourn/domain/present.ts';
import { checkAge } from '@sojourn/products/flight/rules/travelers/travelers.ts';
import type { ExchangeRequest } from '@sojourn/products/flight/sell/exchange/exchange-port.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import type { TripSlice } from '../../inventory/fares/trip-fare.ts';
import { legsOfSliceId, localDayOf } from '../../inventory/schedule/slice-id.ts';
import { arrivalOf } from '../../inventory/search/search.ts';
import { CLOSES_MINUTES, type FlightMarket, instantOfMinute, minuteOf } from '../market.ts';
import type { Fault } from '../scenarios.ts';
import { findTrip, type Trip } from '../search/trip.ts';
import type { MarketRecord } from '../store.ts';
import {
  type Changed,
  changedSlices,
  type Refused,
  refusedFor,
  type WholeOrder,
  wholeOrders,
} from './plan-exchange.ts';

/** `trip`: the new slices alone, in the order of `changed`; null when nothing changes. */
export type Prepared = {
  readonly record: MarketRecord;
  readonly orders: readonly WholeOrder[];
  readonly changed: readonly Changed[];
  readonly trip: Trip | null;
  readonly firstDeparture: Instant;
  /** Local dates on which the slices leave. */
  readonly departures: readonly CalendarDate[];
};

export function prepareExchange(
  market: FlightMarket,
  state: FlightState,
  record: MarketRecord | undefined,
  request: ExchangeRequest,
  fault: Fault | undefined,
): Prepared | Refused {
  const live = liveOrders(record, fault);
  if ('refused' in live) return live;
  const { record: sold, orders } = live;
  const changed = changedSlices(sold, orders, request.slices);
  if ('refused' in changed) return changed;
  const { firstDeparture, departures } = sold;
  if (changed.length === 0) return { record: sold, orders, changed, trip: null, firstDeparture, departures };
  if (!changed.every(({ index }) => isOpen(market, state, itemAt(sold.slices, index).sliceId, request.now)))
    return refusedFor('Departed');
  return withTrip(market, state, live, changed, request.now);
}

type Live = { readonly record: MarketRecord; readonly orders: readonly WholeOrder[] };

/** The tickets of a trip that was confirmed and issued, and is the agency's to change. */
export function liveOrders(record: MarketRecord | undefined, fault: Fault | undefined): Live | Refused {
  if (!record || record.orders.every((order) => order.state !== 'confirmed')) return refusedFor('NotFound');
  if (fault === 'refused') return refusedFor('NotExchangeable');
  if (fault === 'airlineControl') return refusedFor('AirlineControl');
  const orders = wholeOrders(record);
  if (!orders) return refusedFor('LegacyTicket');
  return record.issuedAt === null ? refusedFor('NotTicketed') : { record, orders };
}

/** With the new slices found in the schedule; `among`: the slices that they must fit between. */
export function withTrip(
  market: FlightMarket,
  state: FlightState,
  { record, orders }: Live,
  changed: readonly Changed[],
  now: Instant,
  among: Pick<MarketRecord, 'slices'> = record,
): Prepared | Refused {
  const slices = changed.map(({ chosen }) => chosen);
  const trip = findTrip(market, state, { slices, passengers: record.passengers, now });
  if (!trip || overlaps(market, state, among, changed, trip)) return refusedFor('RateNotAvailable');
  const dates = departuresAfter(record, changed, trip);
  const { firstDeparture } = record;
  return (
    refusedAge(record, dates) ?? {
      record,
      orders,
      changed,
      trip,
      firstDeparture: first(changed).index === 0 ? departureOf(first(trip.slices)) : firstDeparture,
      departures: dates,
    }
  );
}

const departureOf = ({ legs }: TripSlice): Instant => instantOfMinute(legs.depart0);

/** Until an hour before it leaves; what the schedule no longer has has left. */
function isOpen({ world }: FlightMarket, { days }: FlightState, sliceId: string, now: Instant): boolean {
  const legs = legsOfSliceId(world, days, sliceId);
  return legs !== undefined && legs.depart0 >= minuteOf(now) + CLOSES_MINUTES;
}

/** Whether one slice would leave before the one ahead of it has landed; those long past are not looked at. */
function overlaps(
  { world }: FlightMarket,
  { days }: FlightState,
  record: Pick<MarketRecord, 'slices'>,
  changed: readonly Changed[],
  trip: Trip,
): boolean {
  const all = record.slices.map(({ sliceId }, index) => {
    const at = changed.findIndex((each) => each.index === index);
    return at < 0 ? legsOfSliceId(world, days, sliceId) : itemAt(trip.slices, at).legs;
  });
  return all.some((legs, index) => {
    const before = all[index - 1];
    return legs !== undefined && before !== undefined && legs.depart0 < arrivalOf(before);
  });
}

function departuresAfter({ departures }: MarketRecord, changed: readonly Changed[], trip: Trip) {
  return departures.map((date, index) => {
    const at = changed.findIndex((each) => each.index === index);
    return at < 0 ? date : localDayOf(trip.state.days, itemAt(trip.slices, at).legs);
  });
}

/** Everybody must still be of the type that they are ticketed as. */
function refusedAge({ travelers }: MarketRecord, departures: readonly CalendarDate[]): Refused | undefined {
  for (const { type, birthdate } of travelers ?? []) {
    const found = checkAge(type, birthdate, departures);
    if (!found || (found.kind === 'TurnsTwo' && type === 'SeatedInfant')) continue;
    return refusedFor(type === 'LapInfant' ? 'InfantNeedsSeat' : 'InvalidPassengers');
  }
  return undefined;
}

/** Days around one, for the strip of dates. */
export const daysAround = (date: CalendarDate, from: CalendarDate, each: number): CalendarDate[] =>
  Array.from({ length: 2 * each + 1 }, (_, index) => addDays(date, index - each)).filter(
    (day) => dayNumber(day) >= dayNumber(from),
  );
