/** Flights from quote to ticket over the tests' own airlines: what is sealed, shown, issued, given back. */
import { assertPresent } from '@sojourn/domain/present.ts';
import { VISIBLE_CASES } from '@sojourn/server/main/capabilities.ts';
import { getSupportCase } from '@sojourn/server/modules/desk/support/get-support-case.ts';
import { readPaid } from '@sojourn/server/modules/selling/booking/store.ts';
import { IN_ORDER, pay } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import {
  createStage,
  mustBook,
  resetFaults,
  type Stage,
} from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { resealBookings } from '@sojourn/server/modules/selling/booking/travelers/reseal-bookings.ts';
import { openTravelers } from '@sojourn/server/modules/selling/booking/travelers/sealed-travelers.ts';
import { resealDrafts } from '@sojourn/server/modules/selling/checkouts/drafts/reseal-drafts.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { refreshQuote } from '@sojourn/server/modules/selling/checkouts/refresh-quote.ts';
import { startCheckout } from '@sojourn/server/modules/selling/checkouts/start-checkout.ts';
import { cancelTrip } from '@sojourn/server/modules/trips/cancellation/cancel-trip.ts';
import { quoteCancel } from '@sojourn/server/modules/trips/cancellation/quote-cancel.ts';
import { listTrips } from '@sojourn/server/modules/trips/trips/list-trips.ts';
import { identitySeals } from '@sojourn/server/seal.ts';
import { testTurn } from '@sojourn/server/testing/turn.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asFlight, FLIGHT_ASK, flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';
import { chooseExtras } from '../checkout/choose-extras.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterEach(() => resetFaults(world));
afterAll(() => world.close());

const booked = async (change = {}, ask = {}) =>
  mustBook(server, await readyFlight(server, maya, change, ask), maya);
const trip = (bookingId: Parameters<typeof flightTrip>[2]) => flightTrip(server, maya, bookingId);
const FAMILY = { adults: 1, children: 1, seatedInfants: 0, lapInfants: 1 };
const family = () => [
  person('Adult', '1990-02-03', {
    frequentFlyerNumber: [{ airline: 'UA', number: 'AB123456' }],
    specialAssistance: ['WCHR'],
  }),
  person('Child', '2019-06-01'),
  person('LapInfant', '2026-09-10'),
];

test('a family is quoted, booked, confirmed by both airlines and then ticketed', async () => {
  const extras = {
    seats: [{ slice: 0, segment: 0, traveler: 0, seat: '21A' }],
    bags: [{ slice: 1, traveler: 1, pieces: 2 }],
  };
  const bookingId = await booked({ travelers: family() }, { passengers: FAMILY, extras });
  const confirmed = await trip(bookingId);
  expect(confirmed).toMatchObject({
    kind: 'Flight',
    status: 'Confirmed',
    time: 'Future',
    ticketing: 'confirmed',
    title: 'Boston to Lisbon',
    subtitle: 'Round-trip',
    ticketedAt: null,
    cases: [],
    locators: { airlines: ['TP', 'UA'].map((code, i) => ({ ticketNo: i + 1, airline: { code } })) },
    // $600 of an adult, $450 of a child, $60 of an infant, a fifth of taxes, a seat and two bags
    total: { amountMinor: (60_000 + 45_000 + 6_000) * 1.2 + 3_000 + 15_000 },
    voidUntil: '2027-02-09T15:00:00.000Z',
  });
  expect(confirmed.confirmationCode).toMatch(/^H-/);
  expect(confirmed.travelers.flatMap(({ documents }) => documents)).toEqual([]);
  await world.resume(server);
  const ticketed = await trip(bookingId);
  expect(ticketed).toMatchObject({ ticketing: 'ticketed', ticketedAt: world.clock.now() });
  expect(ticketed.travelers).toMatchObject([
    {
      type: 'Adult',
      specialAssistance: ['WCHR'],
      seats: [{ slice: 0, segment: 0, seat: '21A' }],
      bags: [],
      documents: [
        { ticketNo: 1, slice: 0 },
        { ticketNo: 2, slice: 1 },
      ],
    },
    { type: 'Child', seats: [], bags: [{ slice: 1, pieces: 2 }] },
    { type: 'LapInfant', documents: [{ slice: 0 }, { slice: 1 }] },
  ]);
  expect(ticketed.checkIn[0]).toMatchObject({ opensAt: '2027-04-14T01:05:00.000Z' });
  const { trips } = await listTrips(server, {}, maya.actor);
  const { locators } = ticketed;
  expect(locators.airlines).toHaveLength(2);
  expect(trips).toContainEqual(
    expect.objectContaining({ bookingId, kind: 'Flight', ticketing: 'ticketed', locators }),
  );
  const { rows } = await sql<{ kind: string }>`select kind from outbox
    where payload ->> 'bookingId' = ${bookingId} order by kind`.execute(server.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['bookingConfirmed', 'flightTicketed']);
  expect(await world.problems()).toEqual(IN_ORDER);
});

