/**
 * What every supplier of activities must do, seen through the port alone: the cases that a public checker of
 * the standard walks, in our own words. Run it against the market or against an adapter of a real one.
 */
import { type CalendarDate, plusSeconds } from '@sojourn/domain/dates.ts';
import { describe, expect, test } from 'vitest';
import type { ActivityPriceAsk } from '../sell/port/price-port.ts';
import type { OptionSlot } from '../sell/port/slots-port.ts';
import type { ActivityRecord, ActivitySupplier } from '../sell/supplier.ts';
import { answered, calm, TRAVELER } from './activity-market.ts';

type SuiteGround = {
  readonly supplier: () => ActivitySupplier;
  /** With two options or more, counted places, confirmed at once and free to cancel on `from`. */
  readonly ask: ActivityPriceAsk;
  /** Days from `from` on which there are at least two slots with places for ten. */
  readonly from: CalendarDate;
  readonly days: number;
};

let next = 0;
const reference = (what: string): string => `suite-${what}-${++next}`;

export function describeActivitySupplier(name: string, ground: SuiteGround): void {
  const { ask } = ground;
  const { now } = ask;
  const supplier = (): ActivitySupplier => ground.supplier();
  const later = (seconds: number) => plusSeconds(now, seconds);
  const slots = async (): Promise<OptionSlot[]> => {
    const { activityId, optionId, units } = ask;
    const { from } = ground;
    const check = { activityId, optionId, units, now, from, days: ground.days };
    return [...answered(await supplier().check(check, calm)).slots];
  };
  const hold = (ref: string, over: Partial<ActivityPriceAsk> = {}) =>
    supplier().reserve({ ...ask, ...over, reference: ref, totalMinor: 1_000_000_00, holdMinutes: 15 }, calm);
  const confirm = (ref: string, at = now) =>
    supplier().confirm({ reference: ref, holdId: `hold_${ref}`, traveler: TRAVELER, now: at }, calm);
  const look = async (ref: string, at = now): Promise<ActivityRecord | null> =>
    answered(await supplier().lookUp({ reference: ref, now: at }, calm));
  const booked = async (what: string): Promise<string> => {
    const ref = reference(what);
    answered(await hold(ref));
    answered((await confirm(ref)) as never);
    return ref;
  };
  const reasonOf = (outcome: { outcome: string; rejection?: unknown }): unknown =>
    outcome.outcome === 'rejected' ? (outcome.rejection as { reason: string }).reason : outcome.outcome;

  describe(`${name}: what it has`, () => {
    test('its content has an option, units, and a place to meet', async () => {
      const page = answered(await supplier().detail({ activityId: ask.activityId, locale: 'en', now }, calm));
      expect(page.options.map(({ optionId }) => optionId)).toContain(ask.optionId);
      expect(page.options.every(({ units }) => units.length > 0)).toBe(true);
      expect(page.meetingPoint.words.length).toBeGreaterThan(5);
      expect(page.operatorContact.phone).toMatch(/^\+/);
      expect(supplier().facts(ask.activityId, 'en')?.name).toBe(page.name);
    });

    test('an activity that it doesn’t have isn’t found', async () => {
      const activityId = 'act_nowhere-1';
      expect(supplier().sells(activityId)).toBe(false);
      expect(supplier().facts(activityId, 'en')).toBeNull();
      const { from } = ground;
      const asks = [
        await supplier().detail({ activityId, locale: 'en', now }, calm),
        await supplier().calendar({ activityId, optionId: null, from, days: 1, now }, calm),
        await supplier().check({ activityId, optionId: null, units: null, from, days: 1, now }, calm),
      ];
      expect(asks.map(reasonOf)).toEqual(['NotFound', 'NotFound', 'NotFound']);
      expect(reasonOf(await hold(reference('nowhere'), { activityId }))).toBe('RateNotAvailable');
    });

    test('its calendar has one state for each day, which is the best of the day’s slots', async () => {
      const { activityId, optionId } = ask;
      const { from } = ground;
      const calendar = answered(
        await supplier().calendar({ activityId, optionId, from, days: ground.days, now }, calm),
      );
      expect(calendar.days).toHaveLength(ground.days);
      const byDay = Map.groupBy(await slots(), ({ date }) => date);
      for (const day of calendar.days) {
        const states = byDay.get(day.date)?.map(({ state }) => state) ?? ['closed'];
        expect(states).toContain(day.state);
      }
    });

    test('a check of ids finds those slots, and leaves out the ids that it doesn’t know', async () => {
      const [first, second] = await slots();
      const { activityId, optionId } = ask;
      const slotIds = [first?.slotId ?? '', second?.slotId ?? '', '1999-01-01T10:00', 'never'];
      const found = answered(
        await supplier().check({ activityId, optionId, units: null, now, slotIds }, calm),
      );
      expect(found.slots.map(({ slotId }) => slotId)).toEqual(slotIds.slice(0, 2));
    });

    test('no check is for more than a hundred ids or a year, nor for nothing', async () => {
      const { activityId, optionId } = ask;
      const of = { activityId, optionId, units: null, now };
      const slotIds = Array.from({ length: 101 }, (_, at) => `2027-04-${at}`);
      const { from } = ground;
      const asks = [
        await supplier().check({ ...of, slotIds }, calm),
        await supplier().check({ ...of, slotIds: [] }, calm),
        await supplier().check({ ...of, from, days: 367 }, calm),
        await supplier().calendar({ ...of, from, days: 0 }, calm),
      ];
      expect(asks.map(reasonOf)).toEqual(Array.from({ length: 4 }, () => 'InvalidSlots'));
    });
  });

  describe(`${name}: holding and confirming`, () => {
    test('a hold is one however often it’s asked for, and takes places', async () => {
      const ref = reference('hold');
      const at = (await slots()).find(({ slotId }) => slotId === ask.slotId);
      const held = answered(await hold(ref));
      expect(answered(await hold(ref))).toEqual(held);
      const after = (await slots()).find(({ slotId }) => slotId === ask.slotId);
      const people = ask.units.reduce((sum, { count }) => sum + count, 0);
      expect(after?.placesLeft).toBe((at?.placesLeft ?? 0) - people);
      expect(await look(ref)).toMatchObject({ state: 'OnHold', hold: held, order: null });
      answered(await supplier().release({ reference: ref }, calm));
      expect((await slots()).find(({ slotId }) => slotId === ask.slotId)?.placesLeft).toBe(at?.placesLeft);
    });

    test('a hold that’s given back ends as expired, and giving it back again is fine', async () => {
      const ref = reference('release');
      answered(await hold(ref));
      answered(await supplier().release({ reference: ref }, calm));
      answered(await supplier().release({ reference: ref }, calm));
      answered(await supplier().release({ reference: 'never-held' }, calm));
      expect(await look(ref)).toMatchObject({ state: 'Expired', hold: null, order: null });
      expect(reasonOf(await confirm(ref))).toBe('ExpiredFulfillToken');
    });

    test('a hold that has run out can’t be confirmed', async () => {
      const ref = reference('late');
      const { givenUntil } = answered(await hold(ref));
      expect(reasonOf(await confirm(ref, givenUntil))).toBe('ExpiredFulfillToken');
      expect(await look(ref, givenUntil)).toMatchObject({ state: 'Expired', order: null });
    });

    test('a hold can be kept for longer, but not one that has ended', async () => {
      const ref = reference('keep');
      const { expiresAt } = answered(await hold(ref));
      const until = plusSeconds(expiresAt, 600);
      const keep = supplier().keep;
      if (!keep) return;
      expect(answered(await keep({ reference: ref, until, now }, calm)).until).toBe(until);
      answered(await supplier().release({ reference: ref }, calm));
      expect(reasonOf(await keep({ reference: ref, until, now }, calm))).toBe('NotFound');
    });

    test('wrong options, slots, units and counts aren’t sold', async () => {
      const wrong = [
        { optionId: 'no-option' },
        { slotId: '2027-04-17T03:17' },
        { slotId: 'no-slot' },
        { slotId: null },
        { units: [{ unitId: 'no-unit', count: 1 }] },
        { units: [{ unitId: 'adult', count: -1 }] },
        { units: [{ unitId: 'adult', count: 1.5 }] },
      ];
      for (const over of wrong)
        expect(reasonOf(await hold(reference('wrong'), over)), JSON.stringify(over)).toBe('RateNotAvailable');
      expect(reasonOf(await hold(reference('nobody'), { units: [] }))).toBe('PartyNotPlaced');
    });

    test('a slot without enough places isn’t held, and says how many there are', async () => {
      const rest = (await slots()).find(({ slotId }) => slotId === ask.slotId)?.placesLeft ?? 0;
      const units = [{ unitId: 'adult', count: rest + 1 }];
      const refused = await hold(reference('full'), { units });
      expect(refused).toMatchObject({ rejection: { reason: 'NoAvailability', placesLeft: rest } });
    });

    test('nothing is confirmed that was never held', async () => {
      expect(reasonOf(await confirm(reference('unheld')))).toBe('InvalidSession');
      expect(await look(reference('unheld'))).toBeNull();
    });

    test('a confirmation is one order with its codes, however often it’s asked for', async () => {
      const ref = reference('confirm');
      answered(await hold(ref));
      const order = answered((await confirm(ref)) as never) as { locator: string; tickets: unknown[] };
      expect(order.locator).toBeTruthy();
      expect(order.tickets.length).toBeGreaterThan(0);
      expect(answered((await confirm(ref)) as never)).toEqual(order);
      expect(await look(ref)).toMatchObject({ state: 'Confirmed', hold: null, order });
      expect(answered(await supplier().quoteCancel({ reference: ref, now }, calm)).penaltyMinor).toBe(0);
    });
  });

  describe(`${name}: after booking`, () => {
    test('a confirmed booking ends as canceled, once, with its codes dead', async () => {
      const ref = await booked('cancel');
      const quote = answered(await supplier().quoteCancel({ reference: ref, now }, calm));
      const cancel = { reference: ref, penaltyMinor: quote.penaltyMinor, now };
      expect(answered(await supplier().cancel(cancel, calm))).toEqual(quote);
      expect(answered(await supplier().cancel({ ...cancel, now: later(60) }, calm))).toEqual(quote);
      const record = await look(ref);
      expect(record).toMatchObject({ state: 'Canceled', order: { state: 'Canceled' } });
      expect(record?.order?.tickets.every(({ isDead }) => isDead)).toBe(true);
      expect(reasonOf(await confirm(ref))).not.toBe('ok');
    });

    test('what isn’t there, or is only held, can’t be canceled', async () => {
      const held = reference('only-held');
      answered(await hold(held));
      for (const ref of [reference('nothing'), held])
        expect(reasonOf(await supplier().cancel({ reference: ref, penaltyMinor: 0, now }, calm))).toBe(
          'NotFound',
        );
      answered(await supplier().release({ reference: held }, calm));
    });

    test('another slot, option and party: the new places first, then the old ones back', async () => {
      const ref = await booked('change');
      const [one, other] = (await slots()).filter(({ placesLeft }) => (placesLeft ?? 0) >= 10);
      const to = [one, other].find((slot) => slot?.slotId !== ask.slotId);
      const left = async (slotId: string | null | undefined) =>
        (await slots()).find((slot) => slot.slotId === slotId)?.placesLeft ?? 0;
      const [before, free] = [await left(ask.slotId), await left(to?.slotId)];
      const units = [{ unitId: 'adult', count: 3 }];
      const request = { reference: ref, optionId: ask.optionId, slotId: to?.slotId ?? null, units, now };
      const quote = answered(await supplier().quoteChange(request, calm));
      const change = { ...request, changeReference: `${ref}-1`, dueMinor: quote.amounts.dueMinor };
      expect(
        reasonOf(await supplier().change({ ...change, dueMinor: quote.amounts.dueMinor - 1 }, calm)),
      ).toBe('PriceIncreased');
      const changed = answered(await supplier().change(change, calm));
      expect(answered(await supplier().change(change, calm))).toEqual(changed);
      const people = ask.units.reduce((sum, { count }) => sum + count, 0);
      expect([await left(ask.slotId), await left(to?.slotId)]).toEqual([before + people, free - 3]);
      const record = await look(ref);
      expect(record?.changes).toEqual([changed]);
      expect(record?.order?.price.totalMinor).toBe(changed.totalMinor);
      const live = record?.order?.tickets.filter(({ isDead }) => !isDead);
      expect(live).toEqual(changed.tickets);
    });

    test('changes to what isn’t there, and of what is over, are refused', async () => {
      const ref = await booked('no-change');
      const request = { reference: ref, optionId: ask.optionId, slotId: ask.slotId, units: ask.units, now };
      const refusals = [
        await supplier().quoteChange({ ...request, reference: reference('none') }, calm),
        await supplier().quoteChange({ ...request, slotId: '2027-04-17T03:17' }, calm),
        await supplier().quoteChange({ ...request, optionId: 'no-option' }, calm),
      ];
      expect(refusals.map(reasonOf)).toEqual(['NotFound', 'InvalidSlot', 'InvalidSlot']);
      answered(await supplier().cancel({ reference: ref, penaltyMinor: 1_000_000_00, now }, calm));
      expect(reasonOf(await supplier().quoteChange(request, calm))).toBe('NotChangeable');
    });

    test('edited details are taken once', async () => {
      const ref = await booked('edit');
      const edit = {
        reference: ref,
        editReference: `${ref}-edit`,
        travelers: [{ ...TRAVELER, firstName: 'Noor' }],
        now,
      };
      expect(answered(await supplier().edit(edit, calm))).toBeNull();
      expect(answered(await supplier().edit(edit, calm))).toBeNull();
      expect((await look(ref))?.edits).toEqual([`${ref}-edit`]);
    });
  });
}
