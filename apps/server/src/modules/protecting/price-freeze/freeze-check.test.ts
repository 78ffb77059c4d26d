/** A price freeze whose card’s bank checks it first, however that’s answered, and when processes die. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { continueConfirmation } from '#modules/money/confirmations/continue-confirmation.ts';
import { listConfirmations } from '#modules/money/confirmations/list-confirmations.ts';
import { titlesFor } from '#modules/selling/booking/in-language.ts';
import { IN_ORDER, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '#modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { createStage, resetFaults, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { buyFreeze } from './buying/buy-freeze.ts';
import { withFreezeTitles } from './name-freezes.ts';
import { readFreeze } from './store.ts';
import { paidByCard, quoted } from './testing/freeze-stage.ts';

const LONG_MS = 120_000;
const CHECK_SECONDS = 600;
const CHECK = 'card-check';
const [DAYS, FEE] = [14, 4_300];
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
}, LONG_MS);
afterEach(async () => {
  resetFaults(world);
  world.clock.move(CHECK_SECONDS);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

const deps = (process = server) => ({ ...process, titlesOf: withFreezeTitles(process, titlesFor(process)) });
const questionTo = async ({ actor }: Traveler) => (await listConfirmations(deps(), actor)).confirmations[0];
const answer = (url: string | null, given: 'approve' | 'decline') =>
  fetch(assertPresent(url, 'the bank’s page'), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url ?? '').origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });

/** Paid as far as the bank's question. */
async function upToCheck(scenario = CHECK) {
  const traveler = await world.newTraveler();
  const { actor } = traveler;
  const { freezeId } = await quoted(server, traveler);
  const buy = (process: Process = server) =>
    buyFreeze(process, freezeId, paidByCard(traveler, DAYS, FEE), actor, requestContext(scenario));
  expect(await buy()).toEqual({ result: 'NeedsCheck', freezeId });
  const confirmation = assertPresent(await questionTo(traveler), 'the question');
  const goOn = (giveUp = false, process = server) =>
    continueConfirmation(deps(process), confirmation.confirmationId, { giveUp }, actor);
  const state = async () => (await readFreeze(server.db, { ...actor, freezeId }))?.state;
  return { traveler, freezeId, buy, confirmation, goOn, state };
}
const taken = async (freezeId: string) => {
  const context = { timeoutMs: 4_000, scenario: null, requestId: 'r' };
  const found = await server.payments.lookUp({ reference: `${freezeId}:card` }, context);
  return found.outcome === 'ok' ? (found.value?.authorization.capturedMinor ?? 0) : null;
};

test('it says where to answer, a reload goes on, and it’s frozen once it’s approved', async () => {
  const { traveler, freezeId, buy, confirmation, goOn, state } = await upToCheck();
  expect(confirmation).toMatchObject({ kind: 'priceFreeze', isAttended: true, bookingId: null, freezeId });
  expect(confirmation.title).toMatch(/\w/);
  // The same trip again is the one that's being paid for
  const again = await quoted(server, traveler);
  expect(again).toMatchObject({ freezeId, paying: { days: DAYS, feeMinor: FEE } });
  expect(await buy()).toMatchObject({ result: 'NeedsCheck' });
  await answer(confirmation.url, 'approve');
  expect(await goOn()).toMatchObject({ endedAs: 'confirmed', freezeId });
  expect(await buy()).toEqual({ result: 'Success', freezeId });
  expect(await state()).toBe('valid');
  expect(await taken(freezeId)).toBe(FEE);
  expect((await quoted(server, traveler)).paying).toBeNull();
});

test('with the tab closed it’s frozen all the same', async () => {
  const { freezeId, confirmation, state } = await upToCheck();
  await answer(confirmation.url, 'approve');
  await world.expireLeases();
  await server.sagas.sweep();
  expect(await state()).toBe('valid');
  expect(await taken(freezeId)).toBe(FEE);
});

test.each([
  ['declined by the customer', CHECK, 'decline', 0, 'declined', 'CardCheckDeclined'],
  ['declined by the bank', 'card-check-declined', 'approve', 0, 'declined', 'CardCheckDeclined'],
  ['nobody answers in time', 'card-check-silent', null, CHECK_SECONDS, 'timedOut', 'CardCheckTimedOut'],
  ['given up', CHECK, 'giveUp', 0, 'givenUp', 'CardCheckDeclined'],
] as const)('%s: nothing is frozen or charged', async (_, scenario, how, wait, endedAs, payment) => {
  const { freezeId, buy, confirmation, goOn, state } = await upToCheck(scenario);
  if (how === 'approve' || how === 'decline') await answer(confirmation.url, how);
  world.clock.move(wait);
  expect(await goOn(how === 'giveUp')).toMatchObject({ endedAs });
  await expect(buy()).rejects.toMatchObject({ code: 'PaymentError', details: { payment } });
  expect(await state()).toBe('failed');
  expect(await taken(freezeId)).toBe(0);
});

test('a stranger neither sees nor continues it, and an agent can’t answer it', async () => {
  const { traveler, confirmation, state } = await upToCheck();
  const stranger = await world.newTraveler();
  const { confirmationId } = confirmation;
  expect(await questionTo(stranger)).toBeUndefined();
  await expect(
    continueConfirmation(deps(), confirmationId, { giveUp: true }, stranger.actor),
  ).rejects.toMatchObject({ code: 'NotFound' });
  const agent = { ...traveler.actor, isDelegated: true };
  expect((await listConfirmations(deps(), agent)).confirmations[0]?.url).toBeNull();
  await continueConfirmation(deps(), confirmationId, { giveUp: true }, agent);
  expect(await state()).toBe('buying');
});

test('wherever a process dies while paying or going on, it’s frozen once', { timeout: LONG_MS }, async () => {
  const live = async (point: string | null, seen: string[] = []) => {
    const process = dyingProcess(world, point, seen);
    const traveler = await world.newTraveler();
    const { freezeId } = await quoted(server, traveler);
    const input = paidByCard(traveler, DAYS, FEE);
    await survive(buyFreeze(process, freezeId, input, traveler.actor, requestContext(CHECK)));
    // As far as the bank's question
    await world.expireLeases();
    await server.sagas.sweep();
    const { confirmationId, url } = assertPresent(await questionTo(traveler), 'the question');
    await answer(url, 'approve');
    await survive(continueConfirmation(deps(process), confirmationId, { giveUp: false }, traveler.actor));
    await world.resume(server);
    return [(await readFreeze(server.db, { ...traveler.actor, freezeId }))?.state, await taken(freezeId)];
  };
  const points: string[] = [];
  expect(await live(null, points)).toEqual(['valid', FEE]);
  for (const point of new Set(points)) expect([point, ...(await live(point))]).toEqual([point, 'valid', FEE]);
});

test('two servers, an answer, another submit and the end of the time at once: one end', {
  timeout: LONG_MS,
}, async () => {
  const second = world.startProcess('second');
  for (let round = 0; round < 8; round++) {
    const { freezeId, buy, confirmation, goOn, state } = await upToCheck();
    if (round % 2 === 1) world.clock.move(CHECK_SECONDS);
    await Promise.all([
      answer(confirmation.url, round % 3 === 0 ? 'decline' : 'approve'),
      goOn(round % 4 === 0),
      goOn(false, second),
      buy(second).catch(() => undefined),
    ]);
    world.clock.move(CHECK_SECONDS);
    await world.resume(server);
    expect([await state(), await taken(freezeId)]).toEqual(
      (await taken(freezeId)) === FEE ? ['valid', FEE] : ['failed', 0],
    );
    world.clock.set(TEST_NOW);
  }
});
