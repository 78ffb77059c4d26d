/** Checkouts that were opened before operators asked anything: loaded, edited and paid. */
import {
  type BookingWorld,
  createBookingWorld,
  type Process,
} from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { mustBook } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readyActivity } from '#activity/testing/activity-checkouts.ts';

let world: BookingWorld;
let server: Process;
beforeAll(async () => {
  world = await createBookingWorld();
  server = world.startProcess('server');
}, 60_000);
afterAll(() => world?.close());

test.each(['en', 'fr'] as const)('one without language and answers, in %s', async (locale) => {
  const traveler = await world.newTraveler();
  const { actor } = traveler;
  const { checkoutId, activity } = await readyActivity(server, traveler, {}, { locale });
  await sql`update checkouts set draft = draft - 'language' - 'answers'
    where checkout_id = ${checkoutId}`.execute(server.db);
  const loaded = await getCheckout(server, checkoutId, actor);
  expect(loaded.draft).toMatchObject({ language: locale, answers: [] });
  const isSpoken = activity.languages.includes(locale);
  const typed = { note: 'We come by tram', ...(!isSpoken && { language: 'pt' }) };
  const edited = await saveDraft(server, checkoutId, typed, actor);
  expect(edited.draft).toMatchObject({ answers: [], ...typed });
  const bookingId = await mustBook(server, edited, traveler);
  await world.resume(server);
  expect(await showTrip(server, { ...actor, bookingId })).toMatchObject({
    status: 'Confirmed',
    language: isSpoken ? locale : 'pt',
    answers: [],
    note: 'We come by tram',
  });
});
