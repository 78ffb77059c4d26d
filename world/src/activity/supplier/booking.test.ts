import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import {
  ACTIVITY_NOW,
  ALFAMA,
  activityAsk,
  activitySupplierOf,
  answered,
  calm,
  confirmActivityRequest,
  type OpenActivityMarket,
  openActivityMarket,
  reserveActivityRequest,
  SAIL_MINOR,
  SAIL_SLOT,
  TRAVELER,
  testActivityWorld,
} from '@sojourn/products/activity/testing/activity-market.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optionsIn } from '../inventory/content/activity-facts.ts';
import { questionsOf } from '../inventory/content/questions.ts';
import { holdMinutesOf } from './reserve.ts';
import { activityWhere, isKind, slotWithPlaces } from './testing/find-activity.ts';

let open: OpenActivityMarket;
beforeAll(async () => {
  open = await openActivityMarket();
});
afterAll(() => open.close());
const supplier = (activityId?: string) => activitySupplierOf(open.market, activityId);
const reasonOf = (answer: { outcome: string; rejection?: unknown }) =>
  answer.outcome === 'rejected' ? answer.rejection : answer.outcome;
const soldAt = async (activityId: string, slotId: string) => {
  const { rows } = await sql<{ sold: number }>`select sold from market.activity_slots
    where activity_id = ${activityId} and day = ${slotId.slice(0, 10)} and sold > 0`.execute(
    open.database.db,
  );
  return rows.reduce((sum, { sold }) => sum + sold, 0);
};
const alfama = (date: string, units: { unitId: string; count: number }[]) => ({
  activityId: ALFAMA,
  slotId: `${date}T10:00`,
  units,
});
const cancelAll = async (reference: string, activityId?: string) =>
  answered(
    await supplier(activityId).cancel({ reference, penaltyMinor: 1_000_000, now: ACTIVITY_NOW }, calm),
  );

test('the sail of the pictures costs the same in its check and as it’s priced', async () => {
  const priced = answered(await supplier().price(activityAsk(), calm));
  expect(priced).toMatchObject({
    price: { totalMinor: SAIL_MINOR, currency: 'USD' },
    cutOffAt: '2027-04-17T16:30:00.000Z',
    cancellation: { type: 'FullyRefundable', steps: [{ localUntil: '2027-04-16T18:30' }] },
    summary: {
      people: 2,
      isConfirmedAtOnce: true,
      times: { startsAtLocal: '2027-04-17T18:30', startsAt: '2027-04-17T17:30:00Z', shownOffset: null },
    },
  });
  const { activityId, optionId, units } = activityAsk();
  const check = { activityId, optionId, units, now: ACTIVITY_NOW, slotIds: [SAIL_SLOT] };
  expect(answered(await supplier().check(check, calm)).slots).toMatchObject([
    { placesLeft: 8, totalMinor: SAIL_MINOR },
  ]);
});

test('its options share the places of a start', async () => {
  answered(await supplier().reserve(reserveActivityRequest('shared', { optionId: 'option-2' }), calm));
  const check = { activityId: activityAsk().activityId, units: null, now: ACTIVITY_NOW };
  const { slots } = answered(
    await supplier().check({ ...check, optionId: null, slotIds: [SAIL_SLOT] }, calm),
  );
  expect(slots.map(({ optionId, placesLeft }) => [optionId, placesLeft])).toEqual([
    ['option-1', 6],
    ['option-2', 6],
  ]);
  answered(await supplier().release({ reference: 'shared' }, calm));
});

