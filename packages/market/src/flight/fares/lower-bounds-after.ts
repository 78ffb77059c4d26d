/**
 * What a slice adds by when the one before it lands: for trips whose slices are flown so soon after one
 * another that not every later flight can be reached.
 */
import { ONE_ADULT, travelerCount } from '@sojourn/domain/products/flight/travelers/travelers.ts';
import type { Turns } from '../schedule/turns.ts';
import type { FlightQuery, OtherSlice } from '../search/query.ts';
import { eachFitting, noLowerBounds, otherSlice, type SliceLowerBounds } from '../search/round-trips.ts';
import { arrivalOf, type FlightEngine } from '../search/search.ts';
import type { FlightState } from './fares.ts';

type Priced = {
  readonly airline: number;
  readonly oneWay: number;
  readonly half: number;
  readonly adult: { readonly oneWay: number; readonly half: number };
};
type Step = { readonly from: number; readonly floors: SliceLowerBounds; other?: OtherSlice };

const NONE = Number.POSITIVE_INFINITY;

/** `then`: what follows costs once the itinerary has landed; it is then on tickets of its own. */
function* pricedByDeparture(
  engine: FlightEngine,
  state: FlightState,
  query: FlightQuery,
  then: ((landed: number) => OtherSlice) | undefined,
): Turns<Map<number, Priced[]>> {
  const departures = new Map<number, Priced[]>();
  const { adults } = query.party;
  const isOneAdult = adults === 1 && travelerCount(query.party) === 1;
  yield* eachFitting(engine, state, query, (pricer, legs, rank) => {
    const rest = then?.(arrivalOf(legs));
    if (rest?.oneWay === NONE) return;
    const isWhole = pricer.breaks === 0 && rest === undefined;
    const alone = pricer.price(rank, true);
    const half = isWhole ? pricer.price(rank, false) : NONE;
    const adultAlone = isOneAdult ? alone : pricer.priceFor(ONE_ADULT, rank, true);
    const priced = {
      airline: engine.network.airline[legs.row0]!,
      oneWay: alone + (rest?.oneWay ?? 0),
      half,
      adult: {
        oneWay: adultAlone + (rest?.adult.oneWay ?? 0),
        half: isWhole && !isOneAdult ? pricer.priceFor(ONE_ADULT, rank, false) : half,
      },
    };
    const same = departures.get(legs.depart0);
    if (same) same.push(priced);
    else departures.set(legs.depart0, [priced]);
  });
  return departures;
}

/** False when nothing of it was lower. */
function lowerBy(floors: SliceLowerBounds, { airline, oneWay, half, adult }: Priced): boolean {
  const isLower = oneWay < floors.oneWay;
  if (isLower) {
    floors.oneWay = oneWay;
    floors.adult.oneWay = adult.oneWay;
  }
  if (half >= floors.half[airline]!) return isLower;
  floors.half[airline] = half;
  floors.adult.half[airline] = adult.half;
  return true;
}

const copyOf = ({ half, oneWay, adult }: SliceLowerBounds): SliceLowerBounds => ({
  half: half.slice(),
  oneWay,
  adult: { half: adult.half.slice(), oneWay: adult.oneWay },
});

/** Floors of what leaves at each instant or later, the latest first; only where they become lower. */
function stepsOf(engine: FlightEngine, departures: ReadonlyMap<number, Priced[]>): Step[] {
  const floors = noLowerBounds(engine.network.airlines.count);
  return [...departures.keys()]
    .sort((a, b) => b - a)
    .flatMap((from): Step[] => {
      const lowered = departures.get(from)!.filter((priced) => lowerBy(floors, priced));
      return lowered.length > 0 ? [{ from, floors: copyOf(floors) }] : [];
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
  const nothing = otherSlice(engine.network, noLowerBounds(engine.network.airlines.count));
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
  yield* eachFitting(engine, state, query, (pricer, legs, rank) => {
    const { oneWay, half } = other.after ? other.after(arrivalOf(legs)) : other;
    if (oneWay === NONE) return;
    lowest = Math.min(lowest, oneWay + pricer.price(rank, true));
    const together = pricer.breaks === 0 ? half[engine.network.airline[legs.row0]!]! : NONE;
    if (together !== NONE) lowest = Math.min(lowest, together + pricer.price(rank, false));
  });
  return lowest;
}
