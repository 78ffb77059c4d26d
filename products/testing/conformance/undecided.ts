/** Answers that never come or come late, and holders that sleep past their lease. */
import { setTimeout as sleep } from 'node:timers/promises';
import { listCases } from '@sojourn/server/modules/desk/cases/list-cases.ts';
import type { Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { describe, expect, test } from 'vitest';
import { CALLS, faultsOf } from './faults.ts';
import { type Call, type SuiteStage, withVerb } from './product-under-test.ts';
import { ALL_BACK, bookedAs, payReady, SPENT } from './suite-stage.ts';

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

  describe('a supplier that accepts first', () => describeAccepted(stage));

  describe('a holder that sleeps', () => describeSleepers(stage));
}

/** Each is requested once; what has become of it is looked up by the process that has the saga. */
function describeAccepted(stage: SuiteStage): void {
  const accepted = async () => {
    const ready = await stage.ready(true);
    stage.supplier().accept('untilDecided');
    const answer = await payReady(stage.server(), ready);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    await stage.sweep();
    expect(stage.supplier().faults.calls.get('confirm')).toBe(1);
    const booked = bookedAs(ready, answer);
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Pending', cases: [] });
    return { ready, booked };
  };

  test('is Pending until it confirms', async () => {
    const { ready, booked } = await accepted();
    stage.supplier().decide();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [] });
    expect(stage.supplier().faults.calls.get('confirm')).toBe(stage.of.confirmSteps.length);
    expect(await stage.has(ready.traveler)).toEqual(SPENT);
  });

  test('and refuses gives everything back', async () => {
    const { ready } = await accepted();
    const taken = stage.supplier().taken();
    stage.supplier().decide('NoAvailability');
    await stage.world().resume(stage.server());
    const lastFailure = { reason: 'NoAvailability' };
    expect(await stage.checkoutOf(ready)).toMatchObject({ state: 'open', lastFailure });
    expect(stage.supplier().taken()).toBeLessThan(taken);
    expect(stage.supplier().faults.calls.get('confirm')).toBe(1);
    expect(await stage.has(ready.traveler)).toEqual(ALL_BACK);
  });

  test('whose acceptance is lost is looked up, and never requested again', async () => {
    const ready = await stage.ready(true);
    const { accept, decide, faults } = stage.supplier();
    accept('untilDecided');
    faults.next('confirm', ['cutAfter']);
    const answer = await payReady(stage.server(), ready);
    if (answer.result !== 'Pending') throw new Error(answer.result);
    expect(faults.calls.get('confirm')).toBe(1);
    decide();
    await stage.world().resume(stage.server());
    const booked = bookedAs(ready, answer);
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [] });
    expect(faults.calls.get('confirm')).toBe(stage.of.confirmSteps.length);
  });

  test('and loses it is never requested again: a case at the deadline', async () => {
    const { ready, booked } = await accepted();
    const find = stage.supplier().lose(booked.bookingId);
    stage.world().clock.move(601);
    await stage.sweep();
    expect(await stage.tripOf(booked)).toMatchObject({
      status: 'Pending',
      cases: [{ kind: 'bookingUnanswered', state: 'open' }],
    });
    expect(stage.supplier().faults.calls.get('confirm')).toBe(1);
    find();
    stage.supplier().decide();
    await stage.world().resume(stage.server());
    expect(await stage.tripOf(booked)).toMatchObject({ status: 'Confirmed', cases: [{ state: 'closed' }] });
    expect(await stage.has(ready.traveler)).toEqual(SPENT);
  });
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
