/**
 * A server process of a test: runs one job that records each turn in `turns` and each page in `pages`, at
 * leisure. Reads DATABASE_URL and SERVER; ends with its parent.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { connectPortal } from '#db/client.ts';
import type { Turn } from '../job.ts';
import { createScheduler } from '../scheduler.ts';
import { QUICK } from './quick.ts';

const { DATABASE_URL: url = '', SERVER: server = '' } = process.env;
const { db, close } = connectPortal({ url, poolSize: 4 });

const run = async (turn: Turn): Promise<number> => {
  await sql`insert into turns values (${server})`.execute(db);
  for (let pages = 0; pages < 1_000; pages++) {
    await turn.page(async (tx, save) => {
      const next = (typeof turn.cursor === 'number' ? turn.cursor : 0) + pages + 1;
      await sql`insert into pages values (${next}, ${server})`.execute(tx);
      await save(next);
    });
    await sleep(20);
    if (turn.isSpent()) break;
  }
  return 1;
};

const scheduler = createScheduler(
  {
    db,
    random: { bytes: (count) => new Uint8Array(count).fill(server.charCodeAt(0)) },
    log: pino({ level: 'silent' }),
    holder: `${server}:${process.pid}`,
    settings: QUICK,
  },
  [{ name: 'counting', everySeconds: 1, isDueAtStart: true, run }],
);
scheduler.start();
process.on('SIGTERM', () => {
  void scheduler
    .stop()
    .then(close)
    .then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
