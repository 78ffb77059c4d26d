import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_NOW,
  activitySupplierOf,
  answered,
  calm,
  confirmActivityRequest,
  type OpenActivityMarket,
  openActivityMarket,
  playing,
  reserveActivityRequest,
  testActivityWorld,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsIn } from '../inventory/content/activity-facts.ts';
import { activityWhere, isKind, slotWithPlaces } from './testing/find-activity.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());

const HOURS_72 = 72 * 3_600;
const byHand = (confirmation: number) =>
  activityWhere(
    (world, row) =>
      world.confirmation[row] === confirmation &&
      world.seats[row]! > 5 &&
      world.group[row] === 0 &&
      world.pickup[row] === 0 &&
      isKind('startTimes')(world, row),
  );
const { activityId, row } = byHand(1);
const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
const units = [{ unitId: unit!.unitId, count: 2 }];
const slot = slotWithPlaces(row, 5);
const supplier = () => activitySupplierOf(open.market, activityId);
const soldNow = async () => {
  const { rows } = await sql<{ sold: number }>`select coalesce(sum(sold), 0)::int as sold
    from market.activity_slots where activity_id = ${activityId}`.execute(open.database.db);
  return rows[0]?.sold;
};

async function ask(reference: string, scenario: string) {
  const of = { activityId, slotId: slot.slotId, units };
  const context = playing(scenario);
  answered(await supplier().reserve(reserveActivityRequest(reference, of), calm));
  const confirmed = await supplier().confirm(confirmActivityRequest(reference), context);
  const look = async (seconds: number) => {
    const now = plusSeconds(ACTIVITY_NOW, seconds);
    return answered(await supplier().lookUp({ reference, now }, calm));
  };
  return { confirmed, look };
}

test('what its operator looks at first is pending, without a code, then confirmed', async () => {
  const { confirmed, look } = await ask('yes', 'activity-pending-confirmed');
  expect(confirmed).toEqual({ outcome: 'accepted' });
  expect(await look(0)).toMatchObject({
    state: 'Pending',
    isDeciding: true,
    order: null,
    answerBy: plusSeconds(ACTIVITY_NOW, HOURS_72),
  });
  // However long it takes, its places stay held
  expect(await look(19)).toMatchObject({ state: 'Pending' });
  const again = await supplier().confirm(confirmActivityRequest('yes'), calm);
  expect(again).toEqual({ outcome: 'accepted' });
  expect(await look(20)).toMatchObject({
    state: 'Confirmed',
    answerBy: null,
    order: { state: 'Confirmed', tickets: [{ isDead: false }] },
  });
  const cancel = { reference: 'yes', penaltyMinor: 1_000_00, now: plusSeconds(ACTIVITY_NOW, 30) };
  answered(await supplier().cancel(cancel, calm));
});

test('one that’s refused ends as rejected, and its places are free again', async () => {
  const { look } = await ask('no', 'activity-pending-rejected');
  expect(await soldNow()).toBe(2);
  expect(await look(20)).toMatchObject({
    state: 'Rejected',
    order: null,
    refusal: { reason: 'OperatorRejected' },
  });
  expect(await soldNow()).toBe(0);
});

test('one that nobody answers ends as rejected after 72 hours', async () => {
  const { look } = await ask('silent', 'activity-pending-silent');
  expect(await look(HOURS_72 - 1)).toMatchObject({ state: 'Pending' });
  expect(await look(HOURS_72)).toMatchObject({
    state: 'Rejected',
    refusal: { reason: 'OperatorRejected' },
  });
  expect(await soldNow()).toBe(0);
});

test('it’s withdrawn by giving the hold back', async () => {
  const { look } = await ask('withdrawn', 'activity-pending-silent');
  answered(await supplier().release({ reference: 'withdrawn' }, calm));
  expect(await look(60)).toMatchObject({ state: 'Expired', order: null });
  expect(await soldNow()).toBe(0);
});

test('without a scenario its operator answers by itself, the same way each time', async () => {
  const { confirmed, look } = await ask('natural', '');
  expect(confirmed).toEqual({ outcome: 'accepted' });
  const record = await look(HOURS_72);
  expect(['Confirmed', 'Rejected']).toContain(record?.state);
  expect(await look(HOURS_72 + 1)).toEqual(record);
});

test('one that confirms by hand only near the start does so at once before', async () => {
  const near = byHand(2);
  const { zone } = testActivityWorld().cities[testActivityWorld().city[near.row]!]!;
  const at = slotWithPlaces(near.row, 5);
  const [first] = optionsIn(testActivityWorld(), near.row)[0]!.units;
  const seller = activitySupplierOf(open.market, near.activityId);
  const of = {
    activityId: near.activityId,
    slotId: at.slotId,
    units: [{ unitId: first!.unitId, count: 2 }],
  };
  // Twelve hours before the start, wherever it is
  const from = (seconds: number) => plusSeconds(at.startsAt, -12 * 3_600 + seconds);
  const confirmAt = async (reference: string, now: Instant) => {
    const held = await seller.reserve(reserveActivityRequest(reference, { ...of, now }), calm);
    if (held.outcome !== 'ok') return held;
    return seller.confirm(confirmActivityRequest(reference, { now }), calm);
  };
  expect(zone).toBeTruthy();
  expect((await confirmAt('far', from(-1))).outcome).toBe('ok');
  const close = await confirmAt('near', from(0));
  // Its cut-off may come even before
  if (close.outcome === 'rejected') expect(close.rejection).toEqual({ reason: 'CutOffPassed' });
  else expect(close.outcome).toBe('accepted');
});
