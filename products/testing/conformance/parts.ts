/**
 * Canceling some travelers, rooms or tickets while the others stay: once, back to each tender in proportion,
 * and whatever breaks on the way. Products that can't be canceled in part refuse.
 */
import type { PartUnit } from '@sojourn/domain/booking/change-state.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { IN_ORDER, type Process } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import {
  type CrashCase,
  runCrashMatrix,
  survive,
} from '@sojourn/server/modules/selling/booking/testing/crash-cases.ts';
import { CANCEL_BREAKS } from '@sojourn/server/modules/selling/booking/testing/faults.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { mustBook, resetFaults } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { getCancelParts } from '@sojourn/server/modules/trips/changes/get-cancel-parts.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { describe, expect, test } from 'vitest';
import type { Booked, ProductUnderTest, SuiteStage } from './product-under-test.ts';
import { CREDIT_MINOR, splitPayment, UNITS } from './suite-stage.ts';

type Parting = NonNullable<ProductUnderTest['parting']>;
type Quoted = Awaited<ReturnType<typeof requestChange>>;
const WITHHELD = 7_001;
const ONE = [1];

const waysOf = (stage: SuiteStage, { ready }: Parting, unit: PartUnit) => ({
  booked: async (isSplit = false): Promise<Booked> => {
    const traveler = await stage.world().newTraveler();
    const payment = isSplit ? await splitPayment(stage.world(), traveler) : {};
    const bookingId = await mustBook(
      stage.server(),
      await ready(stage.server(), traveler, payment),
      traveler,
    );
    await stage.world().resume(stage.server());
    return { traveler, bookingId };
  },
  quote: ({ traveler, bookingId }: Booked, parts: readonly number[] = ONE): Promise<Quoted> => {
    const ask = { kind: 'Part' as const, unit, parts: [...parts] };
    return requestChange(stage.server(), bookingId, { ask }, traveler.actor, requestContext());
  },
  confirm: ({ traveler, bookingId }: Booked, { changeId }: Quoted, process: Process = stage.server()) => {
    const input = { dueMinor: 0, paymentId: null };
    const id = changeId as Parameters<typeof confirmChange>[2];
    return confirmChange(process, bookingId, id, input, traveler.actor, requestContext());
  },
  see: async (booked: Booked) => {
    const { status, total, refunds, canceledParts, cases } = await stage.tripOf(booked);
    const parts = (await groupOf(stage, booked, unit))?.parts ?? [];
    const back = refunds.map(({ state, amount }) => [state, amount.amountMinor]);
    const open = cases.filter(({ state }) => state === 'open').map(({ kind }) => kind);
    return [status, parts.length, total.amountMinor, back, canceledParts.length, open];
  },
});

async function groupOf(stage: SuiteStage, { bookingId, traveler }: Booked, unit: PartUnit) {
  const { groups } = await getCancelParts(stage.server(), bookingId, traveler.actor);
  return groups.find((group) => group.unit === unit);
}

export function describeParts(stage: SuiteStage): void {
  const { parting } = stage.of;
  if (!parting) describeWhole(stage);
  else for (const unit of parting.units) describe(unit, () => describeParting(stage, parting, unit));
}

