/**
 * When the next disturbance comes: after a pause of chance, and when customers were answered since the last.
 * On a slow machine a blow a second would only ever meet servers that are still starting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './random.ts';
import type { ChaosRecord } from './record.ts';

/** Then it comes all the same: perhaps nobody is answered because of what was done before. */
const MOST_MS = 6_000;

type Pace = () => Promise<void>;

export function paceOf(
  observed: ChaosRecord,
  chance: Chance,
  [shortest, longest]: readonly [number, number],
): Pace {
  return async () => {
    const before = observed.answered.length;
    await sleep(shortest + chance.whole(longest - shortest));
    for (let waited = 0; waited < MOST_MS && observed.answered.length === before; waited += 100)
      await sleep(100);
  };
}