describe('places are people', () => {
  const family = [
    { unitId: 'family', count: 1 },
    { unitId: 'adult', count: 1 },
  ];
  test('with seven of ten booked a family ticket isn’t sold, and three adults are', async () => {
    const seven = alfama('2027-05-03', [{ unitId: 'adult', count: 7 }]);
    answered(await supplier(ALFAMA).reserve(reserveActivityRequest('seven', seven), calm));
    expect(reasonOf(await supplier(ALFAMA).price(activityAsk({ ...seven, units: family }), calm))).toEqual({
      reason: 'NoAvailability',
      placesLeft: 3,
    });
    const three = { ...seven, units: [{ unitId: 'adult', count: 3 }] };
    answered(await supplier(ALFAMA).reserve(reserveActivityRequest('three', three), calm));
    expect(await soldAt(ALFAMA, seven.slotId)).toBe(10);
  });

  test('a family ticket takes four, and an infant on a lap none', async () => {
    const units = [...family, { unitId: 'infant', count: 1 }];
    const of = alfama('2027-05-04', units);
    answered(await supplier(ALFAMA).reserve(reserveActivityRequest('family', of), calm));
    expect(await soldAt(ALFAMA, of.slotId)).toBe(5);
  });

  test('a child alone is named, before any slot', async () => {
    const of = alfama('2027-05-05', [{ unitId: 'child', count: 1 }]);
    expect(reasonOf(await supplier(ALFAMA).price(activityAsk(of), calm))).toEqual({
      reason: 'PartyNotPlaced',
      problems: [{ problem: 'needsCompanion', unit: 'child', companions: ['adult'] }],
    });
  });

  test('a private group has its start for itself, at one price', async () => {
    const { activityId, row } = activityWhere(
      (world, at) => world.group[at]! > 3 && world.seats[at]! > 0 && world.confirmation[at] === 0,
    );
    const world = testActivityWorld();
    const seats = world.seats[row]!;
    const slot = slotWithPlaces(row, seats);
    const [unit] = optionsIn(world, row)[0]!.units;
    const pick = (count: number) => ({
      activityId,
      slotId: slot.slotId,
      units: [{ unitId: unit!.unitId, count }],
    });
    const one = answered(await supplier(activityId).price(activityAsk(pick(1)), calm));
    const three = answered(await supplier(activityId).price(activityAsk(pick(3)), calm));
    expect(three.price.totalMinor).toBe(one.price.totalMinor);
    answered(await supplier(activityId).reserve(reserveActivityRequest('group', pick(1)), calm));
    expect(reasonOf(await supplier(activityId).price(activityAsk(pick(1)), calm))).toEqual({
      reason: 'NoAvailability',
      placesLeft: 0,
    });
    const most = world.group[row]! * world.groupsMax[row]!;
    expect(reasonOf(await supplier(activityId).price(activityAsk(pick(most + 1)), calm))).toMatchObject({
      reason: 'PartyNotPlaced',
    });
  });

  test('where nobody counts there’s no number and no end', async () => {
    const { activityId, row } = activityWhere(
      (world, at) => world.seats[at] === 0 && world.group[at] === 0 && isKind('openingHours')(world, at),
    );
    const slot = slotWithPlaces(row, 0);
    const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
    const of = { activityId, slotId: slot.slotId, units: [{ unitId: unit!.unitId, count: 5 }] };
    for (let nth = 0; nth < 10; nth++)
      answered(await supplier(activityId).reserve(reserveActivityRequest(`free-${nth}`, of), calm));
    const check = { activityId, optionId: null, units: null, now: ACTIVITY_NOW };
    const { slots } = answered(await supplier(activityId).check({ ...check, slotIds: [of.slotId] }, calm));
    expect(slots[0]).toMatchObject({ state: 'freeSale', placesLeft: null, allDay: true });
    expect(await soldAt(activityId, of.slotId)).toBe(0);
  });
});

