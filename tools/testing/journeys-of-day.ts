/** Which journeys `npm test` goes through on a day. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { partOfDay } from '@sojourn/domain/testing/by-day.ts';
import { DAILY_JOURNEYS } from '../data/daily-journeys.ts';
import { ROOT } from '../root.ts';

const FOLDER = 'e2e/journeys/';
const ENDING = '.test.ts';

/** By name: `hotels/main-job`. */
export const allJourneys = (): string[] =>
  globSync(`${FOLDER}**/*${ENDING}`, { cwd: ROOT })
    .map((path) => path.slice(FOLDER.length, -ENDING.length))
    .sort();

/** Those that wait for another day of the week. */
export function restingJourneys(day: number, all = allJourneys()): string[] {
  const inTurn = all.filter((name) => !DAILY_JOURNEYS.includes(name));
  const today = partOfDay(inTurn, '', day);
  return inTurn.filter((name) => !today.includes(name));
}

export const fileOfJourney = (name: string): string => join(FOLDER, name + ENDING);