test('nothing of a passport or a birthday can be read in the database', async () => {
  const passport = { number: 'ZX9914207', country: 'US', expires: '2031-01-01' as never };
  const travelers = [person('Adult', '1987-11-23', { passport, knownTravelerNumber: '998877665' })];
  const bookingId = await booked({ travelers });
  const ready = await readyFlight(server, maya, { travelers: [person('Adult', '1987-11-23', { passport })] });
  expect(ready.draft.travelers[0]!.passport).toEqual(passport);
  const tables = [
    'checkouts',
    'quotes',
    'bookings',
    'sagas',
    'saga_steps',
    'outbox',
    'snapshots',
    'ticketings',
  ];
  for (const table of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
      server.db,
    );
    for (const secret of ['ZX9914207', '1987-11-23', '998877665'])
      expect(
        rows.filter(({ text }) => text.includes(secret)),
        `${secret} in ${table}`,
      ).toEqual([]);
  }
  expect(JSON.stringify(await trip(bookingId))).not.toContain('ZX9914207');
});

test('once the server’s key is replaced, travelers open by the new one alone', async () => {
  const travelers = [person('Adult', '1988-01-02')];
  const bookingId = await booked({ travelers });
  const { checkoutId } = await readyFlight(server, maya, { travelers: [person('Adult', '1989-01-02')] });
  const [old, next] = ['a key of tests that nobody else has', 'another key that is long enough to be one'];
  const both = identitySeals({ current: next, others: [old] }, server.random);
  for (const reseal of [resealBookings, resealDrafts]) {
    expect((await reseal(testTurn(server.db), both)).rows).toBeGreaterThan(0);
    expect((await reseal(testTurn(server.db), both)).rows).toBe(0);
  }
  const alone = { ...server, sealer: identitySeals({ current: next, others: [] }, server.random) };
  const checkout = await getCheckout(alone, checkoutId, maya.actor);
  expect(asFlight(checkout).draft.travelers[0]!.birthdate).toBe('1989-01-02');
  const paid = await readPaid(server.db, { ...maya.actor, bookingId });
  expect(openTravelers(alone.sealer, paid!)).toMatchObject(travelers);
  const back = identitySeals({ current: old, others: [next] }, server.random);
  for (const reseal of [resealBookings, resealDrafts]) await reseal(testTurn(server.db), back);
});

