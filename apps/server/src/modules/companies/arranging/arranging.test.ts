/** Booking for others: whom, under whose policy, and who sees the trip. */
import { date } from '@sojourn/domain/dates.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePerson } from '#modules/customers/profile/testing/sample-person.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { type Colleague, createCrew, stayFor } from './testing/crew.ts';
import { bookStayFor, readyStay } from './testing/ready-stay.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product?.close());

const REASON = { policyReason: { reason: 'clientSite' } } as const;
const start = async (by: Colleague, people: readonly Colleague[], more: object = {}) =>
  product.call('startCheckout', by.browser, {
    input: { ...(await stayFor(product, ...people)), ...more },
  });

/** Paid with the booker's own card. */
const book = (by: Colleague, people: readonly Colleague[], more: object = {}) =>
  bookStayFor(product, by, people, { ...more });

it('a colleague’s policy counts, not the booker’s, and the draft begins with their name', async () => {
  const { hire } = await createCrew(product, 'biz_policy', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true, perNight: 100_000_00 });
  const tomas = await hire('Tomas', { perNight: 1 });
  expect((await start(ana, [ana])).status).toBe(200);
  const refused = await start(ana, [tomas]);
  expect(refused.error).toMatchObject({ code: 'OutOfPolicy', details: { policy: { tier: 'Tomas’s tier' } } });
  const { body } = await start(ana, [tomas], REASON);
  expect(body).toMatchObject({ kind: 'Hotel', draft: { guests: [{ firstName: 'Tomas' }] } });

  const own = await start(tomas, [tomas]);
  expect(own.error).toMatchObject({ code: 'OutOfPolicy' });
  const unchosen = await product.call('startCheckout', ana.browser, {
    input: { ...(await stayFor(product)), travelers: undefined },
  });
  expect(unchosen.status).toBe(200);
});

it('of several travelers each is judged, and those over their own limit are named', async () => {
  const { hire } = await createCrew(product, 'biz_several', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true, perNight: 100_000_00 });
  const tomas = await hire('Tomas', { perNight: 1 });
  const lena = await hire('Lena', { perNight: 2 });
  const refused = await start(ana, [ana, tomas, lena]);
  expect(refused.error?.details?.policy?.travelers).toMatchObject([
    { name: 'Tomas Okafor', tier: 'Tomas’s tier', broken: [{ limit: { amountMinor: 1 } }] },
    { name: 'Lena Okafor', tier: 'Lena’s tier', broken: [{ limit: { amountMinor: 2 } }] },
  ]);
  const { body } = await start(ana, [ana, tomas, lena], REASON);
  const { checkoutId } = body;
  const party = await product.call('getCheckoutParty', ana.browser, { params: { checkoutId } });
  expect(party.body.travelers).toMatchObject([
    { name: 'Ana Okafor', policy: null },
    { name: 'Tomas Okafor', policy: { tier: 'Tomas’s tier' } },
    { name: 'Lena Okafor', policy: { tier: 'Lena’s tier' } },
  ]);
  const guest = { guest: { firstName: 'Gus', lastName: 'Hill' } };
  const withGuest = await product.call('startCheckout', ana.browser, {
    input: { ...(await stayFor(product)), travelers: [guest] },
  });
  expect(withGuest.body).toMatchObject({ draft: { guests: [{ firstName: 'Gus' }] } });
  const ofGuest = await product.call('getCheckoutParty', ana.browser, {
    params: { checkoutId: withGuest.body.checkoutId },
  });
  expect(ofGuest.body.travelers).toMatchObject([{ personId: null, name: 'Gus Hill' }]);
});

