/** Lines that break, parties that refuse or can't be reached: nothing is done twice, nothing is silent. */
import { listCases } from '@sojourn/server/modules/desk/cases/list-cases.ts';
import { dyingProcess, survive } from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { BREAKS, type Faults } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { describe, expect, test } from 'vitest';
import type { SuiteStage } from './product-under-test.ts';
import { ALL_BACK, bookedAs, payReady, SPENT } from './suite-stage.ts';

type Party = 'supplier' | 'card' | 'miles';
export const faultsOf = (stage: SuiteStage, party: Party): Faults => {
  const { cardFaults, milesFaults } = stage.world();
  return { supplier: stage.supplier().faults, card: cardFaults, miles: milesFaults }[party];
};
/** Every call of a booking, in the order of the saga. */
export const CALLS = [
  ['supplier', 'reserve'],
  ['miles', 'reserve'],
  ['card', 'authorize'],
  ['supplier', 'confirm'],
  ['miles', 'settle'],
  ['card', 'capture'],
] as const satisfies readonly (readonly [Party, string])[];

export function describeFaults(stage: SuiteStage): void {
  const { of } = stage;

  describe.each(CALLS)('%s: %s', (party, verb) => {
    test.each(BREAKS)('breaks by %s %s and is done once all the same', async (...faults) => {
      const ready = await stage.ready(true);
      faultsOf(stage, party).next(verb, faults.filter(Boolean));
      const answer = await payReady(stage.server(), ready);
      if (answer.result === 'Pending') await stage.world().resume(stage.server());
      const checkout = await stage.checkoutOf(ready);
      expect(checkout.state).toBe('booked');
      expect(await stage.tripOf(bookedAs(ready, checkout))).toMatchObject({ status: 'Confirmed', cases: [] });
      expect(await stage.has(ready.traveler)).toEqual(SPENT);
    });
  });

  const { unreachable } = of;
  const unreached = [
    ['supplier', 'reserve', { reason: unreachable.reserve, payment: null, rewards: null }],
    ['miles', 'reserve', { reason: 'RedemptionFailure', payment: null, rewards: 'Other' }],
    ['card', 'authorize', { reason: 'PaymentError', payment: 'ProcessorUnavailable', rewards: null }],
    ['supplier', 'confirm', { reason: unreachable.confirm, payment: null, rewards: null }],
  ] as const;
  test.each(unreached)(
    '%s: %s can’t be reached: it fails and holds nothing',
    async (party, verb, failure) => {
      const ready = await stage.ready(true);
      const taken = stage.supplier().taken();
      faultsOf(stage, party).next(verb, ['away'], true);
      expect(await payReady(stage.server(), ready)).toMatchObject({ result: 'Failed', failure });
      expect(stage.supplier().taken()).toBe(taken);
      expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
    },
  );

  const STEPS = { 'supplier reserve': 'reserve', 'miles reserve': 'miles:2', 'card authorize': 'authorize' };
  const before = unreached.filter(([, verb]) => verb !== 'confirm');
  test.each(before)(
    '%s: %s that a dead process may have requested can’t be reached: it fails and holds nothing',
    async (party, verb, failure) => {
      const ready = await stage.ready(true);
      const taken = stage.supplier().taken();
      faultsOf(stage, party).next(verb, ['away'], true);
      const step = STEPS[`${party} ${verb}` as keyof typeof STEPS];
      await survive(payReady(dyingProcess(stage.world(), `${step}:do:beforeCall`), ready));
      await stage.world().resume(stage.server());
      expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'open', lastFailure: failure });
      expect(stage.supplier().taken()).toBe(taken);
      expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
    },
  );

  test('what a process that died had set aside is given back when its hold is gone by then', async () => {
    const ready = await stage.ready(true);
    await survive(payReady(dyingProcess(stage.world(), 'authorize:do:afterEffect'), ready));
    const { bookingId } = await stage.checkoutOf(ready);
    stage.supplier().lose(bookingId!);
    stage.supplier().faults.next('reserve', ['away'], true);
    await stage.world().resume(stage.server());
    expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'open' });
    const { cardFaults, milesFaults } = stage.world();
    expect([cardFaults.calls.get('void'), milesFaults.calls.get('release')]).toEqual([1, 1]);
    expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
  });

  test('a pivot that a dead process may have requested is waited for, if nothing takes it back', async () => {
    const ready = await stage.ready(true);
    const taken = stage.supplier().taken();
    const { faults } = stage.supplier();
    const pivot = of.confirmSteps.at(-1);
    faults.next('confirm', [...of.confirmSteps.slice(1).map(() => 'none' as const), 'away'], true);
    await survive(payReady(dyingProcess(stage.world(), `${pivot}:do:beforeCall`), ready));
    await stage.sweep();
    const { state } = await stage.checkoutOf(ready);
    const voids = stage.world().cardFaults.calls.get('void');
    if (of.takesOrdersBack) {
      expect([state, voids, stage.supplier().taken()]).toEqual(['open', 1, taken]);
      expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
      return;
    }
    expect([state, voids]).toEqual(['booking', undefined]);
    faults.clear();
    await stage.world().resume(stage.server());
    const { bookingId } = await stage.checkoutOf(ready);
    const trip = await stage.tripOf(bookedAs(ready, { bookingId }));
    expect(trip).toMatchObject({ status: 'Confirmed', cases: [] });
  });

  describeRefusals(stage);
}