describe('the two clocks of a hold', () => {
  const NINE = '2027-04-17T07:50:00Z' as Instant;
  const morning = { slotId: '2027-04-17T10:00' };

  test('ten minutes before the cut-off the clock shows ten, though thirty were given', async () => {
    // 10:00 in Lisbon, cut-off 9:00: it's 8:50 there
    const request = reserveActivityRequest('cut', { ...morning, now: NINE, holdMinutes: 30 });
    const hold = answered(await supplier().reserve(request, calm));
    expect(hold.expiresAt).toBe(plusSeconds(NINE, 600));
    expect(hold.givenUntil).toBe(plusSeconds(NINE, 1_800));
    const now = plusSeconds(NINE, 660);
    expect(reasonOf(await supplier().confirm(confirmActivityRequest('cut', { now }), calm))).toEqual({
      reason: 'CutOffPassed',
    });
    expect(answered(await supplier().lookUp({ reference: 'cut', now }, calm))).toMatchObject({
      state: 'Expired',
      order: null,
    });
    const again = reserveActivityRequest('cut-2', { ...morning, now });
    expect(reasonOf(await supplier().reserve(again, calm))).toEqual({ reason: 'CutOffPassed' });
  });

  test('case 11: a hold is a wish: of thirty minutes its operator gives five', async () => {
    const { activityId, row } = activityWhere((world, at) => {
      const isPlain = world.seats[at]! > 4 && world.group[at] === 0 && world.confirmation[at] === 0;
      return isPlain && isKind('startTimes')(world, at) && holdMinutesOf(world, at) === 5;
    });
    const slot = slotWithPlaces(row, 2);
    const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
    const of = {
      activityId,
      slotId: slot.slotId,
      units: [{ unitId: unit!.unitId, count: 2 }],
      holdMinutes: 30,
    };
    const hold = answered(await supplier(activityId).reserve(reserveActivityRequest('few', of), calm));
    expect(hold.expiresAt).toBe(plusSeconds(ACTIVITY_NOW, 300));
  });

  test('what’s kept for longer isn’t kept past the cut-off', async () => {
    const now = plusSeconds(NINE, -3_600);
    answered(await supplier().reserve(reserveActivityRequest('kept', { ...morning, now }), calm));
    const until = plusSeconds(now, 86_400);
    const extended = answered((await supplier().keep?.({ reference: 'kept', until, now }, calm))!);
    expect(Date.parse(extended.until)).toBe(Date.parse('2027-04-17T08:00:00Z'));
  });

  test('the sweep gives back what has run out', async () => {
    const slotId = '2027-05-06T10:00';
    answered(await supplier().reserve(reserveActivityRequest('swept', { slotId }), calm));
    expect(await soldAt('act_lisbon-pt-1', slotId)).toBe(2);
    const later = plusSeconds(ACTIVITY_NOW, 901);
    await supplier().lookUp({ reference: 'swept', now: later }, calm);
    expect(await soldAt('act_lisbon-pt-1', slotId)).toBe(0);
  });
});

describe('tickets', () => {
  test('one code for the booking, or one for each unit', async () => {
    answered(await supplier().reserve(reserveActivityRequest('voucher'), calm));
    const voucher = answered((await supplier().confirm(confirmActivityRequest('voucher'), calm)) as never);
    expect(voucher).toMatchObject({ tickets: [{ unitId: null, isDead: false }] });
    await cancelAll('voucher');
    const { activityId, row } = activityWhere(
      (world, at) => world.ticket[at] === 1 && world.seats[at] === 0 && isKind('openDated')(world, at),
    );
    const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
    const of = { activityId, slotId: null, units: [{ unitId: unit!.unitId, count: 3 }] };
    const hold = answered(await supplier(activityId).reserve(reserveActivityRequest('each', of), calm));
    expect(hold.cutOffAt).toBeNull();
    const each = answered(
      (await supplier(activityId).confirm(confirmActivityRequest('each'), calm)) as never,
    );
    const { tickets } = each as { tickets: { unitId: string; code: string }[] };
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3);
    expect(tickets.map(({ unitId }) => unitId)).toEqual(Array(3).fill(unit!.unitId));
  });

  test('a code is admitted once at its time, and a dead one says why', async () => {
    const slotId = '2027-05-07T10:00';
    answered(await supplier().reserve(reserveActivityRequest('scan', { slotId }), calm));
    const order = answered((await supplier().confirm(confirmActivityRequest('scan'), calm)) as never);
    const code = (order as { tickets: { code: string }[] }).tickets[0]!.code;
    expect(await open.market.scan('SJ-NONE-NONE-NONE', ACTIVITY_NOW)).toEqual({ scan: 'unknown' });
    expect(await open.market.scan(code, ACTIVITY_NOW)).toMatchObject({ scan: 'notYet' });
    const at = '2027-05-07T08:50:00.000Z' as Instant;
    const scans = await Promise.all([1, 2, 3].map(() => open.market.scan(code, at)));
    expect(scans.map(({ scan }) => scan).sort()).toEqual(['admitted', 'usedBefore', 'usedBefore']);
    const record = answered(await supplier().lookUp({ reference: 'scan', now: at }, calm));
    expect(record?.state).toBe('Redeemed');
    const late = await supplier().cancel({ reference: 'scan', penaltyMinor: 99_999, now: at }, calm);
    expect(reasonOf(late)).toEqual({ reason: 'NotCancellable' });
    answered(await supplier().reserve(reserveActivityRequest('scan-2', { slotId }), calm));
    const other = answered((await supplier().confirm(confirmActivityRequest('scan-2'), calm)) as never);
    await cancelAll('scan-2');
    const dead = (other as { tickets: { code: string }[] }).tickets[0]!.code;
    expect(await open.market.scan(dead, at)).toMatchObject({ scan: 'dead', why: 'canceled' });
  });
});

