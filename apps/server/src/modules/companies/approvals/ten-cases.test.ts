/**
 * Ten cases from life that companies' travel must survive, with their figures: the first five and the seventh
 * by their use cases on the tests' own hotel, whose price a test sets; the others over HTTP.
 */
import { addDays, dateIn, type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { ApprovalId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { ANY_TRIP } from '@sojourn/domain/policy/testing/sample-trip.ts';
import { type PolicyTier, UNRESTRICTED } from '@sojourn/domain/policy/tier.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { type RepairRate, repairStay } from '@sojourn/products/hotel/rules/hotel-repair.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ASK,
  IN_ORDER,
  type Process,
  type Traveler,
} from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { startCheckout } from '#modules/selling/checkouts/start-checkout.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { createTestCompany } from '#testing/company.ts';
import { createTestProduct, type TestProduct } from '#testing/product.ts';
import { type Colleague, createCrew } from '../arranging/testing/crew.ts';
import { readyStay as readyOver } from '../arranging/testing/ready-stay.ts';
import { getApprovalPlan } from './plan-approval.ts';
import { settleApprovals } from './settle-approvals.ts';
import { showApproval } from './show-approval.ts';
import { decideAt } from './testing/decide-at.ts';
import {
  createOffice,
  decide,
  decideParts,
  type Office,
  readyStay,
  send,
  sendReady,
} from './testing/office.ts';
import { withdrawApproval } from './withdraw-approval.ts';

const HOUR = 3_600;
/** When canceling isn't free any longer. */
const SOON = 2;

describe('on a hotel with a price of its own', () => {
  let office: Office;
  let server: Process;
  let other: Process;
  let priya: Traveler;
  beforeAll(async () => {
    office = await createOffice();
    server = office.startProcess('server');
    other = office.startProcess('other');
    await office.addTier({});
    priya = await office.hire('Priya', null, { isAdmin: true });
  });
  beforeEach(() => {
    resetFaults(office.world);
    office.world.clock.set(TEST_NOW);
  });
  afterAll(async () => {
    expect(await office.world.problems()).toEqual(IN_ORDER);
    await office.world.close();
  });

  const see = (traveler: Traveler, requestId: ApprovalId) => showApproval(server, requestId, traveler.actor);
  const bookingsOf = async (checkoutId: string) =>
    (
      await sql<{ state: string }>`select state from bookings where checkout_id = ${checkoutId}`.execute(
        office.db,
      )
    ).rows.map(({ state }) => state);
  const TOLERANCE = { tolerance: { percent: 2, amountMinor: 1_000 } };
  /** One night that costs so much with its taxes of 12 %. */
  const priceNight = (totalMinor: number): void => {
    office.world.inn.nightlyMinor = Math.round(totalMinor / 1.12);
  };

  test('1: a $371 night over $350 buys nothing; the rule and the cheapest in policy are named', async () => {
    const tierId = await office.addTier({}, 'biz_1', 35_000);
    const daniel = await office.hire('Daniel', tierId);
    Object.assign(office.world.inn, { nightlyMinor: 37_100, latePenaltyMinor: 37_100 });
    const { taken } = office.world.inn;
    const before = taken.size;
    const checkIn = addDays(dateIn(server.clock.now(), 'UTC'), SOON);
    const night = { ...ASK, checkIn, checkOut: addDays(checkIn, 1) };
    const rule = { rule: 'pricePerNight', limit: money(35_000), actual: money(37_100) };
    await expect(startCheckout(server, night, daniel.actor, requestContext())).rejects.toMatchObject({
      code: 'OutOfPolicy',
      details: { policy: { tier: tierId, broken: [rule] } },
    });

    const checkout = await readyStay(server, daniel, SOON, 1);
    const { plan } = await getApprovalPlan(server, checkout.checkoutId, daniel.actor);
    expect(plan).toMatchObject({ kind: 'mandate', freeUntil: null, broken: [rule] });
    const { requestId, result } = await sendReady(server, daniel, checkout);
    expect(result).toBe('Sent');
    for (const traveler of [daniel, priya])
      expect(await see(traveler, requestId)).toMatchObject({
        state: 'pending',
        bookingId: null,
        broken: [rule],
      });
    expect([taken.size, await bookingsOf(checkout.checkoutId)]).toEqual([before, []]);

    // Of what the page has: the cap itself is in, $350.01 isn't
    const tier: PolicyTier = {
      ...UNRESTRICTED,
      hotels: { policies: [{ allowedStarRatings: [1, 2, 3, 4, 5], maxPricePerNight: money(35_000) }] },
    };
    const rateOf = (rateId: string, cents: number): RepairRate => ({
      rateId,
      roomId: 'king',
      isRefundable: false,
      hasBreakfast: false,
      perNight: money(cents),
      total: money(cents),
    });
    const chosen = {
      stay: {
        stayId: 'inn',
        stars: 5,
        ratingTenths: 92,
        position: { lat: 0, lon: 0 },
        places: [],
        suppliers: [],
      },
      rate: rateOf('chosen', 37_100),
      dates: ANY_TRIP,
    };
    const rates = [
      rateOf('chosen', 37_100),
      rateOf('over', 35_001),
      rateOf('at', 35_000),
      rateOf('less', 34_200),
    ];
    expect(repairStay(tier, chosen, rates, [])).toMatchObject({
      to: { rateId: 'less' },
      saves: money(2_900),
    });
    expect(repairStay(tier, chosen, rates.slice(0, 3), [])).toMatchObject({
      to: { rateId: 'at' },
      saves: money(2_100),
    });
  });

  test('2: approved at $412 it books at $419 and $420.24; at $421 it’s back with both prices', async () => {
    const daniel = await office.hire('Daniel', await office.addTier(TOLERANCE));
    const requestAt412 = async () => {
      priceNight(41_200);
      const sent = await sendReady(server, daniel, await readyStay(server, daniel, SOON, 1));
      expect(await see(daniel, sent.requestId)).toMatchObject({
        requested: money(41_200),
        limit: money(42_024),
      });
      return sent;
    };
    for (const totalMinor of [41_900, 42_024]) {
      const { requestId } = await requestAt412();
      priceNight(totalMinor);
      const { state, bookingId } = await decide(server, priya, requestId, 'approve');
      expect(state).toBe('booked');
      const trip = await showTrip(server, { ...daniel.actor, bookingId: bookingId! });
      expect(trip.total).toEqual(money(totalMinor));
    }
    const { requestId, checkout } = await requestAt412();
    priceNight(42_100);
    const back = await decide(server, priya, requestId, 'approve');
    expect(back).toMatchObject({ requestId, state: 'returned', returnedFor: 'price', bookingId: null });
    expect(back).toMatchObject({ requested: money(41_200), limit: money(42_024), now: money(42_100) });
    expect(await bookingsOf(checkout.checkoutId)).toEqual([]);
  });

  test('3: void window 4 h, tier 24: both see 2 h, silence keeps, a second late is refused', async () => {
    const daniel = await office.hire('Daniel', await office.addTier({ hours: 24 }));
    // The hotel's terms: free until 18:00 in Lisbon, three days before
    const now = '2027-03-01T14:00:00.000Z' as Instant;
    office.world.clock.set(now);
    const [kept, late] = [await send(server, daniel, 3), await send(server, daniel, 3)];
    expect([kept.result, late.result]).toEqual(['Booked', 'Booked']);
    const times = { freeUntil: '2027-03-01T18:00:00Z', decideBy: plusSeconds(now, 2 * HOUR) };
    for (const traveler of [daniel, priya])
      expect(await see(traveler, kept.requestId)).toMatchObject({ state: 'inReview', ...times });

    office.world.clock.set(plusSeconds(times.decideBy, -1));
    await settleApprovals(server, 50);
    expect(await see(priya, kept.requestId)).toMatchObject({ state: 'inReview' });
    office.world.clock.set(plusSeconds(times.decideBy, 1));
    const decline = () => decideParts(server, priya, [{ requestId: late.requestId, decision: 'decline' }]);
    // Before anything settled it, and after
    expect((await decline()).parts).toMatchObject([{ refused: 'ApprovalOver' }]);
    await settleApprovals(server, 50);
    expect((await decline()).parts).toMatchObject([
      { refused: 'ApprovalOver', request: { state: 'kept', endedBy: 'timeout' } },
    ]);
    for (const { checkout, requestId } of [kept, late]) {
      expect(await see(daniel, requestId)).toMatchObject({ state: 'kept', endedBy: 'timeout' });
      expect(await bookingsOf(checkout.checkoutId)).toEqual(['Confirmed']);
    }
  });

  test('4: decline, expiry, withdrawal, price change at one moment: one wins, money right', async () => {
    const daniel = await office.hire('Daniel', await office.addTier(TOLERANCE));
    for (let round = 0; round < 8; round++) {
      office.world.clock.set(TEST_NOW);
      priceNight(41_200);
      const { requestId, checkout } = await sendReady(
        server,
        daniel,
        await readyStay(server, daniel, SOON, 1),
      );
      priceNight(round % 2 ? 42_100 : 41_900);
      const works = [
        () => decide(server, priya, requestId, 'decline'),
        () => decide(other, priya, requestId, 'approve'),
        () => withdrawApproval(other, requestId, daniel.actor),
        async () => {
          office.world.clock.set((await see(daniel, requestId)).decideBy);
          await settleApprovals(other, 50);
        },
      ];
      const order = [...works.slice(round % 4), ...works.slice(0, round % 4)];
      const done = await Promise.allSettled(order.map((work) => work()));
      for (const each of done)
        if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'ApprovalOver' });
      for (let turn = 0; turn < 3; turn++) {
        office.world.clock.move(60);
        await office.world.resume(other);
        await settleApprovals(other, 50);
      }
      const { state } = await see(daniel, requestId);
      expect(['declined', 'withdrawn', 'lapsed', round % 2 ? 'returned' : 'booked']).toContain(state);
      expect(await bookingsOf(checkout.checkoutId)).toEqual(state === 'booked' ? ['Confirmed'] : []);
    }
    expect(await office.world.problems()).toEqual(IN_ORDER);
  });

  test('7: flight approved, hotel declined: a cheaper hotel in the same request', async () => {
    const daniel = await office.hire('Daniel', await office.addTier({}));
    Object.assign(office.world.carrier, { isVoidable: false });
    office.world.clock.set('2027-04-12T12:00:00.000Z' as Instant);
    const ask = { policyReason: { reason: 'clientSite' } } as const;
    const flight = await sendReady(server, daniel, await readyFlight(server, daniel, {}, ask));
    const hotel = await send(server, daniel, SOON);
    const { parts } = await decideParts(server, priya, [
      { requestId: flight.requestId, decision: 'approve' },
      { requestId: hotel.requestId, decision: 'decline' },
    ]);
    expect(parts.map(({ request }) => request.state)).toEqual(['booked', 'declined']);
    const { requested } = await see(daniel, hotel.requestId);

    office.world.inn.nightlyMinor = 30_000;
    const again = await send(server, daniel, SOON, hotel.requestId);
    expect(again.requestId).toBe(hotel.requestId);
    const cheaper = await see(priya, hotel.requestId);
    expect(cheaper).toMatchObject({ state: 'pending', version: 2 });
    expect(cheaper.requested.amountMinor).toBeLessThan(requested.amountMinor);
    expect(cheaper.trip).toMatchObject([{ requestId: flight.requestId, state: 'booked' }]);
    expect(await decide(server, priya, hotel.requestId, 'approve', 2)).toMatchObject({ state: 'booked' });
    expect(await bookingsOf(hotel.checkout.checkoutId)).toEqual([]);
    expect(await bookingsOf(again.checkout.checkoutId)).toEqual(['Confirmed']);
  });
});

