import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { ActivityChangeRequest } from '@sojourn/products/activity/sell/port/change-port.ts';
import {
  ACTIVITY_NOW,
  ALFAMA,
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
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isChangeable, optionsIn } from '../../inventory/content/activity-facts.ts';
import { activityWhere, isKind, slotWithPlaces } from '../testing/find-activity.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());
const supplier = (activityId = ALFAMA) => activitySupplierOf(open.market, activityId);
const adults = (count: number) => [{ unitId: 'adult', count }];
const slot = (day: number) => `2027-05-${String(day).padStart(2, '0')}T10:00`;

async function booked(reference: string, slotId: string, units = adults(2)) {
  const of = { activityId: ALFAMA, slotId, units };
  answered(await supplier().reserve(reserveActivityRequest(reference, of), calm));
  return answered((await supplier().confirm(confirmActivityRequest(reference), calm)) as never) as {
    tickets: { code: string }[];
  };
}
const to = (
  reference: string,
  slotId: string,
  over: Partial<ActivityChangeRequest> = {},
): ActivityChangeRequest => ({
  reference,
  optionId: 'option-1',
  slotId,
  units: adults(2),
  now: ACTIVITY_NOW,
  ...over,
});
const make = (request: ActivityChangeRequest, dueMinor = 1_000_00, nth = 1, context = calm) =>
  supplier().change({ ...request, changeReference: `${request.reference}-${nth}`, dueMinor }, context);
const reasonOf = (answer: { outcome: string; rejection?: { reason: string } | never }) =>
  answer.outcome === 'rejected' ? answer.rejection?.reason : answer.outcome;

test('another day while it’s free costs nothing and gives another code', async () => {
  const before = await booked('free', slot(3));
  const quote = answered(await supplier().quoteChange(to('free', slot(4)), calm));
  expect(quote).toMatchObject({
    amounts: { differenceMinor: 0, penaltyMinor: 0, dueMinor: 0 },
    withheldMinor: 0,
    summary: { times: { slotId: slot(4) } },
  });
  const changed = answered(await make(to('free', slot(4)), 0));
  expect(changed.tickets).toHaveLength(1);
  expect(changed.tickets[0]?.code).not.toBe(before.tickets[0]?.code);
  const at = '2027-05-04T08:30:00.000Z' as typeof ACTIVITY_NOW;
  expect(await open.market.scan(before.tickets[0]!.code, at)).toMatchObject({ scan: 'dead', why: 'changed' });
  expect(await open.market.scan(changed.tickets[0]!.code, at)).toMatchObject({ scan: 'admitted' });
});

test('late it costs what canceling would, and that isn’t given back later', async () => {
  await booked('late', slot(5));
  const now = plusSeconds(`2027-05-05T09:00:00Z` as typeof ACTIVITY_NOW, -4 * 3_600);
  const quote = answered(await supplier().quoteChange(to('late', slot(12), { now }), calm));
  expect(quote.amounts).toEqual({ differenceMinor: 0, penaltyMinor: 58_00, dueMinor: 58_00 });
  answered(await make(to('late', slot(12), { now }), 58_00));
  const cancel = answered(await supplier().quoteCancel({ reference: 'late', now }, calm));
  // Nothing could be given back any more: a later start doesn't open that again
  expect(cancel.refundMinor).toBe(0);
});

test('one person fewer gives the difference back, and takes the code of a voucher with it', async () => {
  const before = await booked('fewer', slot(6), adults(3));
  const changed = answered(await make(to('fewer', slot(6), { units: adults(2) }), -29_00));
  expect(changed.amounts.dueMinor).toBe(-29_00);
  expect(changed.tickets.map(({ code }) => code)).not.toContain(before.tickets[0]?.code);
});

test('where tickets are by person only that person’s is dead', async () => {
  const { activityId, row } = activityWhere(
    (world, at) => world.ticket[at] === 1 && isKind('openDated')(world, at) && isChangeable(world, at),
  );
  const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
  const units = (count: number) => [{ unitId: unit!.unitId, count }];
  const seller = supplier(activityId);
  const of = { activityId, slotId: null, units: units(3) };
  answered(await seller.reserve(reserveActivityRequest('persons', of), calm));
  const order = answered((await seller.confirm(confirmActivityRequest('persons'), calm)) as never);
  const codes = (order as { tickets: { code: string }[] }).tickets.map(({ code }) => code);
  const request = { reference: 'persons', optionId: 'option-1', slotId: null, now: ACTIVITY_NOW };
  const change = { changeReference: 'persons-1', dueMinor: 1_000_00 };
  const changed = answered(await seller.change({ ...request, ...change, units: units(2) }, calm));
  expect(changed.tickets.map(({ code }) => code)).toEqual(codes.slice(0, 2));
  const record = answered(await seller.lookUp({ reference: 'persons' }, calm));
  expect(record?.order?.tickets.map(({ isDead }) => isDead)).toEqual([false, false, true]);
});

test('what can’t be: no places, a child alone, too late, an operator that changes nothing', async () => {
  await booked('cannot', slot(7));
  await booked('crowd', slot(8), adults(9));
  const ask = async (slotId: string, over: Partial<ActivityChangeRequest> = {}) =>
    reasonOf((await supplier().quoteChange(to('cannot', slotId, over), calm)) as never);
  expect(await ask(slot(8))).toBe('NoAvailability');
  expect(await ask(slot(9), { units: [{ unitId: 'child', count: 1 }] })).toBe('PartyNotPlaced');
  const cutOff = '2027-05-07T07:00:00.000Z' as typeof ACTIVITY_NOW;
  expect(await ask(slot(9), { now: cutOff })).toBe('CutOffPassed');
  expect(await ask(slot(9), { now: plusSeconds(cutOff, 3 * 3_600) })).toBe('Departed');
  const fixed = activityWhere(
    (world, at) =>
      !isChangeable(world, at) &&
      world.confirmation[at] === 0 &&
      world.pickup[at] === 0 &&
      world.seats[at]! > 4 &&
      world.group[at] === 0 &&
      isKind('startTimes')(world, at),
  );
  const at = slotWithPlaces(fixed.row, 3);
  const [unit] = optionsIn(testActivityWorld(), fixed.row)[0]!.units;
  const units = [{ unitId: unit!.unitId, count: 2 }];
  const seller = supplier(fixed.activityId);
  const of = { activityId: fixed.activityId, slotId: at.slotId, units };
  answered(await seller.reserve(reserveActivityRequest('fixed', of), calm));
  answered((await seller.confirm(confirmActivityRequest('fixed'), calm)) as never);
  const request = to('fixed', at.slotId, { units });
  expect(reasonOf((await seller.quoteChange(request, calm)) as never)).toBe('NotChangeable');
});

test('the last place taken in between changes nothing', async () => {
  await booked('between', slot(13));
  const quote = answered(await supplier().quoteChange(to('between', slot(14)), calm));
  await booked('taker', slot(14), adults(9));
  const refused = await make(to('between', slot(14)), quote.amounts.dueMinor);
  expect(refused).toMatchObject({ rejection: { reason: 'NoAvailability' } });
  const record = answered(await supplier().lookUp({ reference: 'between' }, calm));
  expect(record).toMatchObject({ state: 'Confirmed', changes: [] });
  const lost = await make(to('between', slot(15)), 0, 2, playing('activity-change-timeout-after'));
  expect(lost).toEqual({ outcome: 'unknown' });
  expect(answered(await supplier().lookUp({ reference: 'between' }, calm))?.changes).toHaveLength(1);
});