it('both see the trip, and the traveler nothing of what paid for it', async () => {
  const { hire } = await createCrew(product, 'biz_trips', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas');
  const lena = await hire('Lena');
  const bookingId = await book(ana, [tomas]);
  const params = { bookingId };
  const mine = await product.call('getTrip', ana.browser, { params });
  expect(mine.body.tenders).toHaveLength(1);
  const theirs = await product.call('getTrip', tomas.browser, { params });
  expect(theirs.body).toMatchObject({ bookingId, tenders: [], refunds: [], earning: null, cases: [] });
  const party = { bookedBy: expect.any(String), travelers: [{ name: 'Tomas Okafor', isGuest: false }] };
  expect([mine.body.party, theirs.body.party]).toEqual([party, party]);
  // What would answer NotFound isn't offered
  const blocked = { available: false, reason: 'BookedByOthers' };
  expect(theirs.body).toMatchObject({
    offers: [],
    actions: { change: blocked, cancel: { available: false } },
  });
  const label = mine.body.tenders[0]!.label;
  expect(JSON.stringify(theirs.body)).not.toContain(label);
  expect((await product.call('getTrip', lena.browser, { params })).error?.code).toBe('NotFound');
  expect((await product.call('getTripParty', lena.browser, { params })).error?.code).toBe('NotFound');

  expect((await product.call('getTripParty', tomas.browser, { params })).body).toMatchObject({
    bookedBy: expect.any(String),
    isMine: false,
    travelers: [{ name: 'Tomas Okafor' }],
  });
  const mails = await product.database.pool.query(
    `select c.subject, o.payload ->> 'title' = b.title as "isNamed" from outbox o
     join customers c on c.tenant_id = o.tenant_id and c.customer_id = o.customer_id
     join bookings b on b.booking_id = o.payload ->> 'bookingId'
     where o.kind = 'bookedForYou' and b.booking_id = $1`,
    [bookingId],
  );
  expect(mails.rows).toEqual([{ subject: tomas.subject, isNamed: true }]);
  const listed = await product.call('listTripsBookedForMe', tomas.browser, {});
  expect(listed.body.trips.map((each) => each.bookingId)).toEqual([bookingId]);
  for (const other of [ana, lena])
    expect((await product.call('listTripsBookedForMe', other.browser, {})).body.trips).toEqual([]);
});

it('what a change newly costs is judged by the traveler’s policy, not the booker’s', async () => {
  const { hire } = await createCrew(product, 'biz_changes', 'myselfAndOthers');
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas', { perNight: 1 });
  const bookingId = await book(ana, [tomas], REASON);
  const paymentId = await product.giveCard(ana.subject);
  const guests = [{ firstName: 'Tomas', lastName: 'Okafor' }];
  const stay = { checkIn: TEST_DATES.checkIn, checkOut: date('2027-04-20'), rooms: TEST_ROOMS };
  const { body } = await product.call('requestChange', ana.browser, {
    params: { bookingId },
    input: { ask: { kind: 'Hotel', ...stay, guests } },
  });
  const { changeId, cost } = body;
  const confirm = (more: object) =>
    product.call('confirmChange', ana.browser, {
      params: { bookingId, changeId },
      input: { dueMinor: cost?.due.amountMinor ?? 0, paymentId, ...more },
    });
  expect(cost?.due.amountMinor).toBeGreaterThan(0);
  expect((await confirm({})).error).toMatchObject({
    code: 'OutOfPolicy',
    details: { policy: { tier: 'Tomas’s tier' } },
  });
  expect((await confirm(REASON)).body.booking).toBe('Success');
});

it('the company’s way of booking is kept to, and other companies’ people aren’t there', async () => {
  const crew = await createCrew(product, 'biz_styles', 'someoneElse');
  const ana = await crew.hire('Ana', { isAdmin: true });
  const tomas = await crew.hire('Tomas');
  const stranger = await (await createCrew(product, 'biz_next', 'myselfAndOthers')).hire('Stella');
  expect((await start(tomas, [tomas])).error?.code).toBe('BookedByOthers');
  expect((await start(tomas, [ana])).error?.code).toBe('TravelerNotAllowed');
  expect((await start(ana, [tomas])).status).toBe(200);
  expect((await start(ana, [stranger])).error?.code).toBe('NotFound');
  expect((await start(ana, [tomas, tomas])).error?.code).toBe('InvalidInput');

  const list = async (by: Colleague, q?: string) =>
    (await product.call('listColleagues', by.browser, { query: q === undefined ? {} : { q } })).body;
  expect(await list(tomas)).toMatchObject({
    style: 'someoneElse',
    ownRefusal: 'bookedByOthers',
    mayBookForOthers: false,
    people: [{ name: 'Ana Okafor', refusal: 'noPermission' }],
  });
  expect(await list(ana, 'toM')).toMatchObject({
    ownRefusal: null,
    mayBookForOthers: true,
    self: { name: 'Ana Okafor', isSelf: true },
    people: [{ name: 'Tomas Okafor', refusal: null }],
    total: 1,
  });
  expect((await list(ana, 'Stella')).people).toEqual([]);
  expect((await list(ana, '%')).people).toEqual([]);
});

it('a traveler lets somebody book, shares what a ticket needs, and ends it at once', async () => {
  const { hire, businessId } = await createCrew(product, 'biz_arrangers', 'employees');
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas');
  expect((await start(ana, [tomas])).error?.code).toBe('TravelerNotAllowed');
  const passport = { number: 'X1234567', countryOfIssue: 'US', expires: '2031-01-01' } as const;
  const person = { ...samplePerson(), firstName: 'Tomas', lastName: 'Okafor', passport };
  await product.call('updateTraveler', tomas.browser, { input: { person, isNew: true } });
  const set = (isAllowed: boolean, sharesDetails: boolean) =>
    product.call('setArranger', tomas.browser, {
      params: { personId: ana.personId as never },
      input: { isAllowed, sharesDetails },
    });
  expect((await set(true, false)).body.arrangers).toMatchObject([{ name: 'Ana Okafor' }]);
  expect((await product.call('getArrangers', ana.browser, {})).body.travelers).toMatchObject([
    { name: 'Tomas Okafor', sharesDetails: false },
  ]);
  const { body } = await start(ana, [tomas]);
  const party = async () =>
    (await product.call('getCheckoutParty', ana.browser, { params: { checkoutId: body.checkoutId } })).body;
  expect((await party()).people).toEqual([]);
  await set(true, true);
  expect((await party()).people).toMatchObject([
    { firstName: 'Tomas', passport: null, driverLicense: null, knownTravelerNumber: '' },
  ]);
  expect(JSON.stringify(await party())).not.toContain(passport.number);
  await set(false, false);
  expect((await party()).people).toEqual([]);
  expect((await start(ana, [tomas])).error?.code).toBe('TravelerNotAllowed');

  const { rows } = await product.database.pool.query(
    `select kind from business_events where business_id = $1 order by position`,
    [businessId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['arrangerAllowed', 'arrangerAllowed', 'arrangerEnded']);
  const mail = await product.database.pool.query(`select 1 from outbox where message_id like $1`, [
    `arrangerChanged.${tomas.personId}.%`,
  ]);
  expect(mail.rows.length).toBeGreaterThanOrEqual(1);
});

it('a permission that ends while it’s paid: begun before it’s booked, later it’s refused', async () => {
  const { hire } = await createCrew(product, 'biz_ending', 'employees');
  const ana = await hire('Ana', { isAdmin: true });
  const tomas = await hire('Tomas');
  const allow = (isAllowed: boolean) =>
    product.call('setArranger', tomas.browser, {
      params: { personId: ana.personId as never },
      input: { isAllowed, sharesDetails: false },
    });
  const ends: unknown[] = [];
  const pool = product.database.pool;
  for (let round = 0; round < 6; round++) {
    await allow(true);
    const ready = await readyStay(product, ana, [tomas]);
    const pause = new Promise((resolve) => setTimeout(resolve, round * 15));
    const [booked] = await Promise.all([ready.book(), pause.then(() => allow(false))]);
    const { code } = booked.error ?? {};
    ends.push(code ?? booked.body.result);
    const { rows } = await pool.query(`select state from bookings where checkout_id = $1`, [
      ready.checkoutId,
    ]);
    // Refused, nothing was begun or charged, and the checkout is open for who may book it
    expect([code, rows.map(({ state }) => state)]).toEqual(
      code ? ['TravelerNotAllowed', []] : [undefined, ['Confirmed']],
    );
    // Asked again it's the same booking, or still refused
    const again = await ready.book();
    expect(again.error?.code ?? again.body.result).toBe(ends.at(-1));
  }
  expect(ends.every((end) => end === 'Success' || end === 'TravelerNotAllowed')).toBe(true);
});

it('what ends a permission waits for the booking that’s begun, and refuses the next', async () => {
  const { hire } = await createCrew(product, 'biz_begun', 'employees');
  const [ana, tomas] = [await hire('Ana', { isAdmin: true }), await hire('Tomas')];
  const params = { personId: ana.personId as never };
  const set = (isAllowed: boolean) =>
    product.call('setArranger', tomas.browser, { params, input: { isAllowed, sharesDetails: false } });
  await set(true);
  const [ready, next] = [await readyStay(product, ana, [tomas]), await readyStay(product, ana, [tomas])];
  // Ended, but not committed: paying waits to know, and is refused
  const other = await product.database.pool.connect();
  await other.query('begin');
  await other.query('delete from arrangers where traveler_id = $1', [tomas.personId]);
  const paying = ready.book();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await other.query('commit');
  other.release();
  expect((await paying).error?.code).toBe('TravelerNotAllowed');
  await set(true);
  expect((await next.book()).body.result).toBe('Success');
  const { rows } = await product.database.pool.query(
    `select checkout_id from bookings where checkout_id = any($1)`,
    [[ready.checkoutId, next.checkoutId]],
  );
  expect(rows.map(({ checkout_id: id }) => id)).toEqual([next.checkoutId]);
});

it('nobody outside a company books for others', async () => {
  const maya = await product.signIn({ subject: 'maya-alone' });
  const answer = await product.call('startCheckout', maya, {
    input: { ...(await stayFor(product)), travelers: [{ personId: 'per_00000000000000000000000001' }] },
  });
  expect(answer.error?.code).toBe('NotFound');
});
