/**
 * The database itself crashes in the middle of a booking that a credit, miles and a card pay: killed with all
 * its processes, it recovers from its log, and what was noted agrees with what the others have done.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '@sojourn/postgres/databases.ts';
import { crashServer } from '@sojourn/postgres/embedded/crash.ts';
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@sojourn/postgres/embedded/launch.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPortal } from '#db/client.ts';
import { migratePortal } from '#db/migrate.ts';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { type CrashPoint, crashName } from '#workflow/crash-point.ts';
import { getCheckout } from '../../checkouts/get-checkout.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from '../testing/booking-world.ts';
import { BALANCE, splitChoices, UNITS } from '../testing/split.ts';

const POOL = 5;
const root = mkdtempSync(join(tmpdir(), 'sojourn-power-cut-'));
// The disk's barriers are for the machine's end; a commit waits for its log all the same
const settings = { fsync: 'off', synchronous_commit: 'on' };
let postgres: EmbeddedPostgres;
let port: number;
let world: BookingWorld;
let second: Process;

const start = async (): Promise<void> => {
  postgres = await startEmbeddedPostgres({ stateDir: root, port, settings, log: () => undefined });
};
const crash = async (): Promise<void> => {
  await crashServer(postgres.pid);
  await postgres.stop();
  await start();
  // The pool finds out line by line which of them are dead
  const lines = Array.from({ length: POOL }, () => 'select 1');
  const ask = () => Promise.all(lines.map((text) => world.database.pool.query(text)));
  await expect.poll(() => ask().then(() => true), { timeout: 10_000 }).toBe(true);
};

beforeAll(async () => {
  chmodSync(root, 0o755);
  port = await freePort();
  await start();
  await ensureDatabase(postgres.url('postgres'), 'portal');
  const url = postgres.url('portal');
  await migratePortal(url);
  const connection = connectPortal({ url, poolSize: POOL });
  world = await createBookingWorld({ database: { ...connection, url, drop: connection.close } });
  second = world.startProcess('second');
});
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
  rmSync(root, { recursive: true, force: true });
});

test.each([
  'reserve:do:afterEffect',
  'miles:2:do:beforeCommit',
  'authorize:do:afterEffect',
  'confirm:do:afterEffect',
  'confirm:do:afterCommit',
  'capture:do:afterEffect',
  'finish:do:beforeCommit',
  'finish:do:afterCommit',
])('at %s: the booking is made once, and every record agrees', async (point) => {
  let recovered: Promise<void> | undefined;
  const strike = (at: CrashPoint): void => {
    if (crashName(at) === point) recovered ??= crash();
  };
  const first = world.startProcess('first', { crash: strike });
  const maya = await world.newTraveler();
  const ready = await readyCheckout(second, maya, await splitChoices(world, maya));
  const answer = await pay(first, ready, maya).catch((error: unknown) => ({ result: 'no answer', error }));
  expect(recovered).toBeDefined();
  await recovered;
  // What was answered before the crash must be true after it, with no help
  const checkout = () => getCheckout(second, ready.checkoutId, maya.actor);
  if (answer.result === 'Success') expect((await checkout()).state).toBe('booked');
  await world.resume(second);
  const { state, bookingId } = await checkout();
  const trip = await showTrip(second, { ...maya.actor, bookingId: bookingId! });
  expect([state, trip.status]).toEqual(['booked', 'Confirmed']);
  expect(trip.tenders.map((each) => each.state)).toEqual(['captured', 'captured', 'captured']);
  expect(await availableCredits(second.db, maya.actor, second.clock.now())).toEqual([]);
  expect(world.issuer.balanceOf(maya.account)).toBe(BALANCE - UNITS);
  expect(await world.problems()).toEqual(IN_ORDER);
  expect(await pay(second, ready, maya)).toMatchObject({ result: 'Success', bookingId });
});
