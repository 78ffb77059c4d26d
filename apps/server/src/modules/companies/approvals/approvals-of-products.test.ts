/** Flights and cars are approved as stays are: reviewed or mandated, repriced, kept, canceled, lapsed. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { readyCar } from '@sojourn/products/car/testing/car-checkouts.ts';
import { carUnderTest } from '@sojourn/products/car/testing/car-under-test.ts';
import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { flightUnderTest } from '@sojourn/products/flight/testing/flight-under-test.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#modules/platform/notify/languages.ts';
import type { MailContext } from '#modules/platform/notify/letter.ts';
import { IN_ORDER, type Process, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { resetFaults } from '#modules/selling/booking/testing/stage.ts';
import { showTrip } from '#modules/trips/trips/use-case.ts';
import { TEST_NOW } from '#testing/clock.ts';
import { decideApprovals } from './decisions/decide-approvals.ts';
import { listApprovals } from './list-approvals.ts';
import { writeNews } from './mail/news-letter.ts';
import type { About, NewsPart } from './mail/notice.ts';
import { settleApprovals } from './settle-approvals.ts';
import { showApproval } from './show-approval.ts';
import { createOffice, decide, type Office, sendReady } from './testing/office.ts';

const HOUR = 3_600;
const ASK = { policyReason: { reason: 'clientSite' } } as const;
let office: Office;
let server: Process;
let daniel: Traveler;
let priya: Traveler;
beforeAll(async () => {
  office = await createOffice();
  server = office.startProcess('products');
  daniel = await office.hire('Daniel', await office.addTier({}));
  priya = await office.hire('Priya', null, { isAdmin: true });
});
afterEach(async () => {
  resetFaults(office.world);
  await office.world.resume(server);
  office.world.clock.set(TEST_NOW);
});
afterAll(async () => {
  expect(await office.world.problems()).toEqual(IN_ORDER);
  await office.world.close();
});

type Sold = {
  readonly ready: (traveler: Traveler) => Promise<Checkout>;
  /** From now on it isn't free to cancel. */
  readonly bind: () => void;
  /** Hours in which a review is decided, of 24. */
  readonly reviewHours: number;
  readonly under: typeof flightUnderTest;
};
const SOLD: Readonly<Record<'flight' | 'car', Sold>> = {
  flight: {
    ready: (traveler) => readyFlight(server, traveler, {}, ASK),
    bind: () => Object.assign(office.world.carrier, { isVoidable: false }),
    // Tickets are void within a day, less what canceling takes
    reviewHours: 22,
    under: flightUnderTest,
  },
  car: {
    ready: (traveler) => readyCar(server, traveler, {}, 'now', ASK),
    bind: () => office.world.clock.set('2027-04-13T20:00:00.000Z' as Instant),
    reviewHours: 24,
    under: carUnderTest,
  },
};

