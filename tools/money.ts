/** `npm run money`: checks the invariants of money for every customer, a few at a time. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { pino } from 'pino';
import { MACHINES } from '../apps/server/src/main/capabilities.ts';
import { checkEverybody } from '../apps/server/src/modules/ledger/watch-ledger.ts';
import { asTool, usePortal } from './start/use-portal.ts';

const HELP = `npm run money   checks every customer's ledger, tenders, refunds, credits and states
prints what is broken as JSON and fails if anything is; servers may run meanwhile`;

await asTool(async () => {
  if (process.argv[2] === '--help') return console.log(HELP);
  if (process.argv.length > 2) throw new Error(HELP);
  const violations = await usePortal((db) =>
    checkEverybody(
      { db, clock: { now: () => new Date().toISOString() as Instant }, log: pino(), machines: MACHINES },
      (customers) => customers % 10_000 === 0 && console.log(`${customers} customers checked`),
    ),
  );
  if (violations > 0) throw new Error(`${violations} violations`);
  console.log('no violations');
});
