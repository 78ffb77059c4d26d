/** `npm run e2e`: what needs the whole product (journeys, starts, chaos); file names narrow it down. */
import { conclude, runVitest } from './testing/run-vitest.ts';

conclude([await runVitest(['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)])]);
