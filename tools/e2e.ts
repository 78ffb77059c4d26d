/** `npm run e2e`: the browser journeys alone; file names narrow them down. */
import { conclude, runVitest } from './testing/run-vitest.ts';

conclude([await runVitest(['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)])]);