describe('where one joins', () => {
  const { activityId, row } = activityWhere(
    (world, at) => world.pickup[at] === 2 && world.seats[at]! > 0 && world.confirmation[at] === 0,
  );
  const slot = slotWithPlaces(row, testActivityWorld().seats[row]!);
  const [unit] = optionsIn(testActivityWorld(), row)[0]!.units;
  const of = { activityId, slotId: slot.slotId, units: [{ unitId: unit!.unitId, count: 1 }] };

  test('where the ride is the only way nobody is met elsewhere, and only at its stops', async () => {
    answered(await supplier(activityId).reserve(reserveActivityRequest('ride', of), calm));
    const join = (pickup: typeof TRAVELER.pickup) =>
      supplier(activityId).confirm(
        confirmActivityRequest('ride', { traveler: { ...TRAVELER, pickup } }),
        calm,
      );
    const no = { reason: 'PickupNotPossible' };
    expect(reasonOf(await join({ kind: 'meetingPoint' }))).toEqual(no);
    expect(reasonOf(await join({ kind: 'place', placeId: 'stop-99' }))).toEqual(no);
    expect(answered((await join({ kind: 'later' })) as never)).toMatchObject({ state: 'Confirmed' });
    const edit = {
      reference: 'ride',
      editReference: 'ride-stop',
      travelers: [{ ...TRAVELER, pickup: { kind: 'place', placeId: 'stop-1' } as const }],
      now: ACTIVITY_NOW,
    };
    expect(answered(await supplier(activityId).edit(edit, calm))).toBeNull();
    const nowhere = { ...edit, editReference: 'ride-no', travelers: [TRAVELER] };
    expect(reasonOf(await supplier(activityId).edit(nowhere, calm))).toEqual({ reason: 'RequestRefused' });
  });
});

test('an operator that wants answers confirms with them, in a language of its guide', async () => {
  const world = testActivityWorld();
  const { activityId, row } = activityWhere(
    (_, at) =>
      world.seats[at]! > 0 &&
      world.confirmation[at] === 0 &&
      world.pickup[at] === 0 &&
      questionsOf(world, at, 'en').some(({ kind }) => kind === 'choice'),
  );
  const slot = slotWithPlaces(row, 4);
  const [unit] = optionsIn(world, row)[0]!.units;
  const of = { activityId, slotId: slot.slotId, units: [{ unitId: unit!.unitId, count: 1 }] };
  answered(await supplier(activityId).reserve(reserveActivityRequest('answers', of), calm));
  const { optionLanguages } = answered(
    await supplier(activityId).price(activityAsk({ ...of }), calm),
  ).summary;
  const language = optionLanguages[0] ?? null;
  const whole = { ...TRAVELER, language, answers: [{ questionId: 'swim', answer: 'all' }] };
  whole.answers.push({ questionId: 'heaviest', answer: '82' });
  const withTraveler = (over: Partial<typeof TRAVELER>) =>
    supplier(activityId).confirm(
      confirmActivityRequest('answers', { traveler: { ...whole, ...over } }),
      calm,
    );
  const no = { reason: 'AnswersRefused' };
  expect(reasonOf(await withTraveler({ answers: [] }))).toEqual(no);
  expect(reasonOf(await withTraveler({ answers: [{ questionId: 'swim', answer: 'often' }] }))).toEqual(no);
  expect(reasonOf(await withTraveler({ language: 'xx' }))).toEqual(no);
  expect(answered((await withTraveler({})) as never)).toMatchObject({ state: 'Confirmed' });
  const edit = { reference: 'answers', editReference: 'answers-no', now: ACTIVITY_NOW };
  const blank = { ...edit, travelers: [{ ...whole, answers: [] }] };
  expect(reasonOf(await supplier(activityId).edit(blank, calm))).toEqual({ reason: 'RequestRefused' });
});