test('what is sealed for one checkout or booking names nobody in another', async () => {
  const from = await readyFlight(server, maya, { travelers: [person('Adult', '1988-03-04')] });
  const to = await readyFlight(server, maya);
  await sql`update checkouts set draft = jsonb_set(draft, '{travelers}',
      (select draft->'travelers' from checkouts where checkout_id = ${from.checkoutId}))
    where checkout_id = ${to.checkoutId}`.execute(server.db);
  const moved = asFlight(await getCheckout(server, to.checkoutId, maya.actor));
  expect(moved.draft.travelers).toMatchObject([{ firstName: '', lastName: '', birthdate: '' }]);
  const [one, other] = [await booked(), await booked()];
  const [paid, unread] = [
    await readPaid(server.db, { ...maya.actor, bookingId: one }),
    await readPaid(server.db, { ...maya.actor, bookingId: other }),
  ];
  expect(openTravelers(server.sealer, paid!)).toHaveLength(1);
  expect(openTravelers(server.sealer, { ...unread!, sealed: paid!.sealed })).toBeNull();
});

test('a draft names everything that keeps the party from flying', async () => {
  const ready = await readyFlight(
    server,
    maya,
    {
      phone: '',
      travelers: [
        person('Adult', '1990-02-03', { passport: { number: '', country: '', expires: '' } }),
        person('Child', '2012-01-01'),
        person('LapInfant', '2025-04-17'),
      ],
    },
    { passengers: FAMILY },
  );
  expect(ready.findings).toContainEqual(
    expect.objectContaining({ kind: 'infantTurnsTwo', severity: 'stop', slice: 1 }),
  );
  await expect(pay(server, ready, maya)).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: {
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'phone' }),
        { path: 'travelers.0.passport.number', problem: 'missing' },
        { path: 'travelers.1.birthdate', problem: 'tooOld' },
        { path: 'travelers.2.birthdate', problem: 'turnsTwo' },
      ]),
    },
  });
});

test('a field of hotels is refused in a checkout of flights, and nothing else is lost', async () => {
  const ready = await readyFlight(server, maya);
  const typed = { leadGuestAge: 40, phone: '+1 617 555 0100' };
  await expect(saveDraft(server, ready.checkoutId, typed, maya.actor)).rejects.toMatchObject({
    code: 'InvalidInput',
    details: { fields: [{ path: 'leadGuestAge' }] },
  });
  const after = await getCheckout(server, ready.checkoutId, maya.actor);
  expect(after.draft).toEqual(ready.draft);
});

describe('seats and bags', () => {
  test('are quoted with the fare, and leave a rise of the fare itself to be accepted', async () => {
    const ready = await readyFlight(server, maya);
    const seats = [{ slice: 0, segment: 0, traveler: 0, seat: '21A' }];
    const choose = (extras: Parameters<typeof chooseExtras>[2]) =>
      chooseExtras(server, ready.checkoutId, extras, maya.actor, requestContext());
    const seated = asFlight(await choose({ seats, bags: [] }));
    expect(seated).toMatchObject({ priceChange: null, extras: { seats } });
    expect(seated.quote.total.amountMinor).toBe(ready.quote.total.amountMinor + 3_000);
    expect(seated.quote.quoteId).not.toBe(ready.quote.quoteId);
    world.carrier.fareMinor = 61_000;
    const risen = await choose({ seats: [], bags: [{ slice: 0, traveler: 0, pieces: 1 }] });
    expect(risen.priceChange).toMatchObject({
      oldTotal: { amountMinor: 72_000 + 7_500 },
      newTotal: { amountMinor: 73_200 + 7_500 },
    });
  });

  test('of nobody, or of no flight, are refused', async () => {
    const ready = await readyFlight(server, maya);
    const seats = [{ slice: 0, segment: 1, traveler: 0, seat: '21A' }];
    const chosen = chooseExtras(server, ready.checkoutId, { seats, bags: [] }, maya.actor, requestContext());
    await expect(chosen).rejects.toMatchObject({
      code: 'InvalidInput',
      details: { fields: [{ path: 'seats.0' }] },
    });
  });
});

