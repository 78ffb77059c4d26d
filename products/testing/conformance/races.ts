/** Several at once for one checkout, one credit, the last of it, one saga: one effect, one winner. */
import { connect } from '@sojourn/postgres/client.ts';
import type { Database } from '@sojourn/server/db/client.ts';
import { pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { dyingProcess, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SuiteStage } from './product-under-test.ts';
import { ALL_BACK, bookedAs, payReady, SPENT, splitPayment } from './suite-stage.ts';

export function describeRaces(stage: SuiteStage): void {
  const { of } = stage;

  test('double clicks, two tabs and two processes: one booking, each tender once, one answer', async () => {
    const ready = await stage.ready(true);
    const [first, second] = [stage.server(), stage.world().startProcess('second')];
    const answers = await Promise.all(
      [first, second, first, second, first].map((each) => payReady(each, ready)),
    );
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ result: 'Success' });
    const { cardFaults, milesFaults } = stage.world();
    for (const [faults, verb] of [
      [cardFaults, 'authorize'],
      [cardFaults, 'capture'],
      [milesFaults, 'reserve'],
      [milesFaults, 'settle'],
      [stage.supplier().faults, 'reserve'],
    ] as const)
      expect(faults.calls.get(verb), verb).toBe(1);
    expect(stage.supplier().faults.calls.get('confirm')).toBe(of.confirmSteps.length);
    expect(await payReady(first, ready)).toEqual(answers[0]);
    expect(await stage.has(ready.traveler)).toEqual(SPENT);
  });

  test('two bookings at once for one credit: one has it, the other is refused and pays nothing', async () => {
    const traveler = await stage.world().newTraveler();
    const payment = await splitPayment(stage.world(), traveler);
    const [first, second] = [stage.server(), stage.world().startProcess('second')];
    const ready = [
      await of.ready(first, traveler, payment),
      await of.ready(second, traveler, payment),
    ] as const;
    const answers = await Promise.allSettled([
      pay(first, ready[0], traveler),
      pay(second, ready[1], traveler),
    ]);
    const won = answers.filter(({ status }) => status === 'fulfilled');
    const lost = answers.flatMap((each) =>
      each.status === 'rejected' ? [each.reason as { code: string }] : [],
    );
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(['CreditNotAvailable', 'TendersChanged']).toContain(lost[0]?.code);
    expect(await stage.has(traveler)).toEqual(SPENT);
    const read = async ({ checkoutId }: (typeof ready)[number]) =>
      (await getCheckout(first, checkoutId, traveler.actor)).state;
    expect([await read(ready[0]), await read(ready[1])].toSorted()).toEqual(['booked', 'open']);
  });

  test('sixteen buyers for the last one: one has it, nobody else is charged', async () => {
    const ready = await Promise.all(Array.from({ length: 16 }, () => stage.ready(true)));
    const { cardFaults } = stage.world();
    stage.supplier().leave(1);
    const taken = stage.supplier().taken();
    const answers = await Promise.all(ready.map((each) => payReady(stage.server(), each)));
    expect(answers.filter(({ result }) => result === 'Success')).toHaveLength(1);
    const reasons = answers.flatMap((each) => (each.result === 'Failed' ? each.failure.reason : []));
    expect(reasons).toEqual(Array.from({ length: 15 }, () => of.soldOut));
    expect([stage.supplier().taken() - taken, cardFaults.calls.get('capture')]).toEqual([1, 1]);
    for (const [i, { traveler }] of ready.entries())
      expect(await stage.has(traveler)).toEqual(answers[i]?.result === 'Success' ? SPENT : ALL_BACK);
  });

  test('two processes that sweep at once: one takes over what a dead one left', async () => {
    const ready = await stage.ready();
    await survive(payReady(dyingProcess(stage.world(), `${of.confirmSteps.at(-1)}:do:beforeCall`), ready));
    const other = stage.world().startProcess('other');
    await stage.world().expireLeases();
    const [first, second] = await Promise.all([other.sagas.sweep(), stage.server().sagas.sweep()]);
    expect(first + second).toBe(1);
    await stage.world().resume(stage.server());
    expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'booked' });
    expect(stage.supplier().faults.calls.get('confirm')).toBe(of.confirmSteps.length);
  });

  test('connections that the database cuts in the middle lose nothing', () => cutConnections(stage));
}

async function cutConnections(stage: SuiteStage): Promise<void> {
  const settings = { url: stage.world().database.url, schema: 'portal', applicationName: 'cut', poolSize: 4 };
  const { db, close } = connect<Database>(settings);
  const cut = stage.world().startProcess('cut', {}, { db });
  for (let round = 0; round < 10; round++) {
    const ready = await stage.ready(true);
    const paying = payReady(cut, ready).catch((error: unknown) => error);
    // At another point of the payment each time
    await new Promise((resolve) => setTimeout(resolve, 4 + round * 4));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'cut'`.execute(stage.server().db);
    await paying;
    await stage.world().resume(stage.server());
    const { state } = await stage.checkoutOf(ready);
    if (state === 'open') {
      expect(await stage.has(ready.traveler), `round ${round}`).toEqual(ALL_BACK);
      expect(await payReady(stage.server(), ready)).toMatchObject({ result: 'Success' });
    }
    const trip = await stage.tripOf(bookedAs(ready, await stage.checkoutOf(ready)));
    expect(trip.status).toBe('Confirmed');
    expect(await stage.has(ready.traveler), `round ${round}`).toEqual(SPENT);
  }
  await cut.sagas.stop();
  await close();
}
