/** An itinerary read back from its file and compared with the trip, and what a link to the trip shows. */
import type { TripDetail } from '@sojourn/contract/trips.ts';
import { instantAt } from '@sojourn/domain/dates.ts';
import { formatDate } from '@sojourn/domain/formats.ts';
import { carUnderTest } from '@sojourn/products/car/testing/car-under-test.ts';
import { flightTrip, readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readyCheckout, type Traveler } from '#modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '#modules/selling/booking/testing/request-context.ts';
import { cancelAsQuoted, createStage, mustBook, type Stage } from '#modules/selling/booking/testing/stage.ts';
import { TEST_TENANTS } from '#testing/server.ts';
import { listShares, revokeShare, shareTrip } from '../shares/share-trip.ts';
import { showSharedTrip } from '../shares/show-shared-trip.ts';
import { joinTripGroups } from '../trips/groups/change-groups.ts';
import { showGroup } from '../trips/groups/show-group.ts';
import { showTrip } from '../trips/use-case.ts';
import { getItinerary, type ItineraryDeps } from './get-itinerary.ts';

let stage: Stage;
let deps: ItineraryDeps;
let maya: Traveler;
const ids = {} as Record<'flight' | 'stay' | 'car', TripDetail['bookingId']>;

beforeAll(async () => {
  stage = await createStage();
  ({ maya } = stage);
  const { server } = stage;
  deps = {
    ...server,
    products: server.products as unknown as ItineraryDeps['products'],
    tenants: TEST_TENANTS,
  };
  ids.flight = await mustBook(server, await readyFlight(server, maya), maya);
  ids.stay = await mustBook(server, await readyCheckout(server, maya, { requests: 'High floor' }), maya);
  ids.car = await mustBook(server, await carUnderTest.ready(server, maya, {}), maya);
  // Those that aren't together by the rule
  const isApart = async (other: TripDetail['bookingId']) =>
    !(await showGroup(server, ids.flight, maya.actor)).group.bookingIds.includes(other);
  for (const other of [ids.stay, ids.car])
    if (await isApart(other)) await joinTripGroups(server, ids.flight, other, maya.actor);
});
afterAll(() => stage?.world.close());

const tripOf = (bookingId: TripDetail['bookingId'], locale: 'en' | 'fr' = 'en') =>
  showTrip(stage.server, { ...maya.actor, bookingId, locale });

async function read(locale: 'en' | 'fr', bookingId = ids.flight) {
  const { name, bytes } = await getItinerary(deps, bookingId, { ...maya.actor, locale });
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(file, { mergePages: true });
  const { info } = (await file.getMetadata()) as { info: { Title?: string } };
  return { name, title: info.Title, text: text.replace(/[\u00a0\u202f]/g, ' ').replace(/\s+/g, ' ') };
}

