/**
 * What is done to the product while customers buy: processes killed, put to sleep for longer than a lease,
 * and the database taken away in every way that it can be. Each act ends what it began.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from '../../packages/postgres/src/databases.ts';
import { signal } from '../../packages/postgres/src/embedded/processes.ts';
import type { Fleet, Member } from './fleet.ts';
import { createGoal } from './goal.ts';
import { paceOf } from './pace.ts';
import { type Chance, chanceOf } from './random.ts';
import { type ChaosRecord, count } from './record.ts';
import { type ChaosSettings, LONGER_THAN_LEASE_MS } from './settings.ts';

/** What an act is called, how often it is chosen, and what it does. */
type Act = readonly [name: string, often: number, act: (fleet: Fleet, chance: Chance) => Promise<void>];

const kill = ({ running }: Member): void => {
  const pid = running.pid();
  if (pid) signal(pid, 'SIGKILL');
};

/** It keeps its sockets and its leases, and believes when it wakes that no time has passed. */
async function pause({ running }: Member, milliseconds: number): Promise<void> {
  const pid = running.pid();
  if (!pid) return;
  signal(pid, 'SIGSTOP');
  await sleep(milliseconds);
  signal(pid, 'SIGCONT');
}

/**
 * Acts overlap: the database may be read-only for everybody else just now, or away until it has started
 * again.
 */
async function asOwner(
  fleet: Fleet,
  name: 'postgres' | 'portal',
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await withClient(fleet.database.url(name), async (client) => {
        await client.query('set default_transaction_read_only = off');
        await work(client);
      });
    } catch (error) {
      if (tries === 200) throw error;
      await sleep(300);
    }
  }
}
const ask = (fleet: Fleet, text: string): Promise<void> =>
  asOwner(fleet, 'postgres', (client) => client.query(text));

/** Who is in the middle of a saga now: it will wake when another has taken that over. */
async function findDriver(fleet: Fleet): Promise<Member | undefined> {
  let pids: string[] = [];
  await asOwner(fleet, 'portal', async (client) => {
    const { rows } = await client.query<{ pid: string }>(
      `select split_part(holder, ':', 2) as pid from portal.sagas
       where state = 'running' and lease_until > clock_timestamp() order by lease_until desc`,
    );
    pids = rows.map(({ pid }) => pid);
  });
  return fleet.servers.find(({ running }) => pids.includes(String(running.pid())));
}

/** The next writers get a deadlock error. A sequence is not rolled back. */
const victims = (fleet: Fleet, code: string, times: number) =>
  asOwner(fleet, 'portal', async (client) => {
    await client.query(`create schema if not exists chaos;
      create sequence if not exists chaos.writers;
      create table if not exists chaos.victims (code text not null, up_to bigint not null);
      create or replace function chaos.choose_victim() returns trigger language plpgsql as $$
      declare chosen text;
      begin
        select v.code into chosen from chaos.victims v where nextval('chaos.writers') <= v.up_to;
        if chosen is not null then raise exception 'chosen as a victim' using errcode = chosen; end if;
        return null;
      end $$`);
    for (const table of ['transitions', 'ledger_transactions', 'saga_steps']) {
      await client.query(`create or replace trigger zz_victim after insert on portal.${table}
        for each statement execute function chaos.choose_victim()`);
    }
    await client.query('delete from chaos.victims');
    await client.query(`insert into chaos.victims select $1, nextval('chaos.writers') + $2`, [code, times]);
  });

const ACTS: readonly Act[] = [
  ['kill a server', 40, async ({ servers }, chance) => kill(chance.pick(servers))],
  [
    'kill two servers',
    6,
    async ({ servers }, chance) => {
      const first = chance.whole(servers.length);
      for (const [i, server] of servers.entries()) if (i !== first) kill(server);
    },
  ],
  ['kill the vault', 10, async ({ vault }) => kill(vault)],
  ['kill the bank', 8, async ({ bank }) => kill(bank)],
  [
    'pause a server',
    8,
    async (fleet, chance) =>
      pause(
        (await findDriver(fleet)) ?? chance.pick(fleet.servers),
        LONGER_THAN_LEASE_MS + chance.whole(4_000),
      ),
  ],
  ['pause the vault', 3, ({ vault }) => pause(vault, 4_500)],
  ['cut all lines to the database', 6, async ({ line }) => line.cut()],
  [
    'lose the answer to a commit',
    20,
    async ({ line }, chance) => line.swallow('COMMIT\0', 1 + chance.whole(4)),
  ],
  [
    'end backends',
    6,
    (fleet) =>
      ask(
        fleet,
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = 'portal' and application_name <> '' and random() < 0.6`,
      ),
  ],
  [
    'database down',
    4,
    async ({ line }, chance) => {
      line.down();
      await sleep(500 + chance.whole(4_000));
      line.up();
    },
  ],
  [
    'database slow',
    4,
    async ({ line }, chance) => {
      line.slow(50 + chance.whole(250));
      await sleep(2_000);
      line.slow(0);
    },
  ],
  [
    'database read-only',
    4,
    async (fleet, chance) => {
      await ask(fleet, 'alter system set default_transaction_read_only = on');
      await ask(fleet, 'select pg_reload_conf()');
      await sleep(500 + chance.whole(1_500));
      await ask(fleet, 'alter system reset default_transaction_read_only');
      await ask(fleet, 'select pg_reload_conf()');
    },
  ],
  ['restart the database', 3, ({ database }) => database.restart()],
  ['crash the database', 6, ({ database }) => database.crash()],
  ['serialisation failures', 5, (fleet, chance) => victims(fleet, '40001', 1 + chance.whole(3))],
  ['deadlocks', 5, (fleet, chance) => victims(fleet, '40P01', 1 + chance.whole(3))],
];

/**
 * Each act once, what is worth most first; after that as often as it is worth, so that a short run has seen
 * all of them, and a very short one half.
 */
function actsInOrder(chance: Chance, acts: readonly Act[] = ACTS): () => Act {
  const once = acts
    .map((act) => [chance.whole(2 ** 30), act] as const)
    .toSorted(([a, x], [b, y]) => y[1] - x[1] || a - b);
  const weighted = acts.flatMap((act) => Array.from({ length: act[1] }, () => act));
  return () => once.shift()?.[1] ?? chance.pick(weighted);
}

/** So often customers get time to catch up; then a blow comes all the same. */
const MOST_WAITS = 40;

/** Until its time is over, its goal is reached or all acts are done; returns how often each was. */
export async function injectFaults(
  fleet: Fleet,
  settings: ChaosSettings,
  observed: ChaosRecord,
): Promise<Map<string, number>> {
  const { seed, pauseMs, minutes, acts: most } = settings;
  const goal = createGoal(fleet, settings);
  const chance = chanceOf(seed);
  const next = actsInOrder(chance);
  const pace = paceOf(observed, chance, [pauseMs / 3, pauseMs]);
  const acts = new Map<string, number>();
  const end = performance.now() + minutes * 60_000;
  const begun: Promise<void>[] = [];
  let waits = 0;
  while (performance.now() < end && begun.length < most && !(await goal.isReached())) {
    await pace();
    if (goal.isAhead() && waits < MOST_WAITS) {
      waits++;
      continue;
    }
    waits = 0;
    const [name, , act] = next();
    count(acts, name);
    // Some take seconds; the others continue
    begun.push(act(fleet, chance).catch((error: Error) => count(acts, `${name} failed: ${error.message}`)));
  }
  await Promise.all(begun);
  return acts;
}
