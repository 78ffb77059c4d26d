/**
 * Lets something happen to an account, for demonstrations: `node apps/bank/src/standing/add-event/main.ts
 * acc_summit_4417 EnterBadStanding`, with the bank's DATABASE_URL. Not in production.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import { helpText, wantsHelp } from '@sojourn/domain/settings/help.ts';
import { DATABASE_URL } from '@sojourn/domain/settings/shared-settings.ts';
import { readSettings } from '@sojourn/domain/settings/table.ts';
import { connect } from '@sojourn/postgres/client.ts';
import { addEvent } from '../events.ts';
import { EVENT_TYPES } from '../store.ts';

const SETTINGS = { DATABASE_URL };
const HELP = helpText({
  usage: 'node apps/bank/src/standing/add-event/main.ts <account> <event>',
  about:
    `Lets something happen to an account of the demo bank, such as acc_summit_4417 or ` +
    `acc_trail_3318. Not in
production. Events: ${EVENT_TYPES.join(', ')}`,
  settings: SETTINGS,
});

async function run(account: string, event: string): Promise<void> {
  const type = EVENT_TYPES.find((each) => each === event);
  if (!type) throw new Error(HELP);
  if (process.env.NODE_ENV === 'production') throw new Error('NODE_ENV: events are not made in production');
  const { DATABASE_URL: url } = readSettings(SETTINGS, process.env);
  const { pool } = connect({ url, schema: 'bank', applicationName: 'sojourn-bank-add-event' });
  try {
    const clock = { now: () => new Date().toISOString() as Instant };
    if (!(await addEvent({ pool, clock }, account, type))) throw new Error(`${account} is not kept here`);
    console.log(`${type} happened to ${account}`);
  } finally {
    // An idle connection would keep the process for half a minute
    await pool.end();
  }
}

if (wantsHelp(process.argv)) console.log(HELP);
else
  await run(process.argv[2] ?? '', process.argv[3] ?? '').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