describe('the document', () => {
  test.each(['en', 'fr'] as const)(
    'has every booking with its codes, addresses and phones: %s',
    async (locale) => {
      const { text, title, name } = await read(locale);
      expect(title).toMatch(locale === 'en' ? /^Itinerary: / : /^Itinéraire\u00a0: /);
      expect(name).toMatch(/^itinera(ry|ire)-bkg_\w+\.pdf$/);
      const [flight, stay, car] = await Promise.all(
        [ids.flight, ids.stay, ids.car].map((id) => tripOf(id, locale)),
      );
      const expected = [flight, stay, car].map((trip) => trip?.confirmationCode ?? 'no code');
      if (flight?.kind !== 'Flight' || stay?.kind !== 'Hotel' || car?.kind !== 'Car')
        throw new Error('kinds');
      for (const { locator } of flight.locators.airlines) expected.push(locator);
      for (const { segments } of flight.flight.slices)
        for (const { marketingAirline, origin, destination, zonedDepartureTime } of segments)
          expected.push(
            `${marketingAirline.code} ${marketingAirline.flightNumber}`,
            origin.name,
            destination.name,
            formatDate(zonedDepartureTime, locale, 'full'),
          );
      expected.push(stay.stay.name, stay.stay.address, stay.stay.phone, stay.stay.roomName, 'High floor');
      expected.push(formatDate(stay.stay.checkOut, locale, 'full'));
      const { pickUp, company } = car.rental;
      expected.push(
        company.name,
        pickUp.location.address,
        pickUp.location.phone,
        formatDate(pickUp.at, locale, 'full'),
      );
      for (const { firstName, lastName } of [...flight.travelers, ...stay.guests, ...car.drivers])
        expected.push(`${firstName} ${lastName}`);
      for (const part of expected) expect(text).toContain(part.replace(/[\u00a0\u202f]/g, ' '));
      expect(text).not.toMatch(/undefined|NaN|U\+\d|\[object/);
      expect(text).not.toContain('$');
    },
  );

  test('goes by time, whatever is booked', async () => {
    const { text } = await read('en', ids.stay);
    const stay = await tripOf(ids.stay);
    if (stay.kind !== 'Hotel') throw new Error('a stay');
    const { checkIn, checkInFrom, checkOut, checkOutUntil, zone, name } = stay.stay;
    const { flight } = await flightTrip(stage.server, maya, ids.flight);
    const expected: [starts: string, words: string][] = [
      [instantAt(`${checkIn}T${checkInFrom}`, zone), `Check in at ${name}`],
      [instantAt(`${checkOut}T${checkOutUntil}`, zone), `Check out of ${name}`],
      ...flight.slices.flatMap(({ segments }) =>
        segments.map(({ marketingAirline, scheduledDepartureTime }): [string, string] => [
          scheduledDepartureTime,
          `${marketingAirline.code} ${marketingAirline.flightNumber}, `,
        ]),
      ),
    ];
    const byTime = expected.toSorted(([a], [b]) => Date.parse(a) - Date.parse(b));
    const places = byTime.map(([, words]) => text.indexOf(words));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is nobody else’s', async () => {
    const stranger = await stage.world.newTraveler();
    await expect(getItinerary(deps, ids.flight, stranger.actor)).rejects.toMatchObject({ code: 'NotFound' });
  });
});

describe('a link to the trip', () => {
  const share = async (days = 7) => {
    const before = (await listShares(deps, ids.flight, maya.actor)).shares.map(({ shareId }) => shareId);
    const { url, shares } = await shareTrip(deps, ids.flight, days, maya.actor, {
      origin: 'https://x.example',
    });
    const made = shares.find(({ shareId }) => !before.includes(shareId));
    return { token: url.split('/').at(-1) ?? '', shareId: made!.shareId };
  };
  const open = (token: string, tenantId: 'consumer' | 'business' = 'consumer', locale: 'en' | 'fr' = 'en') =>
    showSharedTrip(deps, token, locale, { ...requestContext(), tenantId });

  test('shows when and where, first names, and nothing else', async () => {
    const { token } = await share();
    const shown = await open(token);
    const stay = await tripOf(ids.stay);
    if (stay.kind !== 'Hotel') throw new Error('a stay');
    expect(shown.moments.map(({ symbol }) => symbol)).toEqual(
      expect.arrayContaining(['plane', 'bed', 'wheel']),
    );
    const text = JSON.stringify(shown);
    expect(text).toContain(stay.stay.address);
    const secret: string[] = ['High floor', 'amount', maya.actor.email];
    for (const bookingId of Object.values(ids)) {
      const trip = await tripOf(bookingId);
      secret.push(trip.confirmationCode ?? '', trip.email, trip.phone, bookingId);
      if (trip.kind === 'Home') throw new Error('no home was booked');
      const others = trip.kind === 'Hotel' ? trip.guests : trip.kind === 'Car' ? trip.drivers : [];
      const people = trip.kind === 'Flight' ? trip.travelers : others;
      secret.push(...people.map(({ lastName }) => lastName));
      expect(shown.travelers).toEqual(expect.arrayContaining([people[0]!.firstName]));
      if (trip.kind === 'Flight') secret.push(...trip.locators.airlines.map(({ locator }) => locator));
      else secret.push(trip.supplierLocator ?? 'none');
    }
    for (const word of secret) expect(text).not.toContain(word);
    expect((await open(token, 'consumer', 'fr')).moments[0]?.title).not.toBe(shown.moments[0]?.title);
  });

  test('ends when it’s revoked, when it expires, and is nothing at another brand', async () => {
    const { token, shareId } = await share();
    const gone = { code: 'NotFound' };
    await expect(open(token, 'business')).rejects.toMatchObject(gone);
    const stranger = await stage.world.newTraveler();
    await expect(revokeShare(deps, { bookingId: ids.flight, shareId }, stranger.actor)).rejects.toMatchObject(
      gone,
    );
    // From another booking of the same trip
    await revokeShare(deps, { bookingId: ids.stay, shareId }, maya.actor);
    await expect(open(token)).rejects.toMatchObject(gone);
    const short = await share(7);
    const before = stage.world.clock.now();
    stage.world.clock.move(7 * 86_400);
    await expect(open(short.token)).rejects.toMatchObject(gone);
    expect((await listShares(deps, ids.flight, maya.actor)).shares).toEqual([]);
    stage.world.clock.set(before);
  });

  test('its token is stored as a hash; agents give none out', async () => {
    const { token } = await share();
    const { rows } = await sql<{ row: string }>`select s::text as row from trip_shares s`.execute(
      stage.server.db,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    const agent = { ...maya.actor, isDelegated: true };
    await expect(shareTrip(deps, ids.flight, 7, agent, { origin: '' })).rejects.toMatchObject({
      code: 'TripActionUnavailable',
    });
  });

  test('lists a flight once that two bookings of the trip are on', async () => {
    const { server } = stage;
    const other = await mustBook(server, await readyFlight(server, maya), maya);
    const isTogether = (await showGroup(server, ids.flight, maya.actor)).group.bookingIds.includes(other);
    if (!isTogether) await joinTripGroups(server, ids.flight, other, maya.actor);
    const { moments } = await open((await share()).token);
    const flights = moments
      .filter(({ symbol }) => symbol === 'plane')
      .map(({ at, title }) => `${at} ${title}`);
    expect(flights.length).toBeGreaterThan(0);
    expect(new Set(flights).size).toBe(flights.length);
    const { flight } = await flightTrip(server, maya, other);
    expect(flights).toHaveLength(flight.slices.flatMap(({ segments }) => segments).length);
    await cancelAsQuoted(server, other, maya);
  });

  test('leaves out what is canceled, and shows nothing once all is', async () => {
    const { token } = await share();
    await cancelAsQuoted(stage.server, ids.car, maya);
    expect((await open(token)).moments.map(({ symbol }) => symbol)).not.toContain('wheel');
    expect((await read('en')).text).not.toContain('Pick up your car');
    for (const bookingId of [ids.flight, ids.stay]) await cancelAsQuoted(stage.server, bookingId, maya);
    await expect(open(token)).rejects.toMatchObject({ code: 'NotFound' });
    await expect(getItinerary(deps, ids.flight, maya.actor)).rejects.toMatchObject({
      code: 'TripActionUnavailable',
    });
  });
});
