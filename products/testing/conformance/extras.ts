/**
 * Seats, bags and what else is bought with a booking, changed after it: paid by a card, for nothing or given
 * back to each tender, once, and whatever breaks on the way. Products without such refuse.
 */
import type { PricedAsk } from '@sojourn/contract/changes.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { IN_ORDER, type Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { BREAKS } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { describe, expect, test } from 'vitest';
import type { Booked, ProductUnderTest, SuiteStage } from './product-under-test.ts';

type Extras = NonNullable<ProductUnderTest['extras']>;
type Quoted = Awaited<ReturnType<typeof requestChange>>;

const waysOf = (stage: SuiteStage, { ask: wanted }: Extras) => ({
  quote: ({ traveler, bookingId }: Booked, ask: PricedAsk = wanted): Promise<Quoted> =>
    requestChange(stage.server(), bookingId, { ask }, traveler.actor, requestContext()),
  confirm: (
    { traveler, bookingId }: Booked,
    { changeId, cost }: Quoted,
    process: Process = stage.server(),
  ) => {
    const dueMinor = cost?.due.amountMinor ?? 0;
    const paymentId = dueMinor > 0 ? (traveler.cards[0] ?? null) : null;
    const input = { dueMinor, paymentId };
    return confirmChange(process, bookingId, changeId as ChangeId, input, traveler.actor, requestContext());
  },
  see: async (booked: Booked) => {
    const { status, total, tenders, refunds, cases } = await stage.tripOf(booked);
    const paid = tenders.map(({ state, amount }) => [state, amount.amountMinor]);
    const back = refunds.map(({ state, amount }) => [state, amount.amountMinor]);
    const open = cases.filter(({ state }) => state === 'open').map(({ kind }) => kind);
    return [status, total.amountMinor, paid, back, open];
  },
});
type Ways = ReturnType<typeof waysOf>;

export function describeExtras(stage: SuiteStage): void {
  const { extras } = stage.of;
  if (extras) describe('extras after booking', () => describeThem(stage, extras));
  else describeNone(stage);
}

function describeThem(stage: SuiteStage, extras: Extras): void {
  const ways = waysOf(stage, extras);
  const { quote, confirm, see } = ways;
  const { totalMinor } = stage.of;
  const { dueMinor, none } = extras;
  const first = ['captured', totalMinor];
  const asBooked = ['Confirmed', totalMinor, [first], [], []];
  const bought = ['Modified', totalMinor + dueMinor, [first, ['captured', dueMinor]], [], []];

  test('are quoted, paid by a card and in the booking’s next version', async () => {
    const made = await stage.settled();
    expect((await stage.tripOf(made)).actions.extras).toEqual({ available: true });
    const quoted = await quote(made);
    expect(quoted).toMatchObject({
      failure: null,
      cost: { due: { amountMinor: dueMinor }, totalAfter: { amountMinor: totalMinor + dueMinor } },
      detail: { kind: 'Extras' },
    });
    expect(await see(made)).toEqual(asBooked);
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success', failure: null });
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success' });
    expect(await see(made)).toEqual(bought);
    expect((await stage.tripOf(made)).history.map(({ cause }) => cause)).toEqual(['extras']);
    expect(await quote(made)).toMatchObject({ failure: 'Unchanged', cost: null });
  });

  test('that cost nothing take no payment', async () => {
    const made = await stage.settled();
    extras.price(stage.world(), 0);
    const quoted = await quote(made);
    expect(quoted.cost).toMatchObject({ due: { amountMinor: 0 }, refund: { amountMinor: 0 } });
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success' });
    expect(await see(made)).toEqual(['Modified', totalMinor, [first], [], []]);
  });

  test('that cost less than a card can pay are had for nothing', async () => {
    const made = await stage.settled();
    extras.price(stage.world(), 30);
    const quoted = await quote(made);
    expect(quoted.cost).toMatchObject({ due: { amountMinor: 0 }, totalAfter: { amountMinor: totalMinor } });
    expect(quoted.cost?.lines.at(-1)).toMatchObject({ kind: 'tooLittle', amount: { amountMinor: -30 } });
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success', failure: null });
    expect(await see(made)).toEqual(['Modified', totalMinor, [first], [], []]);
  });

  test('that are given up come back to the tenders that paid', async () => {
    const made = await stage.settled();
    await confirm(made, await quote(made));
    const quoted = await quote(made, none);
    expect(quoted.cost).toMatchObject({ due: { amountMinor: 0 }, refund: { amountMinor: dueMinor } });
    await confirm(made, quoted);
    const [status, total, , back] = await see(made);
    const backMinor = (back as [string, number][]).reduce((sum, [, minor]) => sum + minor, 0);
    expect([status, total, backMinor]).toEqual(['Modified', totalMinor, dueMinor]);
    const { trip } = await stage.cancel(made);
    const all = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    expect([trip.status, all]).toEqual(['Canceled', totalMinor + dueMinor]);
  });

  test.each([
    ['SeatTaken', []],
    ['ExtraNotOffered', []],
    ['SeatUnfit', []],
    ['CheckedIn', []],
    ['TooLate', []],
    ['PriceIncreased', []],
    ['NotChangeable', ['changeRefused']],
    ['AirlineControl', ['changeRefused']],
  ] as const)('refused as %s when they’re confirmed: all stays, nothing is charged', async (reason, open) => {
    const made = await stage.settled();
    const quoted = await quote(made);
    extras.refuse(stage.world(), reason);
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Failed', failure: reason });
    const { status, total, tenders, cases } = await stage.tripOf(made);
    expect([status, total.amountMinor]).toEqual(['Confirmed', totalMinor]);
    expect(tenders.map(({ state }) => state)).toEqual(['captured', 'voided']);
    expect(cases.map(({ kind }) => kind)).toEqual(open);
    if (reason !== 'PriceIncreased')
      expect(await quote(made)).toMatchObject({ failure: reason, priceQuote: 'Failed' });
    stage.reset();
    expect(await confirm(made, await quote(made))).toMatchObject({ booking: 'Success' });
  });

  describe('when something breaks', () => describeBreaks(stage, ways, bought));
  describe('at once with others', () => describeRaces(stage, ways, extras));
  describe('by a process that dies', () => {
    const buying: CrashCase = {
      run: async (process) => {
        resetFaults(stage.world());
        const made = await stage.settled();
        const quoted = await quote(made);
        await survive(confirm(made, quoted, process));
        return () => see(made);
      },
      ends: bought,
    };
    runCrashMatrix(buying, { world: stage.world, second: stage.server });
  });
}

