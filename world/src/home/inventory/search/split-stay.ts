/**
 * A stay in two homes, for a home that's wanted but free for a part of it only: that part there, the rest in
 * the home that makes the cheapest whole. Both parts pass every rule of their homes; there's one move.
 */
import { takesStay } from '@sojourn/products/home/rules/calendar/check-stay.ts';
import type { Stay } from '@sojourn/products/home/rules/calendar/night.ts';
import { homeCalendar } from '../nights.ts';
import { priceStayInHome } from '../pricing.ts';
import { cityOfHome, type HomeWorld } from '../world.ts';
import { clockIn } from './home-facts.ts';
import type { HomeMarketState, HomeQuery } from './query.ts';
import { searchHomes } from './search-homes.ts';

type SplitPart = { readonly row: number; readonly stay: Stay; readonly totalMinor: number };
type SplitStay = {
  /** In order of their nights. */
  readonly parts: readonly [SplitPart, SplitPart];
  /** With the cleaning of both. */
  readonly totalMinor: number;
};

/** Null when the home is free throughout, its host is asked, or no other home is free for the rest. */
export function splitStay(
  world: HomeWorld,
  state: HomeMarketState,
  query: HomeQuery,
  wanted: number,
): SplitStay | null {
  const { stay, party } = query;
  const calendar = homeCalendar(world, state.sold, wanted, stay.arrival);
  const clock = clockIn(state.now, cityOfHome(world, wanted).zone);
  // Two hosts that are asked could answer differently
  if (world.instant[wanted] !== 1 || takesStay(calendar, stay, clock)) return null;
  const staying = { guests: party.adults + party.children, pets: party.dogs + party.cats };
  const filters = { ...query.filters, booking: 'instant' } as const;
  const splits: SplitStay[] = [];
  for (let move = stay.arrival + 1; move < stay.departure; move++) {
    const halves = [
      { arrival: stay.arrival, departure: move },
      { arrival: move, departure: stay.departure },
    ] as const;
    for (const own of [0, 1] as const) {
      if (!takesStay(calendar, halves[own], clock)) continue;
      const rest = halves[1 - own]!;
      const [other] = searchHomes(world, state, {
        ...query,
        filters,
        stay: rest,
        sort: 'Price',
        top: 1,
      }).homes;
      if (!other) continue;
      const ownPart = {
        row: wanted,
        stay: halves[own],
        totalMinor: priceStayInHome(world, wanted, halves[own], staying).totalMinor,
      };
      const otherPart = { row: other.row, stay: rest, totalMinor: other.totalMinor };
      splits.push({
        parts: own === 0 ? [ownPart, otherPart] : [otherPart, ownPart],
        totalMinor: ownPart.totalMinor + otherPart.totalMinor,
      });
    }
  }
  return (
    splits.sort((a, b) => nightsIn(b, wanted) - nightsIn(a, wanted) || a.totalMinor - b.totalMinor)[0] ?? null
  );
}

/** Most of the nights are in the home that's wanted. */
const nightsIn = ({ parts }: SplitStay, row: number): number =>
  parts.reduce((sum, part) => (part.row === row ? sum + part.stay.departure - part.stay.arrival : sum), 0);
