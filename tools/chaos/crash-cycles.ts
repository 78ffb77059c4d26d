/**
 * The database crashes again and again while customers buy. After each recovery everything that was confirmed
 * to a customer is there, and the rules that are true at any time hold.
 */

import type { Fleet } from './fleet.ts';
import { paceOf } from './pace.ts';
import { chanceOf } from './random.ts';
import type { ChaosRecord } from './record.ts';
import { checkAnyTime } from './records/check-records.ts';
import type { ChaosSettings } from './settings.ts';

/** Long enough that bookings end in between, short enough that many are cut off. */
const BETWEEN_MS = [300, 2_000] as const;
const LOG_EVERY = 10;

export async function crashInCycles(
  { database }: Fleet,
  { databaseCycles, seed, log }: ChaosSettings,
  observed: ChaosRecord,
): Promise<Map<string, number>> {
  const pace = paceOf(observed, chanceOf(seed), BETWEEN_MS);
  const recoveries: number[] = [];
  for (let cycle = 1; cycle <= databaseCycles; cycle++) {
    await pace();
    const before = new Map([...observed.bookings].map(([id, { canceled }]) => [id, canceled]));
    const begun = performance.now();
    await database.crash();
    recoveries.push(performance.now() - begun);
    const wrong = await checkAnyTime(database.url, before);
    observed.wrong.push(...wrong.map((each) => `after crash ${cycle}: ${each}`));
    if (cycle % LOG_EVERY === 0) log(`${cycle} crashes, ${before.size} bookings told of and still there`);
  }
  const sorted = recoveries.toSorted((a, b) => a - b).map(Math.round);
  log(`back after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms at most`);
  return new Map([['crash the database', databaseCycles]]);
}