function describeRefusals(stage: SuiteStage): void {
  const { of } = stage;
  test('a capture refused after the supplier confirmed: Pending and a case, never undone', async () => {
    const ready = await stage.ready(true);
    const answer = await payReady(stage.server(), ready, 'capture-refused');
    if (answer.result !== 'Pending') throw new Error(answer.result);
    const booked = bookedAs(ready, answer);
    expect(await stage.tripOf(booked)).toMatchObject({
      status: 'Pending',
      cases: [{ kind: 'captureRefused' }],
    });
    expect(stage.supplier().orders(booked.bookingId)).toEqual(of.confirmSteps.map(() => 'Confirmed'));
    await stage.endScenarios();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
  });

  test('miles that the bank won’t settle after the supplier confirmed: a case, never undone', async () => {
    const ready = await stage.ready(true);
    stage.world().issuer.refuseSettle = true;
    const answer = await payReady(stage.server(), ready);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    const booked = bookedAs(ready, answer);
    expect(await stage.tripOf(booked)).toMatchObject({
      status: 'Pending',
      cases: [{ kind: 'captureRefused' }],
    });
    // The card doesn't wait for the miles
    expect(stage.world().cardFaults.calls.get('capture')).toBe(1);
    stage.world().issuer.refuseSettle = false;
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
  });

  test.each([
    ['card', 'void'],
    ['miles', 'release'],
  ] as const)(
    '%s: a %s that goes on failing becomes a case, and ends with nothing held',
    async (party, verb) => {
      const ready = await stage.ready(true);
      const taken = stage.supplier().taken();
      stage.supplier().refuse('confirm', 'NoAvailability');
      faultsOf(stage, party).next(verb, ['away'], true);
      expect((await payReady(stage.server(), ready)).result).toBe('Pending');
      for (let i = 0; i < 6; i++) await stage.sweep();
      const kinds = async () => (await listCases(stage.server().db)).map(({ kind }) => kind);
      expect(await kinds()).toContain('voidFailed');
      faultsOf(stage, party).clear();
      await stage.world().resume(stage.server());
      const lastFailure = { reason: 'NoAvailability' };
      expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'open', lastFailure });
      expect(await kinds()).not.toContain('voidFailed');
      expect(stage.supplier().taken()).toBe(taken);
      expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
    },
  );
}
