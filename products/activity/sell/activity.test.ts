/** The whole way of an activity over HTTP: found, checked, quoted, paid, shown and canceled, by its clock. */
import { date, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALFAMA, SAIL } from '../testing/activity-market.ts';
import { APRIL, type GuestOfActivities, guestOfActivities } from '../testing/over-http.ts';

let product: TestProduct;
let maya: Browser;
let guest: GuestOfActivities;
beforeAll(async () => {
  product = await createTestProduct();
  const card = await product.giveCard('act-maya');
  maya = await product.signIn({ subject: 'act-maya' });
  guest = guestOfActivities(product, maya, card);
}, 120_000);
afterAll(() => product?.close());

describe('finding', () => {
  test('a place by its name, as an address has it, and by its id find the same (A §2.1)', async () => {
    const named = await guest.search({ area: { locationName: 'Lisbon' } });
    const placed = await guest.search();
    expect(named.place).toEqual({ id: 'city:lisbon-pt', label: 'Lisbon' });
    expect(named.total).toBe(placed.total);
    expect(placed.total).toBeGreaterThan(20);
    expect(placed.facets.agesFit).toBeGreaterThan(0);
    expect(placed.facets.dates.map(({ value }) => value)).toContain(APRIL);
  });

  test('all six sorts of B §9 are answered, and prices rise', async () => {
    const sorts = ['Recommended', 'Rating', 'DurationAscending', 'DurationDescending', 'PriceDescending'];
    for (const sort of sorts) expect((await guest.search({ sort })).activities.length).toBeGreaterThan(5);
    const { activities } = await guest.search({ sort: 'PriceAscending', filters: { agesFit: true } });
    const totals = activities.map(({ total }) => total?.amountMinor ?? 0);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  test('a cap of a policy is counted, and leaves nothing above it', async () => {
    const policy = { perPersonMaxMinor: 50_00 };
    const all = await guest.search({ filters: { policy } });
    const within = await guest.search({ filters: { policy, inPolicyOnly: true } });
    expect(within.total).toBe(all.facets.inPolicy);
    expect(within.total).toBeLessThan(all.total);
    expect(within.activities.every(({ adult }) => adult.amountMinor <= 50_00)).toBe(true);
  });

  test.each([
    [{ area: { locationName: 'qqqqqqq' } }, 'UnknownPlace'],
    [{ fromDate: '2027-04-15', untilDate: '2027-04-14' }, 'UntilBeforeFrom'],
    [{ fromDate: '2027-04-15', untilDate: '2027-05-20' }, 'TooManyDays'],
    [{ fromDate: '2027-02-01', untilDate: '2027-02-02' }, 'PastDates'],
    [{ fromDate: '2028-04-15', untilDate: '2028-04-16' }, 'TooFarAhead'],
  ])('%j is refused as %s', async (over, code) => {
    const days = { fromDate: APRIL, untilDate: APRIL };
    const input = { area: { place: 'city:lisbon-pt' }, ...days, ages: [34], ...over };
    const { error } = await product.call('searchActivities', maya, { input: input as never });
    expect(error?.code).toBe(code);
  });

  test('an activity that nobody sells is not found', async () => {
    const { status } = await product.call('getActivity', maya, { input: { activityId: 'act_nowhere-9' } });
    expect(status).toBe(404);
  });
});

describe('checking', () => {
  test('case 5: who fits no unit, and a child alone, are named before the slots', async () => {
    const { options } = await guest.look(SAIL);
    const child = options[0]?.units.find(({ companions }) => companions.length > 0);
    if (!child?.ages) throw new Error('no child');
    const [alone] = await guest.check(SAIL, APRIL, { ages: [child.ages.from] });
    expect(alone?.problems).toMatchObject([{ problem: 'needsCompanion', unit: child.kind }]);
    expect(alone?.total).toBeNull();
  });

  test('each slot says its last free minute in the zone of the place', async () => {
    const [option] = await guest.check(SAIL);
    const slot = option?.slots.find(({ hasPlaces }) => hasPlaces);
    if (!slot?.freeUntil) throw new Error('nothing is free to cancel');
    expect(slot.freeUntil.at).toBe(plusSeconds(slot.startsAt, -24 * 3600));
    expect(slot.freeUntil.local.slice(11)).toBe(slot.startsAtLocal.slice(11));
    expect(Date.parse(slot.cutOffAt)).toBeLessThanOrEqual(Date.parse(slot.startsAt));
  });

  test('a day says what’s booked on it by the clock there, until that’s canceled', async () => {
    const day = date('2027-04-23');
    const before = await guest.plans(SAIL, day);
    expect(before).toEqual({ booked: [], way: null });
    const { bookingId, activity } = await guest.book(await guest.pick(SAIL, day));
    const { booked } = await guest.plans(ALFAMA, day);
    expect(booked).toEqual([
      {
        bookingId,
        kind: 'activity',
        fromLocal: activity.slot?.startsAtLocal,
        untilLocal: activity.slot?.endsAtLocal,
      },
    ]);
    expect((await guest.plans(ALFAMA, date('2027-04-24'))).booked).toEqual([]);
    await guest.cancel(bookingId);
    expect((await guest.plans(ALFAMA, day)).booked).toEqual([]);
  });

  test('where nobody counts there’s no number', async () => {
    const { activities } = await guest.search({ limit: 50 });
    const states = await Promise.all(
      activities
        .slice(0, 25)
        .map(async ({ activityId }) => (await guest.check(activityId)).flatMap(({ slots }) => slots)),
    );
    const free = states.flat().filter(({ state }) => state === 'freeSale');
    expect(free.every(({ placesLeft, hasPlaces }) => placesLeft === null && hasPlaces)).toBe(true);
  });
});

describe('booking', () => {
  test('one total from the list to the trip; a code comes with the confirmation', async () => {
    const [option] = await guest.check(SAIL);
    const picked = await guest.pick(SAIL);
    const checkout = await guest.start(picked);
    expect(checkout.quote.total).toEqual(option?.total);
    expect(checkout.activity.price.total).toEqual(option?.total);
    const trip = await guest.book(picked);
    expect(trip).toMatchObject({
      status: 'Confirmed',
      total: option?.total,
      cancelOutcome: 'FullyRefundable',
    });
    expect(trip.codes.length).toBeGreaterThan(0);
    expect(trip.activity.meetingPoint.words).not.toBe('');
    expect(trip.activity.operator.phone).toMatch(/^\+351/);
    const { status } = await guest.cancel(trip.bookingId);
    expect(status).toBe(200);
  });

  test('a slot that clashes is booked once that’s accepted, and the booking remembers it', async () => {
    const day = date('2027-04-21');
    await guest.book(await guest.pick(SAIL, day));
    const again = await guest.pick(SAIL, day);
    const checkout = await guest.type(await guest.start(again), { clashAccepted: false });
    expect(checkout.fit).toMatchObject({ verdict: 'clashes', kind: 'activity' });
    expect(checkout.duplicateBookingId).not.toBeNull();
    expect((await guest.pay(checkout)).error?.code).toBe('ClashNotAccepted');
    expect((await guest.trip((await guest.book(again)).bookingId)).clashAccepted).toBe(true);
  });

  test('the moment of the request decides the tier, to the minute in the zone of the place', async () => {
    const day = date('2027-05-04');
    const trip = await guest.book(await guest.pick(ALFAMA, day));
    const free = trip.activity.freeUntil;
    if (!free) throw new Error('it never was free');
    const at = async (now: Instant) => {
      product.clock.set(now);
      // A session doesn't last for months
      const later = await product.signIn({ subject: 'act-maya' });
      const quoted = await product.call('quoteCancel', later, {
        params: { bookingId: trip.bookingId },
        input: {},
      });
      const { body } = await product.call('getTrip', later, { params: { bookingId: trip.bookingId } });
      if (body.kind !== 'Experience') throw new Error(body.kind);
      return [body.cancelOutcome, quoted.body?.outcome ?? quoted.error?.details?.cancelOutcome];
    };
    const { startsAt } = trip.activity.slot ?? { startsAt: free.at };
    expect(await at(plusSeconds(free.at, -60))).toEqual(['FullyRefundable', 'FullyRefundable']);
    const [after, quoted] = await at(free.at);
    expect(after).toBe(quoted);
    expect(after).not.toBe('FullyRefundable');
    expect(await at(startsAt)).toEqual(['PastExperienceStart', 'PastExperienceStart']);
  });
});
