/**
 * `npm test`: the unit and server tests, then everything that needs the whole product: browser journeys, its
 * starts and some chaos, side by side. With file names, only the tests in those.
 */
import { conclude, runVitest, runVitestTwice } from './testing/run-vitest.ts';

const files = process.argv.slice(2);
conclude(
  files.length > 0
    ? [await runVitest(files)]
    : [await runVitestTwice([]), await runVitestTwice(['--config', 'e2e/vitest.config.ts'])],
);