describe('a fare', () => {
  test('that fell when it was held is paid as it is by then', async () => {
    const ready = await readyFlight(server, maya);
    world.carrier.fareMinor = 50_000;
    const answer = await pay(server, ready, maya);
    if (answer.result !== 'Success') throw new Error('not booked');
    const { total, tenders } = await trip(answer.bookingId);
    expect([total.amountMinor, tenders[0]!.amount.amountMinor]).toEqual([60_000, 60_000]);
  });

  test('that rose is shown with the old one, and paid once accepted', async () => {
    const ready = await readyFlight(server, maya);
    world.carrier.fareMinor = 66_000;
    await expect(pay(server, ready, maya)).rejects.toMatchObject({ code: 'PriceIncreased' });
    const risen = await getCheckout(server, ready.checkoutId, maya.actor);
    expect(risen).toMatchObject({ state: 'open', priceChange: { newTotal: { amountMinor: 79_200 } } });
    const accept = { acceptTotalMinor: 79_200 };
    const accepted = await refreshQuote(server, ready.checkoutId, accept, maya.actor, requestContext());
    expect(await pay(server, accepted, maya)).toMatchObject({ result: 'Success' });
  });

  test('that rose by more than a fifth ends the checkout, at pay and when it is asked for', async () => {
    const ready = await readyFlight(server, maya);
    world.carrier.fareMinor = 72_100;
    expect(await pay(server, ready, maya)).toMatchObject({
      result: 'Failed',
      failure: { reason: 'MaximumPriceIncreaseReached' },
    });
    const refreshed = refreshQuote(server, ready.checkoutId, {}, maya.actor, requestContext());
    await expect(refreshed).rejects.toMatchObject({ code: 'MaximumPriceIncreaseReached' });
    const input = { ...FLIGHT_ASK, shownTotalMinor: 60_000 };
    const started = startCheckout(server, input, maya.actor, requestContext());
    await expect(started).rejects.toMatchObject({ code: 'MaximumPriceIncreaseReached' });
  });
});

test('the same person on the same flights is told, refused at pay, and goes when they insist', async () => {
  const travelers = [person('Adult', '1991-05-05')];
  const bookingId = await booked({ travelers });
  const again = await readyFlight(server, maya, { travelers });
  const [finding] = again.findings;
  const facts = { tripId: bookingId };
  expect(finding).toEqual({ kind: 'duplicateBooking', severity: 'warn', slice: null, facts });
  expect(await pay(server, again, maya)).toMatchObject({
    result: 'Failed',
    failure: { reason: 'DuplicateBooking' },
  });
  const typed = { duplicateAccepted: true };
  const insisting = await saveDraft(server, again.checkoutId, typed, maya.actor);
  expect(await pay(server, insisting, maya)).toMatchObject({ result: 'Success' });
});

test('is found among hundreds of trips that begin earlier', async () => {
  const often = await world.newTraveler();
  const travelers = [person('Adult', '1991-05-05')];
  const first = await readyFlight(server, often, { travelers });
  expect(await pay(server, first, often)).toMatchObject({ result: 'Success' });
  await sql`insert into bookings select (jsonb_populate_record(b, jsonb_build_object(
      'booking_id', 'bkg_' || lpad(n::text, 26, '0'), 'checkout_id', 'chk_' || lpad(n::text, 26, '0'),
      'offer', regexp_replace(b.offer::text, '"flightNumber": "[^"]*"', '"flightNumber": "9999"', 'g')::jsonb,
      'confirmation_code', n::text, 'starts_at', b.starts_at - interval '1 hour'))).*
    from bookings b, generate_series(1, 300) n
    where b.customer_id = ${often.actor.customerId}`.execute(server.db);
  const again = await readyFlight(server, often, { travelers });
  // Nobody paid for them, so the ledger can't agree
  await sql`delete from bookings where confirmation_code ~ '^[0-9]+$'`.execute(server.db);
  expect(again.findings.map(({ kind }) => kind)).toContain('duplicateBooking');
});

