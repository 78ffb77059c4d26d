/** Answers that never come or come late, and holders that sleep past their lease. */
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Process } from '#modules/booking/testing/booking-world.ts';
import { listCases } from '../../../modules/cases/list-cases.ts';
import { CALLS, faultsOf } from './faults.ts';
import { type Call, type SuiteStage, withVerb } from './product-under-test.ts';
import { bookedAs, payReady, SPENT } from './suite-stage.ts';

/** Waits in the call until `wake`; `given` is what the sleeper then believes it was answered. */
function createGate(given?: object) {
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const change =
    (call: Call): Call =>
    async (request, context) => {
      reached.resolve();
      await gate.promise;
      return given ? { outcome: 'rejected', rejection: given } : call(request, context);
    };
  return { change, reached: reached.promise, wake: gate.resolve };
}

export function describeUndecided(stage: SuiteStage): void {
  const { of } = stage;

  test.each(CALLS)(
    '%s: %s is never answered: Pending, a case at the deadline, then Confirmed',
    async (party, verb) => {
      const ready = await stage.ready(true);
      const faults = faultsOf(stage, party);
      faults.next(verb, ['cutAfter'], true);
      faults.next('lookUp', ['cutBefore'], true);
      const answer = await payReady(stage.server(), ready);
      if (answer.result !== 'Pending') throw new Error(answer.result);
      const booked = bookedAs(ready, answer);
      const pending = { status: 'Pending', confirmationCode: null, cases: [] };
      expect(await stage.tripOf(booked)).toMatchObject(pending);
      expect(await payReady(stage.server(), ready)).toEqual(answer);
      stage.world().clock.move(601);
      await stage.sweep();
      await stage.sweep();
      const { cases, actions } = await stage.tripOf(booked);
      const code = expect.stringMatching(/^C-/);
      expect(cases).toMatchObject([{ kind: 'bookingUnanswered', state: 'open', code }]);
      const listed = expect.objectContaining({ code: cases[0]?.code });
      expect(await listCases(stage.server().db, 1000)).toContainEqual(listed);
      expect(actions.cancel).toEqual({ available: false, reason: 'BookingPending' });
      faults.clear();
      await stage.world().resume(stage.server());
      expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
      expect(await payReady(stage.server(), ready)).toMatchObject({ result: 'Success' });
      expect(await stage.has(ready.traveler)).toEqual(SPENT);
    },
  );

  test('miles are paid though the bank was away for a day after the supplier confirmed', async () => {
    const ready = await stage.ready(true);
    const { milesFaults, clock } = stage.world();
    milesFaults.next('settle', ['away'], true);
    milesFaults.next('lookUp', ['cutBefore'], true);
    const answer = await payReady(stage.server(), ready);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    clock.move(86_400);
    milesFaults.clear();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(bookedAs(ready, answer))).toMatchObject({ status: 'Confirmed' });
    expect(await stage.has(ready.traveler)).toEqual(SPENT);
  });

  test.runIf(of.decidesLater)('a supplier that takes time to decide: Pending, then Confirmed', async () => {
    const ready = await stage.ready(true);
    const patient = stage.world().startProcess('patient', {}, of.decidesLater?.(stage.world()));
    expect((await payReady(patient, ready)).result).toBe('Pending');
    await stage.world().resume(stage.server());
    expect(await payReady(stage.server(), ready)).toMatchObject({ result: 'Success' });
  });

  describe('a holder that sleeps', () => describeSleepers(stage));
}

function describeSleepers(stage: SuiteStage): void {
  const gated = (verb: 'reserve' | 'confirm', given?: object) => {
    const { change, ...gate } = createGate(given);
    const process = stage.world().startProcess('sleeper', {}, stage.supplier().through(verb, change));
    return { ...gate, process };
  };
  const REFUSED = { reason: 'NoAvailability' };

  test.each([
    ['confirm', undefined],
    ['reserve', undefined],
    ['confirm', REFUSED],
    ['reserve', REFUSED],
  ] as const)('in %s, waking to %j when all is over, gives the stored answer', async (verb, given) => {
    const { process, reached, wake } = gated(verb, given);
    const ready = await stage.ready();
    const answer = payReady(process, ready);
    await reached;
    await stage.world().resume(stage.server());
    const before = await stage.checkoutOf(ready);
    expect(before.state).toBe('booked');
    stage.world().cardFaults.clear();
    wake();
    expect(await answer).toEqual({ result: 'Success', bookingId: before.bookingId });
    expect(await stage.checkoutOf(ready)).toEqual(before);
    expect(stage.world().cardFaults.calls.size).toBe(0);
  });

  test.each(['confirm', 'reserve'] as const)(
    'in %s, waking to a refusal while the other is at the card, takes nothing back',
    async (verb) => {
      const first = gated(verb, REFUSED);
      const ready = await stage.ready();
      const answer = payReady(first.process, ready);
      await first.reached;
      const card = createGate();
      const payments = withVerb({ ...stage.server().payments }, 'capture', card.change);
      const second = stage.world().startProcess('second', {}, { payments });
      await stage.world().expireLeases();
      const resumed = second.sagas.sweep();
      await card.reached;
      stage.world().cardFaults.clear();
      first.wake();
      // Long enough for the woken process to do what it must not
      await sleep(150);
      card.wake();
      await resumed;
      expect(await answer).toMatchObject({ result: 'Success' });
      expect(stage.world().cardFaults.calls.get('void')).toBeUndefined();
    },
  );

  test('in the bank, waking to a refusal, takes nothing back', async () => {
    const gate = createGate({ reason: 'Other' });
    const redemptions = withVerb({ ...stage.server().redemptions }, 'reserve', gate.change);
    const sleeper: Process = stage.world().startProcess('sleeper', {}, { redemptions });
    const ready = await stage.ready(true);
    const answer = payReady(sleeper, ready);
    await gate.reached;
    await stage.world().resume(stage.server());
    stage.world().milesFaults.clear();
    gate.wake();
    expect(await answer).toMatchObject({ result: 'Success' });
    expect(stage.world().milesFaults.calls.get('release')).toBeUndefined();
    expect(await stage.has(ready.traveler)).toEqual(SPENT);
  });
}
