/**
 * `npm test`: the unit and server tests, then what needs the whole product: a start, some chaos and the
 * browser journeys of the day (`data/daily-journeys.ts`), side by side. With `all`, every journey. With file
 * names, only the tests in those; with `changed`, only the tests that import what was changed since the main
 * branch, committed or not.
 */
import { sinceMain } from './checks/changed.ts';
import { offerHelp } from './help.ts';
import { conclude, runVitest, runVitestTwice } from './testing/run-vitest.ts';

offerHelp(import.meta);

const JOURNEYS = ['--config', 'e2e/vitest.config.ts'];

async function runChanged() {
  const changed = ['--changed', sinceMain()];
  // A journey imports nothing of the product that it goes through
  console.log('journeys are chosen by what changed in e2e/ alone; `npm run e2e -- <file>` runs any');
  return [await runVitest(changed), await runVitest([...JOURNEYS, ...changed])];
}

async function runAll() {
  return [await runVitestTwice([]), await runVitestTwice(JOURNEYS)];
}

const given = process.argv.slice(2);
if (given.join() === 'changed') conclude(await runChanged(), { mayBeNone: true });
else if (given.join() === 'all') conclude(await runAll());
else if (given.length > 0) conclude([await runVitest(given)]);
else {
  process.env.JOURNEYS = 'of-the-day';
  conclude(await runAll());
}
