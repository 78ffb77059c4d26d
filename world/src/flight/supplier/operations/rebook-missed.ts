/** What an airline gives by itself to who misses a connection: its next flight from there to the end. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { FlightSlice } from '@sojourn/products/flight/wire/flights.ts';
import type { FlightState } from '../../inventory/fares/fares.ts';
import { instantOf } from '../../inventory/schedule/places/zones.ts';
import type { FlightWorld } from '../../inventory/schedule/schedule.ts';
import { emptyLegs } from '../../inventory/search/enumerate.ts';
import { shiftSlice } from '../changes/shift-slice.ts';
import type { FlightMarket } from '../market.ts';
import { sliceOf } from '../search/describe.ts';

type Leg = { readonly row: number; readonly day: number; readonly departs: number; readonly arrives: number };
type Wanted = {
  /** Minutes since 1970 at which it can be boarded. */
  readonly ready: number;
  /** An extra flight within the hour instead of the next of the timetable. */
  readonly isReasonable: boolean;
  readonly locale: Locale;
};

/** A reasonable one leaves so many minutes after the one that was missed. */
const EXTRA_MINUTES = 45;
/** One that's reasonable isn't given by chance. */
const BEYOND_MINUTES = 61;
const DAYS_AHEAD = 2;

/** Null where it has none within two days. `missed`: the index of the flight that isn't reached. */
export function rebookedAfter(
  market: FlightMarket,
  state: FlightState,
  legs: readonly Leg[],
  missed: number,
  { ready, isReasonable, locale }: Wanted,
): FlightSlice | null {
  const [leg, last] = [legs[missed], legs.at(-1)];
  if (!leg || !last) return null;
  const describe = (of: Leg, minutes: number) =>
    shiftSlice(sliceOf(market, state, legsOf(of), 0, locale), [minutes]);
  if (isReasonable && leg === last) return describe(leg, Math.max(EXTRA_MINUTES, ready - leg.departs));
  const next = nextFlight(market.world, state, leg, last, Math.max(ready, leg.departs + BEYOND_MINUTES));
  return next ? describe(next, 0) : null;
}

const legsOf = ({ row, day, departs, arrives }: Leg) => ({
  ...emptyLegs(),
  row0: row,
  day0: day,
  depart0: departs,
  arrive0: arrives,
});

/** Of the same airline, straight from where the connection was missed to where the slice ends. */
function nextFlight(
  { network }: FlightWorld,
  { days }: FlightState,
  missed: Leg,
  last: Leg,
  from: number,
): Leg | null {
  const [missedEdge, lastEdge] = [network.edgeOf[missed.row]!, network.edgeOf[last.row]!];
  const [origin, destination] = [network.edgeFrom[missedEdge]!, network.edgeTo[lastEdge]!];
  const zone = network.zone[origin]!;
  let found: Leg | null = null;
  for (let edge = network.edgeStart[origin]!; edge < network.edgeStart[origin + 1]!; edge++) {
    if (network.edgeTo[edge] !== destination) continue;
    for (let row = network.rowStart[edge]!; row < network.rowStart[edge + 1]!; row++) {
      if (network.airline[row] !== network.airline[missed.row]) continue;
      for (let day = missed.day; day <= missed.day + DAYS_AHEAD; day++) {
        const bits = days.bits[day];
        if (bits === undefined || (network.pattern[row]! & bits) !== bits) continue;
        const departs = instantOf(days, zone * days.count + day, network.departs[row]!);
        if (departs < from || (found && departs >= found.departs)) continue;
        found = { row, day, departs, arrives: departs + network.block[row]! };
      }
    }
  }
  return found;
}
