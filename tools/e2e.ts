/** `npm run e2e`: what needs the whole product (journeys, starts, chaos); file names narrow it down. */

import { offerHelp } from './help.ts';
import { conclude, runVitest } from './testing/run-vitest.ts';

offerHelp(import.meta);

conclude([await runVitest(['--config', 'e2e/vitest.config.ts', ...process.argv.slice(2)])]);
