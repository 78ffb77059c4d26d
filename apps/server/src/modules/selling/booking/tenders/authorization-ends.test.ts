/** What's set aside and not taken yet is taken, set aside anew or confirmed a day before its end. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listConfirmations } from '#modules/money/confirmations/list-confirmations.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { Abandoned } from '#workflow/crash-point.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
} from '../testing/booking-world.ts';
import { survive } from '../testing/crash-cases.ts';
import { watchAuthorizations } from './watch-authorizations.ts';

const DAY = 86_400;
let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterAll(() => world?.close());

const watch = async (process = server) => {
  await sql`update cases set next_look_at = now()`.execute(server.db);
  return (await watchAuthorizations(process)).gauges;
};
/** A server whose gateway plays that. */
const withScenario = (scenario: string): Process => ({
  ...server,
  payments: {
    ...server.payments,
    authorize: (request, context) => server.payments.authorize(request, { ...context, scenario }),
  },
});
const casesOf = async (bookingId: string) =>
  (
    await sql`select kind, state, facts from cases where subject_id = ${bookingId}
      and kind = 'authorizationEnds'`.execute(server.db)
  ).rows;
const endOf = async (bookingId: string) =>
  (
    await sql`select authorized_until as until, state from tenders where booking_id = ${bookingId}`.execute(
      server.db,
    )
  ).rows;

/** Booked, set aside, and not taken: its gateway refuses to. */
async function stuck(scenario = 'capture-refused') {
  const traveler = await world.newTraveler();
  const checkout = await readyCheckout(server, traveler);
  const paid = await pay(server, checkout, traveler, scenario);
  if (paid.result !== 'Pending') throw new Error(paid.result);
  const { bookingId } = paid;
  const total = checkout.quote.total.amountMinor;
  return { traveler, bookingId, total, reference: `${bookingId}:card` };
}
const inVault = async (reference: string) => {
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const found = await server.payments.lookUp({ reference }, context);
  const of = found.outcome === 'ok' ? found.value?.authorization : undefined;
  return of && [of.state, of.capturedMinor];
};
/** The gateway takes it again. */
const fixGateway = () => sql`update sagas set scenario = null where state = 'running'`.execute(server.db);
const finish = async (bookingId: string) => {
  await fixGateway();
  await world.resume(server);
  expect(await endOf(bookingId)).toMatchObject([{ state: 'captured' }]);
  expect(await world.problems()).toEqual(IN_ORDER);
};

test('a day before its end it’s set aside anew, and then the former one is given back', async () => {
  const { bookingId, total, reference } = await stuck();
  const until = plusSeconds(world.clock.now(), 7 * DAY);
  expect(await endOf(bookingId)).toEqual([{ until, state: 'authorized' }]);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  world.clock.move(6 * DAY);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  world.clock.move(1);
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  const later = plusSeconds(world.clock.now(), 7 * DAY);
  expect(await endOf(bookingId)).toEqual([{ until: later, state: 'authorized' }]);
  expect(await casesOf(bookingId)).toEqual([]);
  expect(await inVault(reference)).toEqual(['voided', 0]);
  expect(await inVault(`${reference}:again:1`)).toEqual(['authorized', 0]);
  // And once more, a week later
  world.clock.move(6 * DAY + 1);
  await watch();
  await finish(bookingId);
  expect(await inVault(`${reference}:again:1`)).toEqual(['voided', 0]);
  expect(await inVault(`${reference}:again:2`)).toEqual(['captured', total]);
  world.clock.set(TEST_NOW);
});

test('what the gateway takes a day ahead isn’t set aside anew', async () => {
  const { bookingId, total, reference } = await stuck();
  world.clock.move(6 * DAY + 1);
  await fixGateway();
  await watch();
  expect(await inVault(reference)).toEqual(['captured', total]);
  expect(await inVault(`${reference}:again:1`)).toBeUndefined();
  await finish(bookingId);
  world.clock.set(TEST_NOW);
});

test('a card that’s declined then opens a case, twice tried; a person has the day', async () => {
  const { bookingId, total } = await stuck();
  world.clock.move(6 * DAY + 1);
  const declining = withScenario('card-declined');
  const before = world.cardFaults.calls.get('authorize') ?? 0;
  for (let i = 0; i < 3; i++) expect(await watch(declining)).toEqual({ money_authorizations_ending: 1 });
  expect(await casesOf(bookingId)).toMatchObject([
    { state: 'open', facts: { tenderNo: 1, kind: 'UserCard', amountMinor: total } },
  ]);
  expect(world.cardFaults.calls.get('authorize')).toBe(before + 2);
  await fixGateway();
  expect(await watch()).toEqual({ money_authorizations_ending: 0 });
  expect(await casesOf(bookingId)).toMatchObject([{ state: 'closed' }]);
  await finish(bookingId);
  world.clock.set(TEST_NOW);
});