test('two checkouts of the same person, paid at once in two processes: one is booked', async () => {
  const other = world.startProcess('other');
  for (let round = 0; round < 5; round++) {
    const travelers = [person('Adult', '1991-05-05')];
    const both = [
      await readyFlight(server, maya, { travelers }),
      await readyFlight(server, maya, { travelers }),
    ];
    const paid = await Promise.all(
      both.map((each, i) =>
        pay(i === 0 ? server : other, each, maya).catch((error: { code: string }) => error),
      ),
    );
    const amounts = paid.map((each) =>
      'code' in each ? each.code : 'failure' in each ? each.failure.reason : each.result,
    );
    expect(amounts.sort()).toEqual(['DuplicateBooking', 'Success']);
  }
});

test.each([
  ['card-declined', 'CardDeclined', 'CardDeclined'],
  ['card-fraud', 'FraudAutoReject', 'Fraud'],
  ['card-expired', 'PaymentError', 'CardExpired'],
])('%s is told as %s, and holds nothing', async (scenario, reason, payment) => {
  const taken = world.carrier.seatsTaken();
  const ready = await readyFlight(server, maya);
  expect(await pay(server, ready, maya, scenario)).toMatchObject({
    result: 'Failed',
    failure: { reason, payment },
  });
  expect(world.carrier.seatsTaken()).toBe(taken);
});

describe('two tickets are all or nothing', () => {
  const refuseTicket = { ticketNo: 2, rejection: { reason: 'NoAvailability' } } as const;

  test('the first is voided when the second cannot be had', async () => {
    world.carrier.refuseTicket = refuseTicket;
    const taken = world.carrier.seatsTaken();
    const ready = await readyFlight(server, maya);
    expect(await pay(server, ready, maya)).toMatchObject({
      result: 'Failed',
      failure: { reason: 'NoAvailability' },
    });
    expect(world.carrier.seatsTaken()).toBe(taken);
    const { orders } = [...world.carrier.kept.values()].at(-1)!;
    expect([...orders.values()].map(({ state }) => state)).toEqual(['Voided']);
    expect(await world.problems()).toEqual(IN_ORDER);
  });

  test('one that its airline does not take back is put before a person; the customer is let go', async () => {
    Object.assign(world.carrier, { refuseTicket, refuseVoid: true });
    const ready = await readyFlight(server, maya);
    const paid = await pay(server, ready, maya);
    expect(paid).toMatchObject({ result: 'Failed', failure: { reason: 'VoidFailed' } });
    const failure = paid.result === 'Failed' ? paid.failure : null;
    expect(await getCheckout(server, ready.checkoutId, maya.actor)).toMatchObject({ lastFailure: failure });
    const { caseId } = failure!;
    const shown = await getSupportCase(
      { ...server, visibleCases: VISIBLE_CASES },
      assertPresent(caseId, 'the case of what is left'),
      maya.actor,
    );
    expect(shown, 'code, deadline and money').toMatchObject({
      code: expect.stringMatching(/^C-/),
      kind: 'ticketNotVoided',
      state: 'open',
      title: 'Boston to Lisbon',
      booking: { isBooked: false, tenders: [{ kind: 'UserCard', state: 'voided' }] },
    });
    expect(Date.parse(shown.dueAt)).toBe(Date.parse(world.clock.now()) + 4 * 3_600_000);
    const { rows } = await sql<{ kind: string; facts: unknown }>`select kind, facts from cases
      where state = 'open'`.execute(server.db);
    expect(rows).toEqual([{ kind: 'ticketNotVoided', facts: { ticketNo: 1, airline: 'TP' } }]);
    const { ledger, records } = await world.problems();
    expect(ledger).toEqual([]);
    // What the person has to see to is what the records differ in
    expect(records).toMatchObject([{ what: 'flight', facts: 'Failed against mixed' }]);
    const [reference] = [...world.carrier.kept.keys()].slice(-1);
    world.carrier.kept.delete(reference!);
    expect(await world.problems()).toEqual(IN_ORDER);
  });
});

