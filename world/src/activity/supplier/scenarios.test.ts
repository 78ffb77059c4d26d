import { plusSeconds } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_NOW,
  activityAsk,
  activityQuestion,
  activitySupplierOf,
  answered,
  calm,
  confirmActivityRequest,
  type OpenActivityMarket,
  openActivityMarket,
  playing,
  reserveActivityRequest,
  SAIL_MINOR,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTIVITY_SCENARIOS } from './scenarios.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());
const sail = () => activitySupplierOf(open.market);
const slotOn = (day: number) => ({ slotId: `2027-05-${String(day).padStart(2, '0')}T10:00` });
const reserve = (reference: string, scenario: string, over: object = {}) =>
  sail().reserve(reserveActivityRequest(reference, over), playing(scenario));
const confirm = (reference: string, scenario: string) =>
  sail().confirm(confirmActivityRequest(reference), playing(scenario));
const look = async (reference: string, scenario = '') =>
  answered(await sail().lookUp({ reference, now: ACTIVITY_NOW }, playing(scenario)));
const soldOn = async ({ slotId }: { slotId: string }) => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.activity_slots where day = ${slotId.slice(0, 10)}`.execute(open.database.db);
  return rows[0]?.sold;
};

test('names are the product’s own, each once, and say what they do', () => {
  const names = ACTIVITY_SCENARIOS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, effect } of ACTIVITY_SCENARIOS) {
    expect(name).toMatch(/^activity-/);
    expect(effect.length).toBeGreaterThan(20);
  }
});

test('a price that rises as it’s held is refused, shown wherever it’s looked at, and then kept', async () => {
  const scenario = 'activity-price-rise';
  const agreed = { ...slotOn(20), totalMinor: SAIL_MINOR };
  const refused = await reserve('rise', scenario, agreed);
  const risen = 103_68;
  expect(refused).toMatchObject({
    rejection: { reason: 'PriceIncreased', price: { totalMinor: risen } },
  });
  expect(await soldOn(slotOn(20))).toBe(0);
  const priced = answered(await sail().price(activityAsk(slotOn(20)), playing(scenario)));
  expect(priced).toMatchObject({ price: { totalMinor: risen }, guarantee: null });
  const hold = answered(await reserve('rise', scenario, { ...agreed, totalMinor: risen }));
  expect(hold.price.totalMinor).toBe(risen);
  // Another buyer, without the scenario, has the usual price
  expect(answered(await sail().price(activityAsk(slotOn(20)), calm)).price.totalMinor).toBe(SAIL_MINOR);
});

test('a price that was promised is kept', async () => {
  const priced = answered(await sail().price(activityAsk(slotOn(21)), calm));
  const guaranteeId = priced.guarantee?.id;
  const later = plusSeconds(ACTIVITY_NOW, 600);
  const again = answered(await sail().price(activityAsk({ ...slotOn(21), guaranteeId, now: later }), calm));
  expect(again.guarantee).toEqual(priced.guarantee);
  const held = await reserve('promised', '', { ...slotOn(21), guaranteeId, totalMinor: SAIL_MINOR });
  expect(answered(held).price.totalMinor).toBe(SAIL_MINOR);
});

test('sold out as it’s held, and holds for five minutes', async () => {
  expect(await reserve('sold-out', 'activity-sold-out', slotOn(22))).toMatchObject({
    rejection: { reason: 'NoAvailability' },
  });
  expect(await look('sold-out')).toBeNull();
  const hold = answered(await reserve('short', 'activity-short-hold', { ...slotOn(22), holdMinutes: 30 }));
  expect(hold.expiresAt).toBe(plusSeconds(ACTIVITY_NOW, 300));
});

test('a confirmation that comes too late is one booking', async () => {
  const scenario = 'activity-slow-confirm';
  answered(await reserve('slow', scenario, slotOn(31)));
  expect(await confirm('slow', scenario)).toEqual({ outcome: 'unknown' });
  const record = await look('slow', scenario);
  expect(record).toMatchObject({ state: 'Confirmed', order: { state: 'Confirmed' } });
  expect(answered((await confirm('slow', scenario)) as never)).toEqual(record?.order);
  expect(await soldOn(slotOn(31))).toBe(2);
});

describe('what every product plays', () => {
  test.each([
    ['timeout-before-reserve', 24],
    ['timeout-after-reserve', 25],
  ])('%s: asked again there’s one hold', async (scenario, day) => {
    expect(await reserve(scenario, scenario, slotOn(day))).toEqual({ outcome: 'unknown' });
    answered(await reserve(scenario, scenario, slotOn(day)));
    expect(await soldOn(slotOn(day))).toBe(2);
  });

  test.each([
    ['confirm-later', 'Confirmed', 26],
    ['refuse-later', 'Rejected', 27],
  ])('%s ends as %s', async (scenario, state, day) => {
    answered(await reserve(scenario, scenario, slotOn(day)));
    expect(await confirm(scenario, scenario)).toEqual({ outcome: 'accepted' });
    const now = plusSeconds(ACTIVITY_NOW, 20);
    const record = answered(await sail().lookUp({ reference: scenario, now }, playing(scenario)));
    expect(record?.state).toBe(state);
  });

  test('duplicate-requests: each has one effect', async () => {
    const scenario = 'duplicate-requests';
    answered(await reserve('twice', scenario, slotOn(28)));
    answered((await confirm('twice', scenario)) as never);
    expect(await soldOn(slotOn(28))).toBe(2);
    const cancel = { reference: 'twice', penaltyMinor: 0, now: ACTIVITY_NOW };
    answered(await sail().cancel(cancel, playing(scenario)));
    expect(await soldOn(slotOn(28))).toBe(0);
  });

  test('nobody can be reached', async () => {
    const context = playing('all-suppliers-down');
    expect(await sail().search(activityQuestion(), context)).toEqual({ outcome: 'unavailable' });
    expect(await sail().price(activityAsk(), context)).toEqual({ outcome: 'unavailable' });
  });

  test('a cancellation that’s refused, and a reason that hasn’t a name', async () => {
    answered(await reserve('refused', '', slotOn(29)));
    answered((await confirm('refused', '')) as never);
    const cancel = { reference: 'refused', penaltyMinor: 0, now: ACTIVITY_NOW };
    expect(await sail().cancel(cancel, playing('cancel-refused'))).toMatchObject({
      rejection: { reason: 'NotCancellable' },
    });
    expect((await look('refused'))?.state).toBe('Confirmed');
    expect(await reserve('unknown', 'supplier-unknown-error', slotOn(29))).toMatchObject({
      rejection: { reason: 'Unknown' },
    });
  });
});
