/** The feed as calendar programs read it: by its address alone, with a parser that isn't ours. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readyCheckout } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { createTestProduct, TEST_DATES, TEST_ROOMS, type TestProduct } from '#testing/product.ts';
import { type Browser, TEST_TENANTS } from '#testing/server.ts';
import { editDetails } from '../changes/details/edit-details.ts';
import { lookUpBooking } from '../schedule-changes/look-ups/look-up-booking.ts';
import { renewFeed } from './manage-feed.ts';
import type { FeedDeps } from './product.ts';
import { readFeedFile } from './read-feed.ts';

const CONTEXT = { timeoutMs: 1_000, scenario: null, requestId: 'test' };

/** Every event, with its times as instants. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents('vtimezone');
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    return {
      uid,
      summary,
      status: component.getFirstPropertyValue('status'),
      version: component.getFirstPropertyValue('sequence'),
      zone: startDate.zone?.tzid,
      starts: startDate.toJSDate().toISOString(),
      ends: endDate.toJSDate().toISOString(),
    };
  });
  return { calendar, zones: zones.map((zone) => zone.getFirstPropertyValue('tzid')), events };
}

describe('over HTTP', () => {
  let product: TestProduct;
  let owner: Browser;
  let paymentId: PaymentId;
  beforeAll(async () => {
    product = await createTestProduct();
    paymentId = await product.giveCard('feed-owner');
  });
  beforeEach(async () => {
    owner = await product.signIn({ subject: 'feed-owner' });
  });
  afterAll(() => product?.close());

  const pathOf = (url: string) => new URL(url).pathname;
  const renew = async () => (await product.call('renewCalendarFeed', owner, { input: {} })).body.url;
  const get = (path: string, headers: Record<string, string> = {}) =>
    product.app.inject({ url: path, headers: { host: 'localhost', ...headers } });

  test('none until it’s turned on; then its address opens it until it’s renewed or ended', async () => {
    expect((await product.call('getCalendarFeed', owner, {})).body).toEqual({ feed: null });
    const first = await renew();
    expect(pathOf(first)).toMatch(/^\/api\/v0\/calendars\/[\w-]{43}\.ics$/);
    const answer = await get(pathOf(first));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect((await product.call('getCalendarFeed', owner, {})).body.feed?.lastReadAt).not.toBeNull();
    const second = await renew();
    expect((await get(pathOf(first))).statusCode).toBe(404);
    expect((await get(pathOf(second))).statusCode).toBe(200);
    expect((await product.call('revokeCalendarFeed', owner, {})).body).toEqual({ feed: null });
    expect((await get(pathOf(second))).statusCode).toBe(404);
  });

  test('its token is stored as a hash, and opens nothing at another brand', async () => {
    const url = await renew();
    const token = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
    const { rows } = await sql<{ row: string }>`select f::text as row from calendar_feeds f`.execute(
      product.database.db,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const elsewhere = await get(pathOf(url), { host: 'business.localhost' });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('it’s sent again only once something has changed', async () => {
    const path = pathOf(await renew());
    const before = await get(path);
    const tag = String(before.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await get(path, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const stay = {
      product: 'Hotel' as const,
      ...(await product.someStay()),
      ...TEST_DATES,
      rooms: TEST_ROOMS,
    };
    const { checkoutId, quote } = (await product.call('startCheckout', owner, { input: stay })).body;
    const draft = {
      guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
      leadGuestAge: 34,
      email: 'maya@example.test',
      phone: '+1 617 555 0142',
      paymentId,
      termsAccepted: true,
    };
    await product.call('saveDraft', owner, { params: { checkoutId }, input: draft });
    const totalMinor = quote.total.amountMinor;
    const tenders = [{ sourceId: paymentId, amountMinor: totalMinor }];
    const input = { totalMinor, cardMinor: totalMinor, tenders, quoteId: quote.quoteId };
    const booked = await product.call('bookCheckout', owner, { params: { checkoutId }, input });
    expect(booked.body.result).toBe('Success');
    const after = await get(path, { 'if-none-match': tag });
    expect(after.statusCode).toBe(200);
    expect(read(after.body).events).toHaveLength(1);
  });
});

describe('its entries', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await createStage();
  });
  afterAll(() => stage.world?.close());

  async function feedOf() {
    const { server, maya } = stage;
    const products = server.products as unknown as FeedDeps['products'];
    const deps = { ...server, products, tenants: TEST_TENANTS };
    const { url } = await renewFeed(deps, maya.actor, { origin: 'https://travel.example' });
    const file = await readFeedFile(deps, url.split('/').at(-1) ?? '', requestContext());
    return read(Buffer.from(file.bytes).toString());
  }

  test('have the newest times on the clocks of their airports; what is canceled says so', async () => {
    const { world, server, maya } = stage;
    const flightId = await mustBook(server, await readyFlight(server, maya), maya);
    const stayId = await mustBook(server, await readyCheckout(server, maya), maya);
    world.carrier.lateMinutes = 45;
    await lookUpBooking(server, { ...maya.actor, bookingId: flightId }, CONTEXT);
    const details = { kind: 'Hotel' as const, loyaltyNumber: '', requests: 'Late arrival' };
    const edit = { bookingVersion: 1, details };
    await editDetails(server, stayId, edit, maya.actor, requestContext());
    await cancelAsQuoted(server, stayId, maya);

    const { events, zones, calendar } = await feedOf();
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`${TEST_TENANTS[0]?.brandName}: My trips`);
    const { flight } = await flightTrip(server, maya, flightId);
    const segments = flight.slices.flatMap((slice) => slice.segments);
    const moved = segments.filter(({ updatedDepartureTime }) => updatedDepartureTime !== null);
    expect(moved.length).toBeGreaterThan(0);
    const flights = events.filter(({ uid }) => uid.startsWith(flightId));
    expect(flights.map(({ starts, ends, zone, status }) => [starts, ends, zone, status])).toEqual(
      segments.map(({ origin, ...at }) => [
        plusSeconds(at.updatedDepartureTime ?? at.scheduledDepartureTime, 0),
        plusSeconds(at.updatedArrivalTime ?? at.scheduledArrivalTime, 0),
        origin.zone,
        'CONFIRMED',
      ]),
    );
    for (const { origin, destination } of segments)
      expect(zones).toEqual(expect.arrayContaining([origin.zone, destination.zone]));
    expect(new Set(zones).size).toBe(zones.length);
    // Changed, then canceled: calendars take it for a later version of the entry that they have
    expect(events.filter(({ uid }) => uid.startsWith(stayId))).toMatchObject([
      { status: 'CANCELLED', version: 2 },
    ]);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  test('are gone 90 days after the trip', async () => {
    const { world } = stage;
    expect((await feedOf()).events.length).toBeGreaterThan(0);
    world.clock.move(400 * 86_400);
    expect((await feedOf()).events).toEqual([]);
  });
});
