/**
 * A short run of `npm run chaos`, longer at night, beside the journeys: customers buy and cancel stays and
 * flights while three servers are killed and paused and the database fails in every way that it can;
 * afterwards no two records differ.
 */
import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listed } from '../../tools/chaos/record.ts';
import { runChaos } from '../../tools/chaos/run-chaos.ts';
import { reachableFolder } from '../product.ts';

// The half that is worth most, at night each and some again; the others are tried one by one in
// database-faults.test.ts too. Few customers, since others need the processors as well
const ACTS = process.env.NIGHTLY ? 32 : 8;
const SETTINGS = {
  minutes: 3,
  acts: ACTS,
  sagas: 0,
  kills: 0,
  databaseCycles: 0,
  seed: 2027,
  buyers: 3,
  dates: 3,
  pauseMs: 1_000,
};

test('what customers were told and every record agree after every kind of kill and fault', async () => {
  const stateDir = reachableFolder('sojourn-chaos-');
  const lines: string[] = [];
  const { violations, sagas, deaths, acts, lostCommits, observed } = await runChaos(stateDir, {
    ...SETTINGS,
    log: (line) => void lines.push(line),
  });
  const what = `${lines.join('\n')}\n${listed(observed.counts)}\n${listed(observed.retries)}`;
  expect(violations, what).toEqual([]);
  expect(acts.get('kill a server') ?? 0, what).toBeGreaterThan(0);
  expect(acts.get('pause a server') ?? 0, what).toBeGreaterThan(0);
  expect(
    [...acts.keys()].filter((act) => act.includes('failed')),
    what,
  ).toEqual([]);
  expect(deaths, what).toBeGreaterThan(0);
  expect(lostCommits, what).toBeGreaterThan(0);
  expect(observed.bookings.size, what).toBeGreaterThan(0);
  // Tickets are asked for once a flight is confirmed
  for (const kind of ['book-hotel', 'book-flight', 'ticket-flight'])
    expect(sagas.get(kind) ?? 0, `${kind}: ${what}`).toBeGreaterThan(0);
  rmSync(stateDir, { recursive: true, force: true });
});
