/** Prices by day: the calendar, the dates around those asked for, and what the trip cost lately. */
import { dateOfDay, dayNumber, type Instant } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import {
  type FareDatesKind,
  FLIGHT_LIMITS,
  type RequestedSlice,
} from '@sojourn/products/flight/rules/flight-search.ts';
import type {
  DatePrice,
  DatesQuestion,
  DayPrice,
  PastPrices,
} from '@sojourn/products/flight/sell/supplier.ts';
import { fareCalendarDays } from '../../inventory/calendar/calendar.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { NOTHING_SOLD } from '../../inventory/fares/flight-sales.ts';
import { lowestWithInTurns } from '../../inventory/fares/lower-bounds-after.ts';
import { HISTORY_DAYS } from '../../inventory/fares/price-history.ts';
import { inSlices } from '../../inventory/schedule/turns.ts';
import {
  lowestApart,
  lowestBeside,
  otherSlice,
  type SliceLowerBounds,
} from '../../inventory/search/lower-bounds.ts';
import type { FlightQuery } from '../../inventory/search/query.ts';
import { floorsInTurns } from '../../inventory/search/round-trips.ts';
import { askingDay, type FlightMarket } from '../market.ts';
import {
  createLowerBounds,
  isNear,
  isPairAsked,
  knowsPlaces,
  type LowerBounds,
  othersOf,
  queryOf,
} from './question.ts';
import type { Yield } from './time-sliced-work.ts';

type Dates = readonly number[];

const price = (cents: number): number | null => (Number.isFinite(cents) ? cents : null);

/** The question of a slice; the first is asked of the seller's own flights alone. */
function sliceQuery(
  market: FlightMarket,
  asked: DatesQuestion,
  index: number,
  firstAirlines: Uint8Array,
): FlightQuery {
  const query = queryOf(market, asked, asked.slices[index]!, index > 0);
  return index === 0 ? { ...query, firstAirlines } : query;
}

