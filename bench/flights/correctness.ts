/**
 * Whether the search finds every itinerary and no other on the benchmark network, beside a plain enumerator
 * that shares no code with it: random pairs and pairs of large airports, however far about.
 */
import { dateOfDay } from '@sojourn/domain/dates.ts';
import { mix } from '@sojourn/domain/mix.ts';
import type { FlightState } from '@sojourn/world/flight/inventory/fares/fares.ts';
import type { Network } from '@sojourn/world/flight/inventory/schedule/network.ts';
import { kmBetween, reasonableKm } from '@sojourn/world/flight/inventory/schedule/places/reach.ts';
import type { FlightEngine } from '@sojourn/world/flight/inventory/search/search.ts';
import {
  flightsOn,
  groupByOrigin,
  naiveItineraries,
} from '@sojourn/world/flight/inventory/testing/naive-enumerator.ts';
import type { Row } from '../rows.ts';
import { AIRPORTS } from './network.ts';

type Setting = { readonly network: Network; readonly engine: FlightEngine; readonly state: FlightState };
type Chain = readonly { readonly row: number; readonly departs: number; readonly arrives: number }[];

const ANY_PAIRS = 48;
const LARGE_PAIRS = 16;
const textOf = (chain: Chain): string =>
  chain.map(({ row, departs, arrives }) => `${row}@${departs}-${arrives}`).join(' ');

type Reach = { readonly maxKm: number; readonly withinReason: boolean };
type Pair = readonly [origin: number, destination: number];

/** By the engine: each itinerary as text, in no order. */
function found({ engine, state }: Setting, [origin, destination]: Pair, day: number, reach: Reach): string[] {
  const { enumerator } = engine;
  const { legs } = enumerator;
  const texts: string[] = [];
  const ask = { origin, destination, day: day - state.days.firstDay, ...reach };
  enumerator.run(state.days, { ...ask, maxStops: 2, barred: null, selfTransfers: true }, () => {
    const chain = [
      { row: legs.row0, departs: legs.depart0, arrives: legs.arrive0 },
      { row: legs.row1, departs: legs.depart1, arrives: legs.arrive1 },
      { row: legs.row2, departs: legs.depart2, arrives: legs.arrive2 },
    ];
    texts.push(textOf(chain.slice(0, legs.stops + 1)));
  });
  return texts.sort();
}

function pairs(): Pair[] {
  const pick = (index: number, among: number): Pair => {
    const origin = mix(index, 11) % among;
    return [origin, (origin + 1 + (mix(index, 12) % (among - 1))) % among];
  };
  return [
    ...Array.from({ length: ANY_PAIRS }, (_, index) => pick(index, AIRPORTS)),
    // Between the largest there are hundreds of thousands: these are large enough to have thousands
    ...Array.from({ length: LARGE_PAIRS }, (_, index): Pair => {
      const [origin, destination] = pick(index, 300);
      return [origin + 100, destination + 100];
    }),
  ];
}

export function correctnessRows(setting: Setting, day: number): Row[] {
  const { network } = setting;
  const flights = groupByOrigin(
    flightsOn(
      network,
      [-1, 0, 1, 2, 3].map((after) => day + after),
    ),
  );
  const date = dateOfDay(day);
  const tested = pairs();
  return [false, true].map((withinReason) => {
    let alike = 0;
    let itineraries = 0;
    for (const pair of tested) {
      const [origin, destination] = pair;
      const maxKm = reasonableKm(kmBetween(network, origin, destination), withinReason);
      const reach = { maxKm, withinReason };
      const chains = naiveItineraries(network, flights, { origin, destination, date, ...reach });
      const expected = chains.map(textOf).sort();
      const actual = found(setting, pair, day, reach);
      itineraries += expected.length;
      if (actual.length === expected.length && actual.every((text, index) => text === expected[index]))
        alike++;
    }
    const all = `${itineraries.toLocaleString('en')} itineraries`;
    const which = withinReason ? `two-stop limit: ${all}` : `any detour: ${all}`;
    const what = `pairs of ${tested.length} with exactly the brute-force result (${which})`;
    return { area: 'Flight search', what, figure: alike, target: `≥ ${tested.length}` };
  });
}
