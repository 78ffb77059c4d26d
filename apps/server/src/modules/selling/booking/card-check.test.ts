/** A payment that the card's bank checks first, however it's answered, and when processes die or race. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { TEST_NOW } from '#testing/clock.ts';
import { crashName } from '#workflow/crash-point.ts';
import { getCheckout } from '../checkouts/get-checkout.ts';
import { continueCheckout } from './continue-checkout.ts';
import {
  type BookingWorld,
  createBookingWorld,
  IN_ORDER,
  type Process,
  pay,
  readyCheckout,
  type Traveler,
} from './testing/booking-world.ts';
import { dyingProcess, survive } from './testing/crash-cases.ts';
import { resetFaults } from './testing/stage.ts';

const CHECK = 'card-check';
const CHECK_SECONDS = 600;

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
});
afterEach(async () => {
  resetFaults(world);
  // Whatever still waits ends
  world.clock.move(CHECK_SECONDS);
  await world.resume(server);
  expect(await world.problems()).toEqual(IN_ORDER);
  const { rows } = await sql`select from payment_confirmations where ended_as is null`.execute(
    world.database.db,
  );
  expect(rows, 'no check outlives its booking’s wait').toEqual([]);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

type Ready = { readonly traveler: Traveler; readonly checkout: Awaited<ReturnType<typeof readyCheckout>> };
async function ready(): Promise<Ready> {
  const traveler = await world.newTraveler();
  return { traveler, checkout: await readyCheckout(server, traveler) };
}
const see = ({ checkout, traveler }: Ready) => getCheckout(server, checkout.checkoutId, traveler.actor);
const goOn = ({ checkout, traveler }: Ready, giveUp = false, process = server) =>
  continueCheckout(process, checkout.checkoutId, { giveUp }, traveler.actor);
const answer = (url: string, given: 'approve' | 'decline') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });

/** Paid as far as the bank's question. */
async function paidUpToCheck(scenario = CHECK) {
  const of = await ready();
  const paid = await pay(server, of.checkout, of.traveler, scenario);
  const shown = await see(of);
  const check = shown.cardCheck;
  if (!check || paid.result !== 'NeedsCheck') throw new Error(JSON.stringify(paid));
  const { bookingId } = paid;
  return { ...of, shown, url: check.url, until: check.until, bookingId, reference: `${bookingId}:card` };
}
const inVault = async (reference: string) => {
  const found = await server.payments.lookUp(
    { reference },
    { timeoutMs: 4_000, scenario: null, requestId: 'r' },
  );
  const of = found.outcome === 'ok' ? found.value?.authorization : undefined;
  return of && { state: of.state, capturedMinor: of.capturedMinor };
};

test('the checkout says where to answer, keeps what was typed, and books once it’s approved', async () => {
  const of = await paidUpToCheck();
  expect(of.until).toBe(plusSeconds(TEST_NOW, CHECK_SECONDS));
  expect(of.shown).toMatchObject({ state: 'booking', draft: of.checkout.draft, quote: of.checkout.quote });
  expect(await inVault(of.reference)).toEqual({ state: 'checking', capturedMinor: 0 });
  // Back, reload, a second tab: nothing changes
  expect((await goOn(of)).cardCheck).toEqual({ url: of.url, until: of.until });
  expect(await pay(server, of.checkout, of.traveler, CHECK)).toEqual({
    result: 'NeedsCheck',
    bookingId: of.bookingId,
  });
  await answer(of.url, 'approve');
  expect(await goOn(of)).toMatchObject({ state: 'booked', bookingId: of.bookingId, cardCheck: null });
  const total = of.checkout.quote.total.amountMinor;
  expect(await inVault(of.reference)).toEqual({ state: 'captured', capturedMinor: total });
  expect(world.cardFaults.calls.get('capture')).toBe(1);
  expect(await pay(server, of.checkout, of.traveler)).toMatchObject({ result: 'Success' });
});

test('a closed tab: it’s booked without the page, once the bank has the answer', async () => {
  const of = await paidUpToCheck();
  await answer(of.url, 'approve');
  await world.expireLeases();
  await server.sagas.sweep();
  expect(await see(of)).toMatchObject({ state: 'booked', bookingId: of.bookingId });
});

describe.each([
  ['the customer declines', CHECK, 'decline', 'CardCheckDeclined'],
  ['the bank declines', 'card-check-declined', 'approve', 'CardCheckDeclined'],
] as const)('%s', (_, scenario, given, payment) => {
  test('nothing is held, nothing charged, everything typed is there', async () => {
    const of = await paidUpToCheck(scenario);
    await answer(of.url, given);
    const shown = await goOn(of);
    expect(shown).toMatchObject({
      state: 'open',
      cardCheck: null,
      draft: of.checkout.draft,
      lastFailure: { reason: 'PaymentError', payment },
    });
    expect(await inVault(of.reference)).toMatchObject({ capturedMinor: 0 });
    await answer(of.url, 'approve');
    expect(await inVault(of.reference)).toMatchObject({ capturedMinor: 0 });
    expect(await pay(server, of.checkout, of.traveler)).toMatchObject({ result: 'Success' });
  });
});

