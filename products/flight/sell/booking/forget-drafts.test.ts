/** Who was typed into checkouts is forgotten once they are booked, or in time; who is in trips is not. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import type { CheckoutId } from '@sojourn/domain/ids.ts';
import { asStay, pay, readyCheckout } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { saveDraft } from '@sojourn/server/modules/selling/checkouts/drafts/save-draft.ts';
import {
  DRAFT_RETENTION_DAYS,
  forgetDrafts,
} from '@sojourn/server/modules/selling/checkouts/forgotten/forget-drafts.ts';
import { getCheckout } from '@sojourn/server/modules/selling/checkouts/get-checkout.ts';
import { showTrip } from '@sojourn/server/modules/trips/trips/use-case.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asFlight, flightTrip, person, readyFlight } from '#flight/testing/flight-checkouts.ts';

const DAY = 86_400;
let { world, server, maya } = {} as Stage;
beforeAll(async () => {
  ({ world, server, maya } = await createStage());
});
afterAll(() => world.close());

const sealedOf = async (checkoutId: CheckoutId) => {
  const { rows } = await sql<{ travelers: string | null }>`select draft ->> 'travelers' as travelers
    from checkouts where checkout_id = ${checkoutId}`.execute(server.db);
  return rows[0]!.travelers;
};
const typedOf = async (checkoutId: CheckoutId) =>
  asFlight(await getCheckout(server, checkoutId, maya.actor)).draft;

test('a month after the last quote expired and the last was typed, not before', async () => {
  const { checkoutId, quote } = await readyFlight(server, maya);
  const due = plusSeconds(quote.expiresAt, DRAFT_RETENTION_DAYS * DAY);
  expect(await forgetDrafts(server.db, server.products, due)).toBe(0);
  expect(await sealedOf(checkoutId)).not.toBeNull();
  // Typed in after it expired: kept as long from then on
  world.clock.set(plusSeconds(quote.expiresAt, 2 * DAY));
  await saveDraft(server, checkoutId, { travelers: [person('Adult', '1990-02-03')] }, maya.actor);
  expect(await forgetDrafts(server.db, server.products, plusSeconds(due, DAY))).toBe(0);
  expect(await forgetDrafts(server.db, server.products, plusSeconds(due, 2 * DAY + 1))).toBe(1);
  expect(await sealedOf(checkoutId)).toBeNull();
  expect(await forgetDrafts(server.db, server.products, plusSeconds(due, 2 * DAY + 1))).toBe(0);
});

test('the checkout is there all the same, and can be filled in anew', async () => {
  const party = { adults: 1, children: 1, seatedInfants: 0, lapInfants: 0 };
  const travelers = [person('Adult', '1990-02-03'), person('Child', '2019-06-01')];
  const { checkoutId, quote } = await readyFlight(server, maya, { travelers }, { passengers: party });
  const later = plusSeconds(quote.expiresAt, (DRAFT_RETENTION_DAYS + 1) * DAY);
  expect(await forgetDrafts(server.db, server.products, later)).toBe(1);
  const { travelers: empty, email, phone } = await typedOf(checkoutId);
  expect(empty.map(({ type, firstName, passport }) => [type, firstName, passport.number])).toEqual([
    ['Adult', '', ''],
    ['Child', '', ''],
  ]);
  expect([email, phone]).toEqual(['', '']);
  await saveDraft(server, checkoutId, { travelers }, maya.actor);
  expect((await typedOf(checkoutId)).travelers).toEqual(travelers);
});

test('what was agreed to for them is not agreed to for whoever is typed next', async () => {
  const agreed = async (checkoutId: CheckoutId) => {
    const { draft } = await getCheckout(server, checkoutId, maya.actor);
    return [draft.termsAccepted, 'duplicateAccepted' in draft && draft.duplicateAccepted];
  };
  const flight = await readyFlight(server, maya, { duplicateAccepted: true });
  const stay = await readyCheckout(server, maya);
  expect(await agreed(flight.checkoutId)).toEqual([true, true]);
  expect(await agreed(stay.checkoutId)).toEqual([true, false]);
  await forgetDrafts(
    server.db,
    server.products,
    plusSeconds(flight.quote.expiresAt, (DRAFT_RETENTION_DAYS + 1) * DAY),
  );
  expect(await agreed(flight.checkoutId)).toEqual([false, false]);
  expect(await agreed(stay.checkoutId)).toEqual([false, false]);
  const { checkoutId, draft } = await getCheckout(server, stay.checkoutId, maya.actor);
  expect(draft).not.toHaveProperty('duplicateAccepted');
  const { guests, leadGuestAge, email, phone } = stay.draft;
  await saveDraft(server, checkoutId, { guests, leadGuestAge, email, phone }, maya.actor);
  await expect(pay(server, stay, maya)).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: [{ path: 'termsAccepted' }] },
  });
});

test('once they are booked they are the trip’s alone, for as long as there is one', async () => {
  const travelers = [person('Adult', '1990-02-03', { specialAssistance: ['WCHR'] })];
  const checkout = await readyFlight(server, maya, { travelers });
  const answer = await pay(server, checkout, maya);
  if (answer.result !== 'Success') throw new Error('not booked');
  expect(await sealedOf(checkout.checkoutId)).toBeNull();
  const { travelers: shown, phone } = await typedOf(checkout.checkoutId);
  expect([shown.map(({ firstName }) => firstName), phone]).toEqual([[''], checkout.draft.phone]);
  await forgetDrafts(server.db, server.products, plusSeconds(checkout.quote.expiresAt, 400 * DAY));
  const trip = await flightTrip(server, maya, answer.bookingId);
  expect(trip.travelers[0]).toMatchObject({
    firstName: travelers[0]!.firstName,
    specialAssistance: ['WCHR'],
  });
});

test('the guests of a stay too, as often as they are typed', async () => {
  const typed = { guests: [{ firstName: 'Ottilie', lastName: 'Vandermeer' }], requests: 'Crib, please' };
  const { checkoutId, quote, draft } = await readyCheckout(server, maya, typed);
  const kept = async () => {
    const { rows } = await sql<{ kept: string }>`select row_to_json(c)::text as kept from checkouts c
      where checkout_id = ${checkoutId}`.execute(server.db);
    return rows[0]!.kept;
  };
  const due = plusSeconds(quote.expiresAt, DRAFT_RETENTION_DAYS * DAY);
  await forgetDrafts(server.db, server.products, due);
  expect(await kept()).toContain('Ottilie');
  await forgetDrafts(server.db, server.products, plusSeconds(due, 1));
  for (const each of ['Ottilie', 'Vandermeer', 'Crib', maya.actor.email, draft.phone])
    expect(await kept()).not.toContain(each);
  const empty = asStay(await getCheckout(server, checkoutId, maya.actor));
  expect(empty).toMatchObject({ state: 'open', draft: { guests: [], leadGuestAge: null, requests: '' } });
  await expect(pay(server, empty, maya)).rejects.toMatchObject({
    code: 'CheckoutIncomplete',
    details: { fields: expect.arrayContaining([{ path: 'guests.0.firstName', problem: 'missing' }]) },
  });
  world.clock.set(plusSeconds(due, DAY));
  await saveDraft(server, checkoutId, typed, maya.actor);
  await forgetDrafts(server.db, server.products, plusSeconds(due, (1 + DRAFT_RETENTION_DAYS) * DAY));
  expect(await kept()).toContain('Ottilie');
  await forgetDrafts(server.db, server.products, plusSeconds(due, (1 + DRAFT_RETENTION_DAYS) * DAY + 1));
  expect(await kept()).not.toContain('Ottilie');
});

test('of a stay that is booked the trip alone knows its guests after a month', async () => {
  const checkout = await readyCheckout(server, maya);
  const bookingId = await mustBook(server, checkout, maya);
  const typed = async () => asStay(await getCheckout(server, checkout.checkoutId, maya.actor)).draft;
  expect((await typed()).guests).toEqual(checkout.draft.guests);
  await forgetDrafts(
    server.db,
    server.products,
    plusSeconds(checkout.quote.expiresAt, DRAFT_RETENTION_DAYS * DAY + 1),
  );
  expect(await typed()).toMatchObject({ guests: [], email: '', phone: '' });
  expect(await showTrip(server, { ...maya.actor, bookingId })).toMatchObject({
    guests: checkout.draft.guests,
    phone: checkout.draft.phone,
  });
});

test('not while they are being booked, nor when that has failed', async () => {
  const travelers = [person('Adult', '1990-02-03')];
  const checkout = await readyFlight(server, maya, { travelers });
  const later = plusSeconds(checkout.quote.expiresAt, (DRAFT_RETENTION_DAYS + 1) * DAY);
  world.flightFaults.next('confirm', ['cutBefore'], true);
  world.flightFaults.next('lookUp', ['cutBefore'], true);
  expect(await pay(server, checkout, maya)).toMatchObject({ result: 'Pending' });
  expect([
    await forgetDrafts(server.db, server.products, later),
    await sealedOf(checkout.checkoutId),
  ]).toEqual([0, expect.any(String)]);
  world.flightFaults.clear();
  world.carrier.refuseTicket = { ticketNo: 1, rejection: { reason: 'NoAvailability' } };
  await world.resume(server);
  world.carrier.refuseTicket = null;
  const { state, draft } = asFlight(await getCheckout(server, checkout.checkoutId, maya.actor));
  expect([state, draft.travelers]).toEqual(['open', travelers]);
});

test('of what was booked before that was so, after a month', async () => {
  const checkout = await readyFlight(server, maya);
  const sealed = await sealedOf(checkout.checkoutId);
  await pay(server, checkout, maya);
  await sql`update checkouts set draft = draft || jsonb_build_object('travelers', ${sealed}::text)
    where checkout_id = ${checkout.checkoutId}`.execute(server.db);
  const due = plusSeconds(checkout.quote.expiresAt, DRAFT_RETENTION_DAYS * DAY);
  await forgetDrafts(server.db, server.products, due);
  expect(await sealedOf(checkout.checkoutId)).toBe(sealed);
  await forgetDrafts(server.db, server.products, plusSeconds(due, 1));
  expect(await sealedOf(checkout.checkoutId)).toBeNull();
});

test('assistance that is asked for stands in clear nowhere', async () => {
  const codes = ['WCHR', 'DEAF'] as const;
  const checkout = await readyFlight(server, maya, {
    travelers: [person('Adult', '1990-02-03', { specialAssistance: [...codes] })],
  });
  const answer = await pay(server, checkout, maya);
  if (answer.result !== 'Success') throw new Error('not booked');
  const { rows } = await sql<{ kept: string }>`select row_to_json(b)::text as kept from bookings b
    where booking_id = ${answer.bookingId}
    union all select row_to_json(c)::text from checkouts c where checkout_id = ${checkout.checkoutId}
    union all select row_to_json(s)::text from sagas s where input ->> 'bookingId' = ${answer.bookingId}
    union all select row_to_json(o)::text from outbox o
      where payload ->> 'bookingId' = ${answer.bookingId}`.execute(server.db);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const { kept } of rows) for (const code of codes) expect(kept).not.toContain(code);
  const trip = await flightTrip(server, maya, answer.bookingId);
  expect(trip.travelers[0]!.specialAssistance).toEqual(codes);
});
