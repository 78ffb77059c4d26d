import { type CalendarDate, date, type Instant } from '@sojourn/domain/dates.ts';
import {
  activityAsk,
  activitySupplierOf,
  answered,
  calm,
  type OpenActivityMarket,
  openActivityMarket,
  testActivityWorld,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsIn } from '../inventory/content/activity-facts.ts';
import { PLAN_KEYS } from '../inventory/plans.ts';
import { type ActivityWorld, activityIdOf } from '../inventory/world.ts';

/** The tests' world with its first hike in the night moved to a zone: none is on Lord Howe Island. */
function worldIn(zone: string): { readonly world: ActivityWorld; readonly row: number } {
  const made = testActivityWorld();
  const night = PLAN_KEYS.indexOf('beforeDawn');
  const row = made.plan.findIndex((plan, at) => plan === night && made.city[at] !== undefined);
  const cities = made.cities.map((city, at) => (at === made.city[row] ? { ...city, zone } : city));
  return { world: { ...made, cities }, row };
}

const open: OpenActivityMarket[] = [];
afterAll(() => Promise.all(open.map((each) => each.close())));

describe.each([
  // 2:30 is skipped, and 2:30 is shown twice, at the earlier of both
  {
    zone: 'America/New_York',
    now: '2027-03-01T12:00:00Z' as Instant,
    skipped: date('2027-03-14'),
    repeated: date('2027-11-07'),
    hasSkipped: true,
    twice: null,
  },
  // Clocks go from 1:00 to 2:00 and from 2:00 back to 1:00: 2:30 is as on any other day
  {
    zone: 'Europe/Lisbon',
    now: '2027-03-01T12:00:00Z' as Instant,
    skipped: date('2027-03-28'),
    repeated: date('2027-10-31'),
    hasSkipped: false,
    twice: null,
  },
  // In Berlin it's 2:30 that is skipped, and shown twice
  {
    zone: 'Europe/Berlin',
    now: '2027-03-01T12:00:00Z' as Instant,
    skipped: date('2027-03-28'),
    repeated: date('2027-10-31'),
    hasSkipped: true,
    twice: '+02:00',
  },
  // Half an hour, from 2:00 to 2:30: 2:30 is the first minute after, and isn't shown twice
  {
    zone: 'Australia/Lord_Howe',
    now: '2027-03-01T12:00:00Z' as Instant,
    skipped: date('2027-10-03'),
    repeated: date('2027-04-04'),
    hasSkipped: false,
    twice: null,
  },
])('in $zone', ({ zone, now, skipped, repeated, hasSkipped, twice }) => {
  const { world, row } = worldIn(zone);
  const activityId = activityIdOf(world, row);
  let market: OpenActivityMarket;
  beforeAll(async () => {
    market = await openActivityMarket({ world, clock: { now: () => now } });
    open.push(market);
  });
  const supplier = () => activitySupplierOf(market.market, activityId);
  const slotsOn = async (day: CalendarDate) => {
    const check = { activityId, optionId: 'option-1', units: null, now, from: day, days: 1 };
    return answered(await supplier().check(check, calm)).slots;
  };
  const stateOn = async (day: CalendarDate) => {
    const ask = { activityId, optionId: 'option-1', from: day, days: 1, now };
    return answered(await supplier().calendar(ask, calm)).days[0]?.state;
  };

  test('a start in a skipped hour isn’t offered, anywhere', async () => {
    const slots = await slotsOn(skipped);
    expect(slots.length === 0).toBe(hasSkipped);
    expect((await stateOn(skipped)) === 'closed').toBe(hasSkipped);
    const [unit] = optionsIn(world, row)[0]!.units;
    const slotId = `${skipped}T02:30`;
    const of = { activityId, slotId, units: [{ unitId: unit!.unitId, count: 1 }], now };
    const priced = await supplier().price(activityAsk(of), calm);
    if (hasSkipped) expect(priced).toMatchObject({ rejection: { reason: 'RateNotAvailable' } });
  });

  test('one that’s shown twice says which it is', async () => {
    const [slot] = await slotsOn(repeated);
    expect(slot?.startsAtLocal).toBe(`${repeated}T02:30`);
    expect(slot?.shownOffset).toBe(twice);
  });
});