test.each([CHECK, 'card-check-silent'])('%s past its time: a clear end', async (scenario) => {
  const of = await paidUpToCheck(scenario);
  world.clock.move(CHECK_SECONDS - 1);
  expect(await goOn(of)).toMatchObject({ state: 'booking', cardCheck: { url: of.url } });
  world.clock.move(1);
  expect(await goOn(of)).toMatchObject({
    state: 'open',
    lastFailure: { reason: 'PaymentError', payment: 'CardCheckTimedOut' },
  });
  expect(await inVault(of.reference)).toEqual({ state: 'voided', capturedMinor: 0 });
  await answer(of.url, 'approve');
  expect(await inVault(of.reference)).toEqual({ state: 'voided', capturedMinor: 0 });
});

test('a check that’s given up ends, unless the bank has approved it before', async () => {
  const of = await paidUpToCheck();
  expect(await goOn(of, true)).toMatchObject({
    state: 'open',
    lastFailure: { payment: 'CardCheckDeclined' },
  });
  expect(await inVault(of.reference)).toEqual({ state: 'voided', capturedMinor: 0 });
  const other = await paidUpToCheck();
  await answer(other.url, 'approve');
  expect(await goOn(other, true)).toMatchObject({ state: 'booked' });
});

test('a gateway that’s away while the bank asks ends nothing', async () => {
  const of = await paidUpToCheck();
  world.cardFaults.next('authorize', ['away'], true);
  expect(await goOn(of)).toMatchObject({ state: 'booking', cardCheck: { url: of.url } });
  resetFaults(world);
  await answer(of.url, 'approve');
  expect(await goOn(of)).toMatchObject({ state: 'booked' });
});

test('a stranger neither sees nor continues it', async () => {
  const of = await paidUpToCheck();
  const { traveler } = await ready();
  await expect(goOn({ ...of, traveler })).rejects.toMatchObject({ code: 'NotFound' });
  expect(await see(of)).toMatchObject({ state: 'booking' });
  expect(await goOn(of, true)).toMatchObject({ state: 'open' });
});

describe('when a process dies', () => {
  /** Dies at the point while paying or while going on; the next process goes on. */
  async function live(point: string | null, seen: string[] = []) {
    const of = await ready();
    const first = dyingProcess(world, point, seen);
    await survive(pay(first, of.checkout, of.traveler, CHECK));
    // As far as the bank's question
    await world.expireLeases();
    await server.sagas.sweep();
    const { cardCheck } = await see(of);
    if (!cardCheck) return of;
    await answer(cardCheck.url, 'approve');
    await survive(goOn(of, false, first));
    await world.resume(server);
    return of;
  }

  test('it’s booked once and charged once', { timeout: 120_000 }, async () => {
    const points: string[] = [];
    await live(null, points);
    const all = [...new Set(points)];
    expect(all).toContain(crashName({ step: 'authorize', direction: 'do', phase: 'afterEffect' }));
    for (const point of all) {
      const of = await live(point);
      const shown = await see(of);
      expect([point, shown.state]).toEqual([point, 'booked']);
      const total = of.checkout.quote.total.amountMinor;
      expect(await inVault(`${shown.bookingId}:card`), point).toEqual({
        state: 'captured',
        capturedMinor: total,
      });
    }
  });
});

test('two servers, an answer and the end of the time at once: one end each', {
  timeout: 120_000,
}, async () => {
  const second = world.startProcess('second');
  for (let round = 0; round < 12; round++) {
    const of = await paidUpToCheck();
    if (round % 2 === 1) world.clock.move(CHECK_SECONDS);
    await Promise.all([
      answer(of.url, round % 3 === 0 ? 'decline' : 'approve'),
      goOn(of, round % 4 === 0),
      goOn(of, false, second),
      pay(second, of.checkout, of.traveler, CHECK).catch(() => undefined),
    ]);
    // A payment that began after the first had ended asks once more, and nobody answers
    world.clock.move(CHECK_SECONDS);
    await world.resume(server);
    const { state, bookingId } = await see(of);
    const card = await inVault(of.reference);
    expect([state === 'booked', bookingId !== null]).toEqual(
      card?.state === 'captured' ? [true, true] : [false, false],
    );
    world.clock.set(TEST_NOW);
  }
});