function describeBreaks(stage: SuiteStage, { quote, confirm, see }: Ways, bought: unknown): void {
  const verbs = ['changeExtras', 'authorize', 'capture'] as const;
  const cases = verbs.flatMap((verb) => BREAKS.map((faults) => [verb, faults] as const));
  test.each(cases)('%s survives %o', async (verb, faults) => {
    const made = await stage.settled();
    const quoted = await quote(made);
    const line = verb === 'changeExtras' ? stage.supplier().faults : stage.world().cardFaults;
    line.next(verb, faults);
    await confirm(made, quoted);
    await stage.world().resume(stage.server());
    const seen = await see(made);
    // Surely not sent, a card isn't asked twice: then nothing was bought
    if (seen[0] === 'Modified') expect(seen).toEqual(bought);
    else expect([verb, seen[0]]).toEqual(['authorize', 'Confirmed']);
  });

  test('an answer that never comes is a case, and done once it is there', async () => {
    const made = await stage.settled();
    const quoted = await quote(made);
    const { faults } = stage.supplier();
    faults.next('changeExtras', ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'InProcess' });
    stage.world().clock.move(601);
    await stage.sweep();
    expect(await stage.tripOf(made)).toMatchObject({ cases: [{ kind: 'changeUnanswered' }] });
    faults.clear();
    await stage.world().resume(stage.server());
    expect(await see(made)).toEqual(bought);
  });
}

function describeRaces(
  stage: SuiteStage,
  { quote, confirm }: Ways,
  { ask, dueMinor, contest }: Extras,
): void {
  test('one of two tabs and a cancellation wins, and money agrees', async () => {
    const { totalMinor } = stage.of;
    for (const round of [0, 1, 2, 3]) {
      const made = await stage.settled();
      const { bookingId, traveler } = made;
      const second = stage.world().startProcess('second');
      const quoted = await quote(made);
      const { quoteId } = await quoteCancel(stage.server(), bookingId, traveler.actor, requestContext());
      const cancel = () => cancelTrip(second, bookingId, { quoteId }, traveler.actor, requestContext());
      const all = [() => confirm(made, quoted), cancel, () => confirm(made, quoted, second)];
      await Promise.allSettled((round % 2 === 0 ? all : all.toReversed()).map((each) => each()));
      await stage.world().resume(stage.server());
      const { status, total, refunds } = await stage.tripOf(made);
      const backMinor = refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
      expect([status, total.amountMinor, backMinor]).toEqual(
        status === 'Modified' ? ['Modified', totalMinor + dueMinor, 0] : ['Canceled', totalMinor, totalMinor],
      );
    }
    expect(await stage.world().problems()).toEqual(IN_ORDER);
  });

  test('a second tab’s quote dies with the first’s', async () => {
    const made = await stage.settled();
    const earlier = await quote(made);
    const later = await quote(made, ask);
    await expect(confirm(made, earlier)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    expect(await confirm(made, later)).toMatchObject({ booking: 'Success' });
  });

  test('what two bookings want goes to one, and the other isn’t charged', async () => {
    const both = [await stage.settled(), await stage.settled()];
    const ids = both.map(({ bookingId }) => bookingId);
    contest(stage.world(), ids);
    const quotes = await Promise.all(both.map((made) => quote(made)));
    const second = stage.world().startProcess('other');
    const done = await Promise.all(
      both.map((made, at) => confirm(made, quotes[at]!, at === 0 ? stage.server() : second)),
    );
    expect(done.map(({ booking, failure }) => failure ?? booking).toSorted()).toEqual([
      'SeatTaken',
      'Success',
    ]);
    expect(await stage.world().problems()).toEqual(IN_ORDER);
  });
}

/** Of a product that has none. */
function describeNone(stage: SuiteStage): void {
  test('has nothing to buy after booking', async () => {
    const made = await stage.settled();
    const { actions } = await stage.tripOf(made);
    expect(actions.extras).toEqual({ available: false, reason: 'NonExchangeable' });
  });
}
