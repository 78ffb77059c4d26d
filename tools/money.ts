/** `npm run money`: checks the invariants of money for every customer, a few at a time. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { pino } from 'pino';
import { MACHINES } from '../apps/server/src/main/capabilities.ts';
import { checkEverybody } from '../apps/server/src/modules/money/ledger/watch-ledger.ts';
import { helpOf, offerHelp } from './help.ts';
import { asTool, usePortal } from './start/use-portal.ts';

offerHelp(import.meta);

await asTool(async () => {
  if (process.argv.length > 2) throw new Error(helpOf('money'));
  const violations = await usePortal((db) =>
    checkEverybody(
      { db, clock: { now: () => new Date().toISOString() as Instant }, log: pino(), machines: MACHINES },
      (customers) => customers % 10_000 === 0 && console.log(`${customers} customers checked`),
    ),
  );
  if (violations > 0) throw new Error(`${violations} violations`);
  console.log('no violations');
});
