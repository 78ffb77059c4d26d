/** What can be switched on by name outside production of flights instead of disrupted ones. */
import type { Found } from './product.ts';

const EMPTY = 'plan-empty';
const DEAR = 'price-above-limit';

export const PLAN_SCENARIOS = [
  { name: EMPTY, effect: 'No other flight can be had instead of a disrupted one: a case or a call' },
  { name: DEAR, effect: 'Every other flight costs ten times as much: none is below the limit of the terms' },
] as const;

const TIMES = 10;

/** What was found, as the scenario has it. */
export function playedFlights(scenario: string | null, found: readonly Found[]): readonly Found[] {
  if (scenario === EMPTY) return [];
  if (scenario !== DEAR) return found;
  const dear = (fare: Found['fares'][number]) => ({ ...fare, totalMinor: fare.totalMinor * TIMES });
  return found.map((each) => ({ ...each, fares: each.fares.map(dear) }));
}