describe.each(Object.entries(SOLD))('a %s', (_, sold) => {
  const send = async (traveler = daniel, requestId?: Parameters<typeof sendReady>[3]) =>
    sendReady(server, traveler, await sold.ready(traveler), requestId);
  const see = (requestId: Parameters<typeof showApproval>[1], traveler = daniel) =>
    showApproval(server, requestId, traveler.actor);
  const supplier = () => sold.under.supplierOf(office.world);
  const settleIn = async (seconds: number) => {
    office.world.clock.move(seconds);
    await settleApprovals(server, 50);
  };
  const tripOf = (bookingId: string | null, { actor } = daniel) =>
    showTrip(server, { ...actor, bookingId: bookingId as never });

  test('free to cancel is booked at once and reviewed; approved it stays', async () => {
    const { requestId, result } = await send();
    expect(result).toBe('Booked');
    const request = await see(requestId, priya);
    expect(request).toMatchObject({ state: 'inReview', kind: 'review', offers: ['approve', 'decline'] });
    const hours = (Date.parse(request.decideBy) - Date.parse(request.sentAt)) / HOUR / 1_000;
    expect(Math.round(hours)).toBe(sold.reviewHours);
    const approved = await decide(server, priya, requestId, 'approve');
    expect(approved).toMatchObject({ state: 'kept' });
    expect((await tripOf(approved.bookingId)).canceledAt).toBeNull();
  });

  test('rejected after booking it’s canceled, and all of it comes back', async () => {
    const { requestId } = await send();
    await office.world.resume(server);
    const declined = await decide(server, priya, requestId, 'decline');
    expect(declined).toMatchObject({ state: 'canceled', endedBy: 'approver' });
    const trip = await tripOf(declined.bookingId);
    expect(trip.status).toBe('Canceled');
    const back = trip.refunds.reduce((sum, { amount }) => sum + amount.amountMinor, 0);
    // A ticket that is void was never charged
    const charged = trip.tenders.filter(({ state }) => state === 'captured');
    expect(back).toBe(charged.reduce((sum, { amount }) => sum + amount.amountMinor, 0));
  });

  test('a ready-made reply of another request is refused, and nothing is decided', async () => {
    const [{ requestId }, other] = [await send(), await send()];
    const input = {
      parts: [{ requestId, version: 1, decision: 'decline' as const }],
      suggestion: { requestId: other.requestId, place: 0 },
    };
    const decided = decideApprovals(server, input, priya.actor, requestContext());
    await expect(decided).rejects.toMatchObject({ code: 'NotFound' });
    expect((await see(requestId, priya)).state).toBe('inReview');
  });

  test('in French the request, a ready-made reply and the mail about them have nothing English', async () => {
    const { requestId } = await send();
    const { suggestions } = await see(requestId, priya);
    expect((await see(requestId)).suggestions).toEqual([]);
    await decideApprovals(
      server,
      {
        parts: [{ requestId, version: 1, decision: 'decline' }],
        suggestion: { requestId, place: 0 },
      },
      priya.actor,
      requestContext(),
    );
    await office.world.resume(server);
    const french = { ...daniel.actor, locale: 'fr' } as const;
    const mails = await sql<{ payload: About<NewsPart> }>`select payload from outbox
      where kind = 'approvalNews' and customer_id = ${daniel.actor.customerId}
      and payload -> 'parts' @> ${JSON.stringify([{ requestId }])}::jsonb`.execute(office.db);
    const person = { email: 'daniel@x.example', locale: 'fr' } as const;
    const context = { origin: 'https://x.example', person } as unknown as MailContext;
    const { title, subtitle, steps } = await showApproval(server, requestId, french);
    const read = {
      request: [title, subtitle],
      // A row is a trip, with the other requests of it as its parts
      list: (await listApprovals(server, { of: 'mine', view: 'declined' }, french)).requests
        .flatMap((each) => [each, ...each.parts])
        .map((each) => [each.title, each.subtitle]),
      reply: steps.map(({ note }) => note),
      mail: mails.rows.map(({ payload }) => writeNews(payload, 'traveler', context, LANGUAGES.fr)),
    };
    const english = [
      ...sold.under.names.filter(({ en, fr }) => en !== fr).map(({ en }) => en),
      ...suggestions,
      'Round-trip',
    ];
    for (const [where, shown] of Object.entries(read)) {
      const text = JSON.stringify(shown);
      expect([where, english.filter((word) => new RegExp(`\\b${word}\\b`).test(text))]).toEqual([where, []]);
      if (where !== 'reply') expect(text).toContain(title);
    }
    expect((await see(requestId)).steps.map(({ note }) => note)).toEqual([suggestions[0]]);
  });

  test('without a decision it’s kept, or canceled where the tier says so', async () => {
    const strict = await office.hire('Stella', await office.addTier({ ifUndecided: 'cancel' }));
    const silent = await send();
    const canceled = await send(strict);
    await office.world.resume(server);
    await settleIn(sold.reviewHours * HOUR - 1);
    expect((await see(silent.requestId)).state).toBe('inReview');
    await settleIn(1);
    expect(await see(silent.requestId)).toMatchObject({ state: 'kept', endedBy: 'timeout' });
    expect(await see(canceled.requestId, strict)).toMatchObject({ state: 'canceled', endedBy: 'timeout' });
  });

  test('a mandate books at the price of the moment, within its limit', async () => {
    sold.bind();
    const { requestId, result, checkout } = await send();
    expect(result).toBe('Sent');
    const pending = await see(requestId);
    expect(pending).toMatchObject({ state: 'pending', kind: 'mandate', bookingId: null, heldUntil: null });
    const before = supplier().taken();
    supplier().priceAt(102);
    const booked = await decide(server, priya, requestId, 'approve');
    expect(booked).toMatchObject({ state: 'booked' });
    expect(supplier().taken()).toBeGreaterThan(before);
    const { total } = await tripOf(booked.bookingId);
    expect(total.amountMinor).toBeGreaterThan(checkout.quote.total.amountMinor);
    expect(total.amountMinor).toBeLessThanOrEqual(pending.limit.amountMinor);
  });

  test('above its limit it goes back with the new price, and is sent again with it', async () => {
    sold.bind();
    const { requestId, checkout } = await send();
    supplier().priceAt(105);
    const returned = await decide(server, priya, requestId, 'approve');
    expect(returned).toMatchObject({ state: 'returned', returnedFor: 'price', bookingId: null });
    expect(returned.requested).toEqual(checkout.quote.total);
    expect(returned.now?.amountMinor).toBeGreaterThan(returned.limit.amountMinor);
    const again = await send(daniel, requestId);
    expect(again).toMatchObject({ result: 'Sent', requestId });
    expect(await see(requestId)).toMatchObject({ version: 2, requested: returned.now });
    expect(await decide(server, priya, requestId, 'approve', 2)).toMatchObject({ state: 'booked' });
  });

  test('declined nothing is booked; undecided it lapses; sold out it’s given back', async () => {
    sold.bind();
    const before = supplier().taken();
    const declined = await send();
    expect(await decide(server, priya, declined.requestId, 'decline')).toMatchObject({ state: 'declined' });
    const gone = await send();
    supplier().refuse('reserve', sold.under.soldOut);
    expect(await decide(server, priya, gone.requestId, 'approve')).toMatchObject({
      state: 'returned',
      returnedFor: 'unavailable',
    });
    resetFaults(office.world);
    sold.bind();
    const silent = await send();
    await settleIn(24 * HOUR);
    expect(await see(silent.requestId)).toMatchObject({ state: 'lapsed', endedBy: 'timeout' });
    expect(supplier().taken()).toBe(before);
  });
});
