import { readyFlight } from '@sojourn/products/flight/testing/flight-checkouts.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivity } from '#modules/money/wallet/activity/list-activity.ts';
import { readBooking } from '../store.ts';
import { createStage, mustBook, type Stage } from '../testing/stage.ts';
import { fillSummaries } from './fill-summaries.ts';

let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

test('what an older server wrote is named by what was booked, in its ledger too', async () => {
  const credits = [{ creditId: await world.grant(maya, 'GoodwillCredit', 1_000_000), amountMinor: null }];
  const bookingId = await mustBook(server, await readyFlight(server, maya, { credits }), maya);
  const titles = async () =>
    (await listActivity({ ...server, titlesOf: async () => new Map() }, {}, maya.actor)).entries.flatMap(
      ({ booking }) => booking?.title ?? [],
    );
  await sql`update bookings set title = null, subtitle = null, place = null, country = null
    where booking_id = ${bookingId}`.execute(server.db);
  expect(await fillSummaries(server.db, server.products)).toBe(1);
  expect(await fillSummaries(server.db, server.products)).toBe(0);
  expect(await titles()).toEqual(['Boston to Lisbon']);
  expect(await readBooking(server.db, { ...maya.actor, bookingId })).toMatchObject({
    subtitle: 'Round-trip',
    place: 'Lisbon',
    country: 'PT',
  });
});
