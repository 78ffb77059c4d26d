/** A process that dies anywhere in a saga: the next one ends it, and money, states and records agree. */
import {
  type CrashCase,
  dyingProcess,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { describe, expect, test } from 'vitest';
import type { ProductUnderTest, SuiteStage } from './product-under-test.ts';
import {
  ALL_BACK,
  bookedAs,
  CREDIT_MINOR,
  cardMinorOf,
  passOver,
  payReady,
  SPENT,
  UNITS,
} from './suite-stage.ts';

const INCREASED = 110;
const CHEAPER = 80;
const percentOf = ({ totalMinor }: ProductUnderTest, percent: number): number =>
  Math.round((totalMinor * percent) / 100);

/** Books, and sees what the traveler, the supplier and the wallet have of it. */
const booking =
  (stage: SuiteStage, isSplit: boolean, percent = 100, isAccepted = false): CrashCase['run'] =>
  async (process) => {
    resetFaults(stage.world());
    const ready = await stage.ready(isSplit);
    stage.supplier().priceAt(percent);
    if (isAccepted) stage.supplier().accept('untilLookedUp');
    await survive(payReady(process, ready));
    return async () => {
      const checkout = await stage.checkoutOf(ready);
      const booked = bookedAs(ready, checkout);
      const { status, cases, tenders } = await stage.tripOf(booked);
      const paid = tenders.map(({ state, amount }) => [state, amount.amountMinor]);
      const orders = stage.supplier().orders(booked.bookingId);
      return [checkout.state, status, cases, orders, paid, await stage.has(ready.traveler)];
    };
  };

function bookings(stage: SuiteStage): Readonly<Record<string, CrashCase>> {
  const { of } = stage;
  const done = ['booked', 'Confirmed', [], of.confirmSteps.map(() => 'Confirmed')];
  const split = (cardMinor: number) => [
    ['captured', CREDIT_MINOR],
    ['captured', UNITS],
    ['captured', cardMinor],
  ];
  const cheaper = cardMinorOf(of) - of.totalMinor + percentOf(of, CHEAPER);
  return {
    'a booking that a card pays': {
      run: booking(stage, false),
      ends: [...done, [['captured', of.totalMinor]], { credit: 0, units: ALL_BACK.units }],
    },
    'a booking that a credit, miles and a card pay': {
      run: booking(stage, true),
      ends: [...done, split(cardMinorOf(of)), SPENT],
    },
    'a booking that its supplier accepts before it confirms': {
      run: booking(stage, true, 100, true),
      ends: [...done, split(cardMinorOf(of)), SPENT],
    },
    'a booking whose price falls': {
      run: booking(stage, true, CHEAPER),
      ends: [...done, split(cheaper), SPENT],
    },
  };
}

const refusals = (stage: SuiteStage): Readonly<Record<string, CrashCase>> => ({
  'a booking that its supplier refuses': {
    run: async (process) => {
      resetFaults(stage.world());
      const ready = await stage.ready(true);
      const taken = stage.supplier().taken();
      stage.supplier().refuse('confirm', 'NoAvailability');
      await survive(payReady(process, ready));
      return async () => {
        const { state, lastFailure, draft } = await stage.checkoutOf(ready);
        expect(draft).toEqual(ready.checkout.draft);
        const left = stage.supplier().taken() - Math.min(taken, stage.supplier().taken());
        return [state, lastFailure?.reason, left, await stage.has(ready.traveler)];
      };
    },
    ends: ['open', 'NoAvailability', 0, ALL_BACK],
  },
  'a booking whose price rises': {
    run: async (process) => {
      resetFaults(stage.world());
      const ready = await stage.ready(true);
      stage.supplier().priceAt(INCREASED);
      await survive(payReady(process, ready).catch(passOver('PriceIncreased')));
      return async () => {
        const { state, priceChange } = await stage.checkoutOf(ready);
        return [state, priceChange?.newTotal.amountMinor, await stage.has(ready.traveler)];
      };
    },
    ends: ['open', percentOf(stage.of, INCREASED), ALL_BACK],
  },
});

const cancellation = (stage: SuiteStage): CrashCase => ({
  run: async (process) => {
    const booked = await stage.settled(true);
    const { bookingId, traveler } = booked;
    const { quoteId } = await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext());
    await survive(cancelTrip(process, bookingId, { quoteId }, traveler.actor, requestContext()));
    return async () => {
      const { status, refunds } = await stage.tripOf(booked);
      const back = refunds.map(({ state, outcome, amount }) => [state, outcome, amount.amountMinor]);
      return [status, back, stage.supplier().orders(bookingId), await stage.has(traveler)];
    };
  },
  ends: [
    'Canceled',
    [
      ['returned', 'returned', CREDIT_MINOR],
      ['returned', null, UNITS],
      ['sent', null, cardMinorOf(stage.of)],
    ],
    stage.of.confirmSteps.map(() => 'Canceled'),
    ALL_BACK,
  ],
});

/** How often each party was called for what, by the step that calls it. */
const callsOf = (stage: SuiteStage, step: string): [verb: string, calls: ReadonlyMap<string, number>] => {
  const { cardFaults, milesFaults } = stage.world();
  const [name = ''] = step.split(':');
  if (name === 'miles') return ['reserve', milesFaults.calls];
  if (name === 'settle') return ['settle', milesFaults.calls];
  return [
    name,
    name === 'authorize' || name === 'capture' ? cardFaults.calls : stage.supplier().faults.calls,
  ];
};

export function describeCrashes(stage: SuiteStage): void {
  const { of } = stage;
  const cases = {
    ...bookings(stage),
    ...refusals(stage),
    'a cancellation': cancellation(stage),
    ...of.crashes?.(stage),
  };
  const between = { world: stage.world, second: stage.server };
  describe.each(Object.entries(cases))('%s', (_, story) => runCrashMatrix(story, between));

  const steps = ['reserve', 'miles:2', 'authorize', ...of.confirmSteps, 'settle:2', 'capture'];
  test.each(steps)(
    'a %s that had its effect before the crash is looked up, and not requested again',
    async (step) => {
      resetFaults(stage.world());
      await booking(stage, true)(dyingProcess(stage.world(), `${step}:do:afterEffect`));
      await stage.world().resume(stage.server());
      const [verb, calls] = callsOf(stage, step);
      expect(calls.get(verb)).toBe(verb === 'confirm' ? of.confirmSteps.length : 1);
      expect(calls.get('lookUp') ?? 0).toBeGreaterThanOrEqual(1);
    },
  );
}