test('a bank that wants to check it has its customer confirm; in time or too late', async () => {
  for (const isInTime of [true, false]) {
    const { traveler, bookingId, reference, total } = await stuck();
    world.clock.move(6 * DAY + 1);
    const checked = withScenario('card-check');
    await watch(checked);
    const deps = { ...server, titlesOf: async () => new Map() };
    const [waiting] = (await listConfirmations(deps, traveler.actor)).confirmations;
    expect(waiting).toMatchObject({ kind: 'renewal', isAttended: false, bookingId });
    expect(await inVault(`${reference}:again:1`)).toEqual(['checking', 0]);
    if (isInTime) {
      const url = assertPresent(waiting?.url, 'the bank’s page');
      await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'answer=approve',
      });
    } else world.clock.move(DAY / 2);
    await watch(checked);
    expect((await listConfirmations(deps, traveler.actor)).confirmations).toEqual([]);
    expect(await inVault(reference)).toEqual([isInTime ? 'voided' : 'authorized', 0]);
    expect(await casesOf(bookingId)).toMatchObject([{ state: isInTime ? 'closed' : 'open' }]);
    await finish(bookingId);
    expect(await inVault(isInTime ? `${reference}:again:1` : reference)).toEqual(['captured', total]);
    world.clock.set(TEST_NOW);
  }
});

test('two servers at once set it aside anew once', async () => {
  const second = world.startProcess('second');
  for (let round = 0; round < 4; round++) {
    const { bookingId, reference, total } = await stuck();
    world.clock.move(6 * DAY + 1);
    await Promise.all([watchAuthorizations(server), watchAuthorizations(second)]);
    await watch();
    expect(await inVault(`${reference}:again:2`)).toBeUndefined();
    await finish(bookingId);
    expect(await inVault(`${reference}:again:1`)).toEqual(['captured', total]);
    world.clock.set(TEST_NOW);
  }
});

test.each([
  ['authorize', 'before'],
  ['authorize', 'after'],
  ['void', 'before'],
  ['void', 'after'],
] as const)(
  'a process that dies at its call to %s, %s the gateway has done it: the next goes on',
  async (call, side) => {
    const { bookingId, total, reference } = await stuck();
    world.clock.move(6 * DAY + 1);
    let deaths = 0;
    const dies = async <T>(work: () => Promise<T>): Promise<T> => {
      if (side === 'after') await work();
      deaths++;
      throw new Abandoned(call);
    };
    const { payments } = server;
    const dying: Process = {
      ...server,
      payments: {
        ...payments,
        authorize: (...of) =>
          call === 'authorize' ? dies(() => payments.authorize(...of)) : payments.authorize(...of),
        void: (...of) => (call === 'void' ? dies(() => payments.void(...of)) : payments.void(...of)),
      },
    };
    await survive(watch(dying));
    expect(deaths).toBe(1);
    await watch();
    expect(await inVault(reference)).toEqual(['voided', 0]);
    expect(await inVault(`${reference}:again:2`)).toBeUndefined();
    await finish(bookingId);
    expect(await inVault(`${reference}:again:1`)).toEqual(['captured', total]);
    world.clock.set(TEST_NOW);
  },
);

test('what was set aside anew and never answered is given back once the former one is taken', async () => {
  const { bookingId, total, reference } = await stuck();
  world.clock.move(6 * DAY + 1);
  const silent: Process = {
    ...server,
    payments: {
      ...server.payments,
      authorize: async (...of) => {
        await server.payments.authorize(...of);
        return { outcome: 'unknown' };
      },
    },
  };
  await watch(silent);
  expect(await inVault(`${reference}:again:1`)).toEqual(['authorized', 0]);
  await finish(bookingId);
  expect(await inVault(reference)).toEqual(['captured', total]);
  await watch();
  expect(await inVault(`${reference}:again:1`)).toEqual(['voided', 0]);
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});

test('nothing is sold by what would end before it’s taken', async () => {
  const { payments } = server;
  let held = '';
  const short = world.startProcess(
    'short',
    {},
    {
      payments: {
        ...payments,
        authorize: async (request, context) => {
          held = request.reference;
          const answer = await payments.authorize(request, context);
          if (answer.outcome !== 'ok') return answer;
          return { ...answer, value: { ...answer.value, expiresAt: plusSeconds(world.clock.now(), 600) } };
        },
      },
    },
  );
  const traveler = await world.newTraveler();
  const paid = await pay(short, await readyCheckout(short, traveler), traveler);
  expect(paid.result).toBe('Failed');
  expect(await inVault(held)).toEqual(['voided', 0]);
  expect(await world.problems()).toEqual(IN_ORDER);
});
