import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_NOW,
  activityAsk,
  activitySupplierOf,
  answered,
  calm,
  confirmActivityRequest,
  type OpenActivityMarket,
  openActivityMarket,
  playing,
  reserveActivityRequest,
  testActivityMarket,
  testActivityWorld,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsIn } from '../inventory/content/activity-facts.ts';
import { capacityHere } from '../inventory/places-left.ts';
import { MINIMUM_GROUPS } from '../inventory/terms.ts';
import { activityWhere, isKind, slotWithPlaces } from './testing/find-activity.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());
const sail = () => activitySupplierOf(open.market);
const book = async (reference: string, slotId: string) => {
  answered(await sail().reserve(reserveActivityRequest(reference, { slotId }), calm));
  answered((await sail().confirm(confirmActivityRequest(reference), calm)) as never);
};

test.each([
  ['activity-operator-cancels', 'operator', '2027-05-10T10:00'],
  ['activity-weather', 'weather', '2027-05-11T10:00'],
  ['activity-too-few', 'tooFew', '2027-05-12T10:00'],
])('%s: all comes back, codes are dead, and nobody else can book it', async (scenario, cause, slotId) => {
  const reference = `off-${cause}`;
  await book(reference, slotId);
  await book(`${reference}-other`, slotId);
  answered(await sail().reserve(reserveActivityRequest(`${reference}-held`, { slotId }), calm));
  const look = (of: string, context = calm) => sail().lookUp({ reference: of, now: ACTIVITY_NOW }, context);
  const record = answered(await look(reference, playing(scenario)));
  const canceledByOperator = { cause, at: ACTIVITY_NOW };
  expect(record).toMatchObject({
    state: 'Canceled',
    order: { state: 'Canceled', tickets: [{ isDead: true }] },
    schedule: { version: 1, acceptedVersion: 0, canceledByOperator },
  });
  expect(answered(await look(reference))).toEqual(record);
  const cancel = { reference, penaltyMinor: 0, now: plusSeconds(ACTIVITY_NOW, 60) };
  expect(answered(await sail().cancel(cancel, calm))).toMatchObject({
    penaltyMinor: 0,
    refundMinor: 96_00,
  });
  expect(answered(await look(`${reference}-other`))?.schedule).toMatchObject({ canceledByOperator });
  expect(answered(await look(`${reference}-held`))).toMatchObject({ state: 'Expired' });
  expect(await sail().price(activityAsk({ slotId }), calm)).toMatchObject({
    rejection: { reason: 'NoAvailability' },
  });
  const { activityId } = activityAsk();
  const check = { activityId, optionId: 'option-1', units: null, now: ACTIVITY_NOW, slotIds: [slotId] };
  expect(answered(await sail().check(check, calm)).slots).toMatchObject([{ state: 'closed' }]);
});

test('every server hears that a start is called off', async () => {
  const other = await testActivityMarket(open.database);
  const day = '2027-05-13' as never;
  const { activityId } = activityAsk();
  const ask = { activityId, optionId: null, from: day, days: 1, now: ACTIVITY_NOW };
  const state = async () => answered(await activitySupplierOf(other).calendar(ask, calm)).days[0]?.state;
  expect(await state()).toBe('available');
  for (const start of [0, 1, 2]) await open.market.callOff({ activityId, day, start }, 'weather');
  await expect.poll(state, { timeout: 5_000 }).toBe('closed');
  await other.close();
});

describe('a smallest group', () => {
  /** Needs six, decided at 18:00 the day before. */
  const { activityId, row } = activityWhere(
    (world, at) =>
      MINIMUM_GROUPS[world.minimum[at]!]?.people === 6 &&
      world.seats[at]! >= 10 &&
      world.fill[at] === 1 &&
      world.pickup[at] === 0 &&
      world.confirmation[at] === 0 &&
      isKind('startTimes')(world, at),
  );
  const world = testActivityWorld();
  const [unit] = optionsIn(world, row)[0]!.units;
  /** At most three are booked from elsewhere. */
  const least = world.seats[row]! - 3;
  const slot = slotWithPlaces(row, least);
  const dayOf = (slotId: string): number => Math.floor(Date.parse(`${slotId}Z`) / 86_400_000);
  const elsewhere = ({ slotId, start }: typeof slot): number =>
    world.seats[row]! - capacityHere(world, row, dayOf(slotId), start);
  const five = 5 - elsewhere(slot);
  const supplier = () => activitySupplierOf(open.market, activityId);
  const pick = (count: number) => ({
    activityId,
    slotId: slot.slotId,
    units: [{ unitId: unit!.unitId, count }],
  });
  const at = (text: string) => text as Instant;

  test('five of six at its instant: canceled, all comes back', async () => {
    const priced = answered(await supplier().price(activityAsk(pick(five)), calm));
    expect(priced.summary.minimumGroup?.people).toBe(6);
    const decided = at(new Date(priced.summary.minimumDecidedAt ?? '').toISOString());
    answered(await supplier().reserve(reserveActivityRequest('five', pick(five)), calm));
    answered((await supplier().confirm(confirmActivityRequest('five'), calm)) as never);
    const before = plusSeconds(decided, -1);
    expect(answered(await supplier().lookUp({ reference: 'five', now: before }, calm))?.state).toBe(
      'Confirmed',
    );
    // Held when it's counted, confirmed too late
    const last = reserveActivityRequest('sixth', { ...pick(1), now: before });
    answered(await supplier().reserve(last, calm));
    const record = answered(await supplier().lookUp({ reference: 'five', now: decided }, calm));
    expect(record).toMatchObject({
      state: 'Canceled',
      schedule: { canceledByOperator: { cause: 'tooFew', at: decided } },
    });
    const late = confirmActivityRequest('sixth', { now: plusSeconds(decided, 1) });
    expect((await supplier().confirm(late, calm)).outcome).toBe('rejected');
  });

  test('six take place, whoever cancels afterwards', async () => {
    const from = new Date(Date.parse(`${slot.slotId}Z`) + 86_400_000).toISOString().slice(0, 10);
    const next = slotWithPlaces(row, least, { from });
    const of = (count: number) => ({ ...pick(count), slotId: next.slotId });
    for (const [reference, count] of [
      ['most', 5 - elsewhere(next)],
      ['last', 1],
    ] as const) {
      answered(await supplier().reserve(reserveActivityRequest(reference, of(count)), calm));
      answered((await supplier().confirm(confirmActivityRequest(reference), calm)) as never);
    }
    const priced = answered(await supplier().lookUp({ reference: 'most' }, calm));
    expect(priced?.state).toBe('Confirmed');
    const { summary } = answered(await supplier().price(activityAsk(of(1)), calm));
    const decided = at(new Date(summary.minimumDecidedAt ?? '').toISOString());
    const stateAt = async (now: Instant) =>
      answered(await supplier().lookUp({ reference: 'most', now }, calm))?.state;
    expect(await stateAt(decided)).toBe('Confirmed');
    const now = plusSeconds(decided, 60);
    await supplier().cancel({ reference: 'last', penaltyMinor: 1_000_00, now }, calm);
    expect(await stateAt(plusSeconds(decided, 120))).toBe('Confirmed');
  });
});
