/**
 * `npm test`: the unit and server tests, then everything that needs the whole product: browser journeys, its
 * starts and some chaos, side by side. With file names, only the tests in those.
 */
import { conclude, runVitest } from './testing/run-vitest.ts';

const files = process.argv.slice(2);
const units = await runVitest(files);
conclude(files.length > 0 ? [units] : [units, await runVitest(['--config', 'e2e/vitest.config.ts'])]);