describe('over HTTP', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await createTestProduct();
  });
  afterAll(() => product?.close());

  const see = async ({ browser }: Colleague, requestId: ApprovalId) =>
    (await product.call('getApproval', browser, { params: { requestId } })).body;
  /** Booked and reviewed, or waiting to be: as the stay that's found can be canceled. */
  const [WAITING, APPROVED] = [
    ['inReview', 'pending'],
    ['kept', 'booked'],
  ];
  const sent = async (by: Colleague, people: readonly Colleague[]): Promise<ApprovalId> => {
    const { status, body, error } = await (await readyOver(product, by, people)).send();
    if (status !== 200 || body.result === 'Failed') throw new Error(JSON.stringify(error ?? body));
    return body.requestId;
  };
  const decideFor = ({ browser }: Colleague, requestId: ApprovalId) =>
    decideAt(product, 'decideApprovals', browser, { requestId, decision: 'approve' });
  const adminSite = ({ subject }: Colleague) =>
    product.signIn({ tenantId: 'business', subject, site: 'admin' });

  test('5: the manager is away and the deputy is on the trip, so the next up decides', async () => {
    const { hire } = await createCrew(product, 'ten_away', 'employees');
    const top = await hire('Top');
    const mara = await hire('Mara', { manager: top });
    const olga = await hire('Olga', { manager: mara });
    const nils = await hire('Nils', { perNight: 1, approval: { managers: 1 }, manager: mara });
    await hire('Cleo', { isAdmin: true });
    await product.call('setArranger', olga.browser, {
      params: { personId: nils.personId as never },
      input: { isAllowed: true, sharesDetails: false },
    });
    const book = (people: readonly Colleague[]) => sent(nils, people);
    const decider = async (requestId: ApprovalId) =>
      (await see(nils, requestId)).steps.map(({ approver, why }) => [approver.subject, why]);
    const waits = await book([nils, olga]);
    const alone = await book([nils]);
    expect(await decider(waits)).toEqual([[mara.subject, 'manager']]);

    const day = product.clock.now().slice(0, 10) as never;
    const cover = { deputy: olga.subject, from: day, to: day, zone: 'UTC' };
    await product.call('setCover', mara.browser, { input: { cover } });
    const later = await book([nils, olga]);
    // What waits already too; what the deputy isn't on stays theirs
    for (const requestId of [waits, later]) {
      expect(await decider(requestId)).toEqual([[top.subject, 'nextUp']]);
      expect((await decideFor(olga, requestId)).code).toBe('ApprovalNotYours');
      expect(APPROVED).toContain((await decideFor(top, requestId)).request.state);
    }
    expect(await decider(alone)).toEqual([[mara.subject, 'manager']]);
    expect(APPROVED).toContain((await decideFor(olga, alone)).request.state);
  });

  test('6: three of two tiers and a guest: four verdicts, one checkout, each their trip', async () => {
    const { hire, businessId } = await createCrew(product, 'ten_party', 'myselfAndOthers');
    const boss = await hire('Bea', { isAdmin: true });
    const approval = { approvers: [boss.subject] };
    const ana = await hire('Ana', { isAdmin: true, perNight: 100_000_00, approval });
    const tomas = await hire('Tomas', { perNight: 1, approval });
    const lena = await hire('Lena', { perNight: 90_000_00, approval });
    const nils = await hire('Nils');
    const stranger = await hire('Sven');
    await product.database.pool.query(
      `update business_members set tier_id = 'tier_tomas' where business_id = $1 and subject = $2`,
      [businessId, nils.subject],
    );
    const three = [tomas, lena, nils];
    const travelers = [
      ...three.map(({ personId }) => ({ personId })),
      { guest: { firstName: 'Gus', lastName: 'Hill' } },
    ];
    const ready = await readyOver(product, ana, three, { travelers });
    const params = { checkoutId: ready.saved.body.checkoutId };
    const party = (await product.call('getCheckoutParty', ana.browser, { params })).body.travelers;
    const over = { tier: 'Tomas’s tier', broken: [{ rule: 'pricePerNight', limit: money(1) }] };
    expect(party).toMatchObject([
      { name: 'Tomas Okafor', tier: 'Tomas’s tier', policy: over },
      { name: 'Lena Okafor', tier: 'Lena’s tier', policy: null },
      { name: 'Nils Okafor', tier: 'Tomas’s tier', policy: over },
      { name: 'Gus Hill', tier: 'Ana’s tier', policy: null },
    ]);
    const { body } = await ready.send();
    if (body.result === 'Failed') throw new Error(JSON.stringify(body));
    const { requestId } = body;
    const decided = (await decideFor(boss, requestId)).request;
    expect(APPROVED).toContain(decided.state);
    const { bookingId } = await see(ana, requestId);
    const tripsOf = async ({ browser }: Colleague) =>
      (await product.call('listTripsBookedForMe', browser, {})).body.trips.map(({ bookingId }) => bookingId);
    for (const each of three) expect(await tripsOf(each)).toEqual([bookingId]);
    for (const each of [stranger, boss]) expect(await tripsOf(each)).toEqual([]);
  });

  test('8: a tier is tightened while 40 wait: none changes, and all are marked', async () => {
    const { hire } = await createCrew(product, 'ten_forty', 'myself');
    const bea = await hire('Bea', { isAdmin: true });
    const tomas = await hire('Tomas', { perNight: 2, approval: { approvers: [bea.subject] } });
    const forty: ApprovalId[] = [];
    for (let n = 0; n < 40; n++) forty.push(await sent(tomas, [tomas]));
    const all = async () => {
      const seen: Awaited<ReturnType<typeof see>>[] = [];
      for (const requestId of forty) seen.push(await see(tomas, requestId));
      return seen;
    };
    const before = await all();
    for (const { policyChangedAt, state } of before) {
      expect(policyChangedAt).toBeNull();
      expect(WAITING).toContain(state);
    }

    const admin = await adminSite(bea);
    const { tiers } = (await product.call('listTiers', admin, {})).body;
    const { tierId, name, version, rules } = tiers.find((each) => each.name === 'Tomas’s tier')!;
    const hotels = { policies: [{ allowedStarRatings: [1 as const], maxPricePerNight: money(1) }] };
    const tightened = await product.call('changeTier', admin, {
      params: { tierId },
      input: { name, version, rules: { ...rules, hotels } as never },
    });
    expect(tightened.status).toBe(200);
    const after = await all();
    const unmarked = (each: (typeof after)[number]) => ({ ...each, policyChangedAt: null, trip: [] });
    expect(after.map(unmarked)).toEqual(before.map(unmarked));
    expect(after.filter(({ policyChangedAt }) => policyChangedAt !== null)).toHaveLength(40);
    expect(after[0]?.broken).toMatchObject([{ rule: 'pricePerNight', limit: money(2) }]);
  }, 240_000);

  test('9: CSV of 2,000, unknown manager in line 1,873: nobody; corrected: 2,000', async () => {
    const { admin } = await createTestCompany(product);
    const people = async (query = {}) => (await product.call('listPeople', admin, { query })).body;
    const rows = Array.from({ length: 2_000 }, (_, n) => ({
      line: n + 2,
      firstName: 'Person',
      lastName: `N${String.fromCharCode(97 + (n % 26))}`,
      email: `p${n}@harrow.example`,
      department: n % 2 ? 'Survey' : 'Lab',
      manager: n === 0 ? '' : n === 1_871 ? 'nobody@harrow.example' : `p${n - 1}@harrow.example`,
    }));
    const input = { source: 'csv' as const, rows: rows as never };
    const importing = () => product.call('importPeople', admin, { input });
    expect((await importing()).error?.code).toBe('ImportRefused');
    const preview = await product.call('previewImport', admin, { input });
    expect(preview.body.counts).toEqual({ new: 1_999, changed: 0, same: 0, refused: 1 });
    expect(preview.body.rows[1_871]).toEqual({
      line: 1_873,
      status: 'refused',
      problems: [{ field: 'manager', problem: 'unknownManager', guess: null, line: null }],
    });
    expect((await people()).total).toBe(1);

    rows[1_871] = { ...rows[1_871]!, manager: 'p0@harrow.example' };
    expect((await importing()).body.counts).toMatchObject({ new: 2_000 });
    expect((await importing()).body.counts).toMatchObject({ same: 2_000 });
    expect((await people()).total).toBe(2_001);
    expect((await people({ department: 'Lab', offset: '950' })).people).toHaveLength(50);
    expect((await people({ q: 'P7@' })).people).toMatchObject([{ manager: { name: 'Person Ng' } }]);
    const { events } = (await product.call('listAdminEvents', admin, { query: {} })).body;
    expect(events.filter(({ kind }) => kind === 'peopleImported')).toMatchObject([{ about: '2000' }]);
  });

  test('10: approver deactivated with the page open: refused, and it’s with the next', async () => {
    const { hire } = await createCrew(product, 'ten_gone', 'myself');
    const admin = await hire('Cleo', { isAdmin: true });
    const head = await hire('Hana');
    const boss = await hire('Boss', { manager: head });
    const tomas = await hire('Tomas', { perNight: 1, approval: { managers: 1 }, manager: boss });
    const requestId = await sent(tomas, [tomas]);
    expect((await see(boss, requestId)).offers).toContain('approve');
    const site = await adminSite(admin);
    const { personId } = boss;
    expect((await product.call('deactivatePerson', site, { params: { personId } })).status).toBe(200);

    expect((await decideFor(boss, requestId)).status).toBe(401);
    const moved = await see(tomas, requestId);
    expect(WAITING).toContain(moved.state);
    expect(moved).toMatchObject({
      steps: [{ approver: { subject: head.subject }, why: 'nextUp', movedFrom: { subject: boss.subject } }],
    });
    expect(APPROVED).toContain((await decideFor(head, requestId)).request.state);
  });
});
