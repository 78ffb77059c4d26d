/**
 * What a slice adds by when the one before it lands: for trips whose slices are flown so soon after one
 * another that not every later flight can be reached.
 */
import type { Turns } from '../schedule/turns.ts';
import {
  boundsAt,
  copyBounds,
  noLowerBounds,
  otherSlice,
  type SliceLowerBounds,
} from '../search/lower-bounds.ts';
import { type FlightQuery, type OtherSlice, otherIn } from '../search/query.ts';
import { eachFitting, isOneAdult, lower, pricedIn } from '../search/round-trips.ts';
import { arrivalOf, type FlightEngine } from '../search/search.ts';
import type { FlightState } from './fares.ts';

type Priced = {
  readonly airline: number;
  /** In `SliceLowerBounds`. */
  readonly place: number;
  readonly price: ReturnType<typeof pricedIn>;
};
type Step = { readonly from: number; readonly floors: SliceLowerBounds; other?: OtherSlice };

const NONE = Number.POSITIVE_INFINITY;

/** With what follows it, which is then on tickets of its own. */
const withRest = ({ oneWay, adult }: Priced['price'], rest: OtherSlice): Priced['price'] => ({
  oneWay: oneWay + rest.oneWay,
  half: NONE,
  adult: { oneWay: adult.oneWay + rest.adult.oneWay, half: NONE },
});

/** `then`: what follows costs once the itinerary has landed. */
function* pricedByDeparture(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  then: ((landed: number) => OtherSlice) | undefined,
): Turns<Map<number, Priced[]>> {
  const departures = new Map<number, Priced[]>();
  const isOne = isOneAdult(query);
  yield* eachFitting(engine, state, query, (pricer, legs, rankFrom) => {
    const rest = then?.(arrivalOf(legs));
    if (rest?.oneWay === NONE) return;
    const airline = engine.network.airline[legs.row0]!;
    const same = departures.get(legs.depart0) ?? [];
    departures.set(legs.depart0, same);
    let known = -1;
    let price: Priced['price'] | undefined;
    for (let from = 0; from < 5; from++) {
      const rank = rankFrom(from);
      if (rank < 0) continue;
      if (rank !== known) {
        const own = pricedIn(pricer, rank, isOne);
        [known, price] = [rank, rest ? withRest(own, otherIn(rest, rank)) : own];
      }
      same.push({ airline, place: boundsAt(from, rank), price: price! });
    }
  });
  return departures;
}

/** Floors of what leaves at each instant or later, the latest first; only where they become lower. */
function stepsOf(engine: FlightEngine, departures: ReadonlyMap<number, Priced[]>): Step[] {
  const { count } = engine.network.airlines;
  let floors: SliceLowerBounds = [];
  return [...departures.keys()]
    .sort((a, b) => b - a)
    .flatMap((from): Step[] => {
      // Steps share the places that didn't change
      const next = [...floors];
      for (const { airline, place, price } of departures.get(from)!) {
        const bounds = next[place];
        if (bounds && price.oneWay >= bounds.oneWay && price.half >= bounds.half[airline]!) continue;
        const isOwn = bounds !== undefined && bounds !== floors[place];
        const own = isOwn ? bounds : bounds ? copyBounds(bounds) : noLowerBounds(count);
        lower(own, airline, price);
        next[place] = own;
      }
      const isLower = next.some((bounds, place) => bounds !== floors[place]);
      floors = next;
      return isLower ? [{ from, floors }] : [];
    });
}

/**
 * `wait`: minutes between landing and leaving again; `then`: what the slices after this one add once it has
 * landed. All of it is infinite once everything has left. Landed at -Infinity, everything can be reached.
 */
export function* floorsAfterInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  wait: number,
  then?: (landed: number) => OtherSlice,
): Turns<(landed: number) => OtherSlice> {
  const steps = stepsOf(engine, yield* pricedByDeparture(engine, state, query, then));
  const nothing = otherSlice(engine.network, []);
  return (landed) => {
    // The steps go back in time: the last that is still late enough
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (steps[middle]!.from >= landed + wait) low = middle + 1;
      else high = middle;
    }
    const step = steps[low - 1];
    if (step === undefined) return nothing;
    step.other ??= otherSlice(engine.network, step.floors);
    return step.other;
  };
}

/** The lowest total of a slice with what the others add, as `searchFlights` finds it; Infinity for none. */
export function* lowestWithInTurns(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  other: OtherSlice,
): Turns<number> {
  let lowest = NONE;
  yield* eachFitting(engine, state, query, (pricer, legs, rankFrom) => {
    const rank = rankFrom(0);
    if (rank < 0) return;
    const { oneWay, half } = otherIn(other.after ? other.after(arrivalOf(legs)) : other, rank);
    if (oneWay === NONE) return;
    lowest = Math.min(lowest, oneWay + pricer.price(rank, true));
    const together = pricer.breaks === 0 ? half[engine.network.airline[legs.row0]!]! : NONE;
    if (together !== NONE) lowest = Math.min(lowest, together + pricer.price(rank, false));
  });
  return lowest;
}