describe('tickets', () => {
  test('that come later are waited for, and told of once they are there', async () => {
    world.carrier.issues = 'late';
    const bookingId = await booked();
    for (let i = 0; i < 3; i++) {
      await world.expireLeases();
      await server.sagas.sweep();
    }
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', ticketing: 'confirmed', cases: [] });
    world.carrier.issues = 'atOnce';
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [] });
  });

  test('that are not there two hours before they could no longer be given back are a case', async () => {
    const before = world.clock.now();
    world.carrier.issues = 'late';
    const bookingId = await booked();
    const sweep = async () => {
      await world.expireLeases();
      await server.sagas.sweep();
    };
    world.clock.move(22 * 3600 - 1);
    await sweep();
    expect((await trip(bookingId)).cases).toEqual([]);
    world.clock.move(2);
    await sweep();
    expect((await trip(bookingId)).cases).toMatchObject([{ kind: 'ticketingLate', state: 'open' }]);
    world.carrier.issues = 'atOnce';
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [{ state: 'closed' }] });
    world.clock.set(before);
  });

  test('that are refused are a case at once, and issued when the airline does', async () => {
    world.carrier.issues = 'never';
    const bookingId = await booked();
    await world.expireLeases();
    await server.sagas.sweep();
    const refused = { ticketing: 'confirmed', cases: [{ kind: 'ticketingRefused' }] };
    expect(await trip(bookingId)).toMatchObject({ status: 'Confirmed', ...refused });
    world.carrier.issues = 'atOnce';
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ ticketing: 'ticketed', cases: [{ state: 'closed' }] });
  });

  test('are not issued for a trip that was canceled first', async () => {
    world.carrier.issues = 'late';
    const bookingId = await booked();
    await world.expireLeases();
    await server.sagas.sweep();
    const { quoteId, ...quote } = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote).toMatchObject({ outcome: 'FullyRefundableComplex', policyKind: 'DelayedTicketingCancel' });
    await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
    world.carrier.issues = 'atOnce';
    await world.resume(server);
    expect(await trip(bookingId)).toMatchObject({ status: 'Canceled', ticketing: 'confirmed', cases: [] });
    expect(await world.problems()).toEqual(IN_ORDER);
  });
});

describe('canceling', () => {
  test('within the void window gives everything back', async () => {
    const bookingId = await booked();
    await world.resume(server);
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote).toMatchObject({
      type: 'FullyRefundable',
      outcome: 'FullyRefundableComplex',
      policyKind: 'TicketedVoidKnownWindow',
      refund: { amountMinor: 72_000 },
    });
    const { quoteId } = quote;
    const answer = await cancelTrip(server, bookingId, { quoteId }, maya.actor, requestContext());
    expect(answer).toMatchObject({
      result: 'Canceled',
      trip: { refunds: [{ state: 'sent', item: 'Boston to Lisbon' }], voidUntil: null },
    });
    expect(await world.problems()).toEqual(IN_ORDER);
  });

  test('later goes by the fare’s rule, and after departure not at all', async () => {
    const before = world.clock.now();
    const bookingId = await booked();
    await world.resume(server);
    world.clock.move(25 * 3600);
    const quote = await quoteCancel(server, bookingId, maya.actor, requestContext());
    expect(quote).toMatchObject({
      type: 'PartiallyRefundable',
      outcome: 'PartiallyRefundableComplex',
      policyKind: 'MultiTicket',
      penalty: { amountMinor: 20_000 },
    });
    world.clock.set('2027-04-15T01:05:00.000Z' as typeof before);
    const late = quoteCancel(server, bookingId, maya.actor, requestContext());
    await expect(late).rejects.toMatchObject({
      code: 'NotCancellable',
      details: { cancelOutcome: 'Departed', cancelPolicyKind: 'NonCancellable' },
    });
    world.clock.set(before);
  });
});

test('what a flight earns is posted after its last landing', async () => {
  const { earning } = await trip(await booked());
  expect(earning).toMatchObject({ state: 'Pending', postsAt: '2027-04-19T17:40:00.000Z' });
});