function describeParting(stage: SuiteStage, parting: Parting, unit: PartUnit): void {
  const ways = waysOf(stage, parting, unit);
  const { booked, quote, confirm, see } = ways;
  const { totalMinor, partMinor } = parting;
  const restMinor = totalMinor - partMinor;
  const keep = (withheldMinor: number) => parting.keep(stage.world(), withheldMinor);
  const backTo = (refundMinor: number) => [['sent', refundMinor]];
  const done = ['Modified', 1, restMinor, backTo(partMinor), 1, []];

  test('is quoted, and gives the part back while the rest stays booked', async () => {
    const made = await booked();
    expect((await stage.tripOf(made)).actions.cancelPart).toEqual({ available: true });
    const quoted = await quote(made);
    expect(quoted.cost).toMatchObject({
      due: { amountMinor: 0 },
      refund: { amountMinor: partMinor },
      totalBefore: { amountMinor: totalMinor },
      totalAfter: { amountMinor: restMinor },
    });
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success', failure: null });
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Success' });
    expect(await see(made)).toEqual(done);
    const { earning } = await stage.tripOf(made);
    expect(await groupOf(stage, made, unit)).toMatchObject({ block: 'NonExchangeable' });
    expect(earning).toMatchObject({ state: 'Pending' });
  });

  test('splits what comes back over credit, miles and card, and the parts sum to the whole', async () => {
    const made = await booked(true);
    keep(WITHHELD);
    const quoted = await quote(made);
    const refundMinor = partMinor - WITHHELD;
    expect(quoted.cost?.tenders.reduce((sum, { change }) => sum - change.amountMinor, 0)).toBe(refundMinor);
    await confirm(made, quoted);
    const first = (await stage.tripOf(made)).refunds.map(({ amount }) => amount.amountMinor);
    expect(first.reduce((sum, part) => sum + part, 0)).toBe(refundMinor);
    const paid = [CREDIT_MINOR, UNITS, totalMinor - CREDIT_MINOR - UNITS];
    for (const [i, part] of first.entries())
      expect(Math.abs(part - ((paid[i] ?? 0) * refundMinor) / totalMinor)).toBeLessThan(1);
    // The rest then comes back but for what was kept: no cent is lost or paid twice
    const { trip } = await stage.cancel(made);
    const all = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    expect([trip.status, all]).toEqual(['Canceled', totalMinor - WITHHELD]);
    expect(trip.refunds.filter(({ state }) => state === 'returned' || state === 'sent')).toHaveLength(
      trip.refunds.length,
    );
  });

  test('refuses to cancel all of it, or what isn’t there', async () => {
    const made = await booked();
    expect(await quote(made, [0, 1])).toMatchObject({ failure: 'NothingLeft', cost: null });
    expect(await quote(made, [5])).toMatchObject({ failure: 'NotChangeable', cost: null });
    expect(await see(made)).toEqual(['Confirmed', 2, totalMinor, [], 0, []]);
  });

  test('that the supplier refuses leaves everything booked, with a case', async () => {
    const made = await booked();
    const quoted = await quote(made);
    parting.refuse(stage.world());
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Failed', failure: 'NotChangeable' });
    expect(await see(made)).toEqual(['Confirmed', 2, totalMinor, [], 0, ['changeRefused']]);
    stage.reset();
    await confirm(made, await quote(made));
    expect((await see(made)).slice(0, -1)).toEqual(done.slice(0, -1));
  });

  test('of which more is kept than was quoted asks for a new quote', async () => {
    const made = await booked();
    const quoted = await quote(made);
    keep(WITHHELD);
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'Failed', failure: 'PriceIncreased' });
    expect(await see(made)).toEqual(['Confirmed', 2, totalMinor, [], 0, []]);
  });

  const breaks = CANCEL_BREAKS.map(
    ([verb, fault]) => [verb === 'cancel' ? 'cancelPart' : verb, fault] as const,
  );
  test.each(breaks)('survives %s broken by %s', async (verb, fault) => {
    const made = await booked();
    const quoted = await quote(made);
    const faults = verb === 'refund' ? stage.world().cardFaults : stage.supplier().faults;
    faults.next(verb, [fault]);
    await confirm(made, quoted);
    await stage.world().resume(stage.server());
    expect(await see(made)).toEqual(done);
  });

  test('that is never answered is a case, and done once it is', async () => {
    const made = await booked();
    const quoted = await quote(made);
    const { faults } = stage.supplier();
    faults.next('cancelPart', ['cutAfter'], true);
    faults.next('lookUp', ['cutBefore'], true);
    expect(await confirm(made, quoted)).toMatchObject({ booking: 'InProcess' });
    stage.world().clock.move(601);
    await stage.sweep();
    expect(await stage.tripOf(made)).toMatchObject({ cases: [{ kind: 'changeUnanswered' }] });
    faults.clear();
    await stage.world().resume(stage.server());
    expect(await see(made)).toEqual(done);
  });

  describe('against the whole', () => describeRaces(stage, ways, parting));
  describe('by a process that dies', () =>
    runCrashMatrix(dying(stage, ways, done), { world: stage.world, second: stage.server }));
}

type Ways = ReturnType<typeof waysOf>;
const dying = (stage: SuiteStage, { booked, quote, confirm, see }: Ways, ends: unknown): CrashCase => ({
  run: async (process) => {
    resetFaults(stage.world());
    const made = await booked();
    const quoted = await quote(made);
    await survive(confirm(made, quoted, process));
    return () => see(made);
  },
  ends,
});

function describeRaces(
  stage: SuiteStage,
  { booked, quote, confirm }: Ways,
  { units, totalMinor, partMinor }: Parting,
): void {
  const restMinor = totalMinor - partMinor;
  test('one of two parts, a part and a cancellation at once: one winner, and money agrees', async () => {
    for (const round of [0, 1, 2, 3]) {
      const made = await booked(true);
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
      const reduced = ['Modified', restMinor, totalMinor - restMinor];
      expect([status, total.amountMinor, backMinor]).toEqual(
        status === 'Modified' ? reduced : ['Canceled', totalMinor, totalMinor],
      );
    }
    expect(await stage.world().problems()).toEqual(IN_ORDER);
  });

  test('a quote of a part dies with the version that it was made for', async () => {
    const made = await booked();
    const first = await quote(made, [0]);
    await confirm(made, await quote(made));
    await expect(confirm(made, first)).rejects.toMatchObject({ code: 'ChangeQuoteExpired' });
    // The other unit may still have parts
    if (units.length > 1) expect(await quote(made, [0])).toMatchObject({ failure: 'NothingLeft' });
    else await expect(quote(made, [0])).rejects.toMatchObject({ code: 'NotChangeable' });
  });
}

/** Of a product that is canceled whole. */
function describeWhole(stage: SuiteStage): void {
  test('can’t be canceled in part', async () => {
    const made = await stage.settled();
    const { actor } = made.traveler;
    const { groups } = await getCancelParts(stage.server(), made.bookingId, actor);
    expect(groups).toEqual([]);
    const { actions } = await stage.tripOf(made);
    expect(actions.cancelPart).toEqual({ available: false, reason: 'NonExchangeable' });
    const ask = { kind: 'Part' as const, parts: ONE };
    const bookingId = assertPresent(made.bookingId, 'the booking');
    await expect(
      requestChange(stage.server(), bookingId, { ask }, actor, requestContext()),
    ).rejects.toMatchObject({ code: 'NotChangeable' });
  });
}