export async function calendarOf(
  market: FlightMarket,
  state: FlightState,
  asked: DatesQuestion & { readonly days: number },
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<DayPrice[]> {
  const query = sliceQuery(market, asked, 0, firstAirlines);
  const last = askingDay(asked.now) + FLIGHT_LIMITS.daysAheadMax;
  const open = Math.max(0, Math.min(asked.days, last - query.day + 1));
  const known = knowsPlaces(market, asked.slices) ? open : 0;
  const prices: number[] = [];
  const days = fareCalendarDays(market.engine, state, market.calendarOf(state), query, known);
  for (let step = days.next(false); !step.done; ) {
    if (step.value !== undefined) prices.push(step.value);
    const others = pause();
    if (others) await others;
    step = days.next(others !== undefined);
  }
  return Array.from({ length: asked.days }, (_, index) => ({
    date: dateOfDay(query.day + index),
    totalMinor: price(prices[index] ?? Number.POSITIVE_INFINITY),
  }));
}

/** The lowest prices of slices on days, each worked out once. */
function floorsByDay(
  market: FlightMarket,
  state: FlightState,
  asked: DatesQuestion,
  firstAirlines: Uint8Array,
  leasts: LowerBounds,
  pause: Yield,
) {
  const first = new Map<number, SliceLowerBounds>();
  const today = askingDay(asked.now);
  const isKnown = knowsPlaces(market, asked.slices);
  return async (index: number, day: number): Promise<SliceLowerBounds | undefined> => {
    if (!isKnown || day < today || day > today + FLIGHT_LIMITS.daysAheadMax) return undefined;
    if (index > 0) return leasts.floors(index, { ...asked.slices[index]!, date: dateOfDay(day) });
    const query = sliceQuery(market, asked, index, firstAirlines);
    const made =
      first.get(day) ?? (await inSlices(floorsInTurns(market.engine, state, { ...query, day }), pause));
    first.set(day, made);
    return made;
  };
}

/** The lowest total of slices on given days; Infinity when one of them isn't available. */
function lowestOf(
  market: FlightMarket,
  isPair: boolean,
  floors: readonly (SliceLowerBounds | undefined)[],
): number {
  const known = floors.filter((each) => each !== undefined);
  if (known.length < floors.length) return Number.POSITIVE_INFINITY;
  const { network } = market.engine;
  const [out, back] = known;
  if (isPair && out && back) return lowestBeside(out, otherSlice(network, back));
  return lowestApart(network.airlines.count, known);
}

/** The slices on other days. */
const slicesOn = (slices: readonly RequestedSlice[], days: Dates): RequestedSlice[] =>
  slices.map((slice, index) => ({ ...slice, date: dateOfDay(days[index]!) }));

const areNear = (slices: readonly RequestedSlice[]): boolean =>
  slices.some((_, index) => index > 0 && isNear(slices, index));

/** The lowest total where a slice leaves so soon that not all of it can be reached. */
async function lowestNear(
  market: FlightMarket,
  state: FlightState,
  asked: DatesQuestion,
  firstAirlines: Uint8Array,
  leasts: LowerBounds,
  pause: Yield,
): Promise<number> {
  const other = await othersOf(market, state, asked, [], leasts);
  if (other === undefined || !Number.isFinite(other.oneWay)) return Number.POSITIVE_INFINITY;
  const query = sliceQuery(market, asked, 0, firstAirlines);
  const lowest = await inSlices(lowestWithInTurns(market.engine, state, query, other), pause);
  const { maxPrice = Number.POSITIVE_INFINITY } = query.filters;
  return lowest <= maxPrice ? lowest : Number.POSITIVE_INFINITY;
}

const STRIP_BEFORE = 5;
const STRIP_DAYS = 14;
const MONTH_DAYS = 31;
const GRID_AROUND = [-3, -2, -1, 0, 1, 2, 3];

/** Days of departure for each of the cells. */
function cellsOf(slices: readonly RequestedSlice[], kind: FareDatesKind): Dates[] {
  const days = slices.map(({ date }) => dayNumber(date));
  const month = Array.from({ length: MONTH_DAYS }, (_, by) => by);
  if (kind === 'departures') return month.map((by) => days.map((day) => day + by));
  if (kind === 'returns')
    return month.map((by) => days.map((day, index) => (index === days.length - 1 ? day + by : day)));
  const [out, back] = days;
  if (kind === 'strip' || out === undefined || back === undefined || days.length > 2) {
    const moves =
      kind === 'grid' ? GRID_AROUND : Array.from({ length: STRIP_DAYS }, (_, i) => i - STRIP_BEFORE);
    return moves.map((by) => days.map((day) => day + by));
  }
  return GRID_AROUND.flatMap((by) => GRID_AROUND.map((later) => [out + by, back + later]));
}

export async function datesAround(
  market: FlightMarket,
  state: FlightState,
  asked: DatesQuestion & { readonly kind: FareDatesKind },
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<DatePrice[]> {
  const leasts = createLowerBounds(market, state, asked, pause);
  const floorsOn = floorsByDay(market, state, asked, firstAirlines, leasts, pause);
  const isPair = isPairAsked(market, asked.slices);
  const cells: DatePrice[] = [];
  for (const days of cellsOf(asked.slices, asked.kind)) {
    const isInOrder = days.every((day, index) => index === 0 || day >= days[index - 1]!);
    const floors: (SliceLowerBounds | undefined)[] = [];
    for (const [index, day] of days.entries()) {
      floors.push(isInOrder ? await floorsOn(index, day) : undefined);
      await pause();
    }
    const isOpen = floors.every((each) => each !== undefined);
    const slices = slicesOn(asked.slices, days);
    const total =
      isOpen && areNear(slices)
        ? await lowestNear(market, state, { ...asked, slices }, firstAirlines, leasts, pause)
        : lowestOf(market, isPair, floors);
    await pause();
    cells.push({
      departs: dateOfDay(first(days)),
      returns: days.length > 1 ? dateOfDay(last(days)) : null,
      totalMinor: price(total),
    });
  }
  return cells;
}

/** By the day of asking. */
type History = Map<number, DayPrice>;
const histories = new WeakMap<FlightMarket, Map<string, History>>();
/** What was asked lately; the past does not change. */
const HISTORIES_KEPT = 500;

function historyFor(market: FlightMarket, key: string): History {
  const known = histories.get(market) ?? new Map<string, History>();
  histories.set(market, known);
  const history: History = known.get(key) ?? new Map();
  const [oldest] = known.keys();
  if (known.size >= HISTORIES_KEPT && !known.has(key) && oldest !== undefined) known.delete(oldest);
  known.set(key, history);
  return history;
}

/** Before anything that can be asked for leaves. */
const LONG_AGO = '1970-01-01T00:00:00.000Z' as Instant;

/** The lowest total on a day of asking that has passed, of whatever had not left then. */
async function lowestThen(
  market: FlightMarket,
  past: FlightState,
  today: DatesQuestion,
  firstAirlines: Uint8Array,
  pause: Yield,
): Promise<number> {
  const asked = { ...today, now: LONG_AGO };
  if (areNear(asked.slices)) {
    const leasts = createLowerBounds(market, past, asked, pause);
    return lowestNear(market, past, asked, firstAirlines, leasts, pause);
  }
  const floors: SliceLowerBounds[] = [];
  for (const index of asked.slices.keys()) {
    const query = sliceQuery(market, asked, index, firstAirlines);
    floors.push(await inSlices(floorsInTurns(market.engine, past, query), pause));
    await pause();
  }
  return lowestOf(market, isPairAsked(market, asked.slices), floors);
}

/**
 * The lowest totals of the last days, the oldest first and today's last, without this market's own sales:
 * yesterday's price is the same tomorrow. Worked out from today back until there is no more time (`until`, in
 * terms of `performance.now()`): a repeat gets more days.
 */
export async function historyOf(
  market: FlightMarket,
  state: FlightState,
  asked: DatesQuestion,
  firstAirlines: Uint8Array,
  pause: Yield,
  until: number,
): Promise<PastPrices> {
  if (!knowsPlaces(market, asked.slices)) return { days: [], isPartial: false };
  const { slices, passengers, filters } = asked;
  const today = askingDay(asked.now);
  const known = historyFor(
    market,
    JSON.stringify([today, slices, passengers, filters, String(firstAirlines)]),
  );
  const days: DayPrice[] = [];
  for (let asOf = today; asOf >= today - HISTORY_DAYS; asOf--) {
    if (!known.has(asOf) && days.length > 0 && performance.now() > until) break;
    const past = { ...state, sales: NOTHING_SOLD, asOf };
    const day = known.get(asOf) ?? {
      date: dateOfDay(asOf),
      totalMinor: price(await lowestThen(market, past, asked, firstAirlines, pause)),
    };
    known.set(asOf, day);
    days.push(day);
  }
  return { days: days.reverse(), isPartial: days.length <= HISTORY_DAYS };
}
