/**
 * What every supplier of rides must do, seen through the port alone. Run it against the market or against an
 * adapter of a real one.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import type { RideTime } from '../rules/transfer.ts';
import type { PricedRide, RideAsk } from '../sell/port/ride-port.ts';
import type { GroundSupplier, RideRecord } from '../sell/supplier.ts';
import { answered, calm, TRAVELER } from './ground-market.ts';

type SuiteGround = {
  readonly supplier: () => GroundSupplier;
  /** Confirmed at once, and free to cancel now. */
  readonly ask: RideAsk;
  /** Another time of it, on another day and at no other price. */
  readonly later: RideTime;
  /** A time at which this ride can’t be had any more. */
  readonly over: RideTime;
};

let next = 0;
const reference = (what: string): string => `suite-${what}-${++next}`;
const reasonOf = (outcome: { outcome: string; rejection?: unknown }): unknown =>
  outcome.outcome === 'rejected' ? (outcome.rejection as { reason: string }).reason : outcome.outcome;

export function describeGroundSupplier(name: string, ground: SuiteGround): void {
  const { ask, later, over } = ground;
  const { now } = ask;
  const supplier = (): GroundSupplier => ground.supplier();
  const price = async (more: Partial<RideAsk> = {}): Promise<PricedRide> =>
    answered(await supplier().price({ ...ask, ...more }, calm));
  const hold = (ref: string, more: object = {}) =>
    supplier().reserve({ ...ask, reference: ref, totalMinor: 1_000_000_00, ...more }, calm);
  const confirm = (ref: string, at = now) =>
    supplier().confirm({ reference: ref, holdId: `hold_${ref}`, traveler: TRAVELER, now: at }, calm);
  const look = async (ref: string): Promise<RideRecord | null> =>
    answered(await supplier().lookUp({ reference: ref, now }, calm));
  const booked = async (what: string): Promise<string> => {
    const ref = reference(what);
    answered(await hold(ref));
    answered((await confirm(ref)) as never);
    return ref;
  };

  describe(`${name}: what it offers`, () => {
    test('a ride of the list costs what its price says, and its lines sum to it', async () => {
      const { transferId: _, ...question } = ask;
      const { rides } = answered(await supplier().search(question, calm));
      const listed = rides.find(({ summary }) => summary.transferId === ask.transferId);
      const { price: total, summary } = await price();
      expect(listed?.price).toEqual(total);
      expect(total.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total.totalMinor);
      expect(summary.operator.phone).toMatch(/^\+/);
      expect(summary.meeting.words.length).toBeGreaterThan(10);
      expect(summary.waiting.minutes).toBeGreaterThanOrEqual(30);
      expect(Date.parse(summary.sentBy.at)).toBeLessThan(Date.parse(summary.pickUp.at));
    });

    test('what it doesn’t sell, and what’s over, isn’t priced or held', async () => {
      expect(supplier().sells('trf_XXX-private-0')).toBe(false);
      const unknown = { ...ask, transferId: 'trf_XXX-private-0' };
      expect(reasonOf(await supplier().price(unknown, calm))).toBe('RateNotAvailable');
      expect(reasonOf(await hold(reference('over'), { time: over }))).toBe('RideNotInTime');
    });
  });

  describe(`${name}: holding and confirming`, () => {
    test('a hold is one however often it’s asked for, and can be given back', async () => {
      const ref = reference('hold');
      const held = answered(await hold(ref));
      expect(answered(await hold(ref))).toEqual(held);
      expect(await look(ref)).toMatchObject({ hold: held, order: null });
      answered(await supplier().release({ reference: ref }, calm));
      answered(await supplier().release({ reference: ref }, calm));
      expect(await look(ref)).toMatchObject({ hold: null, order: null });
      expect(reasonOf(await confirm(ref))).toBe('NoAvailability');
    });

    test('a hold that has run out can’t be confirmed, nor what was never held', async () => {
      const ref = reference('late');
      const { expiresAt } = answered(await hold(ref));
      expect(reasonOf(await confirm(ref, expiresAt))).toBe('ExpiredFulfillToken');
      expect(reasonOf(await confirm(reference('unheld')))).toBe('InvalidSession');
    });

    test('nothing is held above the price that was agreed to', async () => {
      const { price: total } = await price();
      const refused = await hold(reference('price'), { totalMinor: total.totalMinor - 1 });
      expect(refused).toMatchObject({ rejection: { reason: 'PriceIncreased', price: total } });
    });

    test('a confirmation is one order with its driver, however often it’s asked for', async () => {
      const ref = reference('confirm');
      answered(await hold(ref));
      const order = answered((await confirm(ref)) as never) as { locator: string; driver: object };
      expect(order.locator).toBeTruthy();
      expect(order.driver).toMatchObject({ plate: expect.stringMatching(/^\w\w-\d\d-\w\w$/) });
      expect(answered((await confirm(ref)) as never)).toEqual(order);
      expect(await look(ref)).toMatchObject({ hold: null, order });
    });
  });

  describe(`${name}: after booking`, () => {
    test('a confirmed ride ends as canceled, once', async () => {
      const ref = await booked('cancel');
      const quote = answered(await supplier().quoteCancel({ reference: ref, now }, calm));
      expect(quote.penaltyMinor).toBe(0);
      const cancel = { reference: ref, penaltyMinor: 0, now };
      expect(answered(await supplier().cancel(cancel, calm))).toEqual(quote);
      const again = { ...cancel, now: plusSeconds(now, 60) };
      expect(answered(await supplier().cancel(again, calm))).toEqual(quote);
      expect(await look(ref)).toMatchObject({ order: { state: 'Canceled' } });
    });

    test('another time is the same order: the same number, one change however often it’s sent', async () => {
      const ref = await booked('retime');
      const before = await look(ref);
      const request = { reference: ref, time: later, now };
      const quote = answered(await supplier().quoteChange(request, calm));
      expect(quote.amounts.dueMinor).toBe(0);
      const change = { ...request, changeReference: `${ref}-1`, dueMinor: 0 };
      expect(reasonOf(await supplier().change({ ...change, dueMinor: -1 }, calm))).toBe('PriceIncreased');
      const changed = answered(await supplier().change(change, calm));
      expect(answered(await supplier().change(change, calm))).toEqual(changed);
      const after = await look(ref);
      expect(after?.changes).toEqual([changed]);
      expect(after?.order).toEqual(before?.order);
      expect(changed.summary.time).toEqual(later);
    });

    test('what isn’t there, canceled or over isn’t moved: the old time stays', async () => {
      const ref = await booked('no-change');
      const request = { reference: ref, time: later, now };
      const nobody = { ...request, reference: reference('none') };
      expect(reasonOf(await supplier().quoteChange(nobody, calm))).toBe('NotFound');
      expect(reasonOf(await supplier().quoteChange({ ...request, time: over }, calm))).toBe('RideNotInTime');
      expect(await look(ref)).toMatchObject({ changes: [], order: { state: 'Confirmed' } });
      answered(await supplier().cancel({ reference: ref, penaltyMinor: 0, now }, calm));
      expect(reasonOf(await supplier().quoteChange(request, calm))).toBe('NotChangeable');
    });

    test('edited details are taken once', async () => {
      const ref = await booked('edit');
      const travelers = [{ ...TRAVELER, phone: '+1 202-555-0199' }];
      const edit = { reference: ref, editReference: `${ref}-edit`, travelers, now };
      expect(answered(await supplier().edit(edit, calm))).toBeNull();
      expect(answered(await supplier().edit(edit, calm))).toBeNull();
      expect((await look(ref))?.edits).toEqual([`${ref}-edit`]);
    });
  });
}
