/** A longer stay that's paid with a card whose bank wants to ask: the customer is there, or isn't. */
import { date } from '@sojourn/domain/dates.ts';
import type { ChangeId } from '@sojourn/domain/ids.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { continueConfirmation } from '@sojourn/server/modules/money/confirmations/continue-confirmation.ts';
import { listConfirmations } from '@sojourn/server/modules/money/confirmations/list-confirmations.ts';
import { IN_ORDER, readyCheckout } from '@sojourn/server/modules/selling/booking/testing/booking-world.ts';
import { requestContext } from '@sojourn/server/modules/selling/booking/testing/request-context.ts';
import { createStage, mustBook, type Stage } from '@sojourn/server/modules/selling/booking/testing/stage.ts';
import { confirmChange } from '@sojourn/server/modules/trips/changes/confirm-change.ts';
import { getChange } from '@sojourn/server/modules/trips/changes/get-change.ts';
import { requestChange } from '@sojourn/server/modules/trips/changes/request-change.ts';
import { TEST_NOW } from '@sojourn/server/testing/clock.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const HOURS_12 = 43_200;
let { world, server } = {} as Stage;
beforeAll(async () => {
  ({ world, server } = await createStage());
});
afterEach(async () => {
  expect(await world.problems()).toEqual(IN_ORDER);
  world.clock.set(TEST_NOW);
});
afterAll(() => world?.close());

const deps = () => ({ ...server, titlesOf: async () => new Map() });
const LONGER = {
  kind: 'Hotel' as const,
  checkIn: date('2027-04-15'),
  checkOut: date('2027-04-21'),
  rooms: [{ adults: 2, childAges: [] }],
  guests: [{ firstName: 'Maya', lastName: 'Okafor' }],
};
const LATER = { kind: 'change', permission: null };

/** Confirmed, as far as the bank's question. */
async function changing(later: typeof LATER | null) {
  const traveler = await world.newTraveler();
  const { actor, cards } = traveler;
  const bookingId = await mustBook(server, await readyCheckout(server, traveler), traveler);
  const { changeId, cost } = await requestChange(server, bookingId, { ask: LONGER }, actor, requestContext());
  const dueMinor = assertPresent(cost, 'what it costs').due.amountMinor;
  const input = { dueMinor, paymentId: assertPresent(cards[0], 'a card') };
  const context = requestContext('card-check');
  await confirmChange(server, bookingId, changeId as ChangeId, input, actor, context, later);
  const [confirmation] = (await listConfirmations(deps(), actor)).confirmations;
  const { confirmationId, url, ...shown } = assertPresent(confirmation, 'the question');
  const goOn = (more: object = {}) =>
    continueConfirmation(deps(), confirmationId, { giveUp: false, ...more }, actor);
  const see = () => getChange(server, bookingId, changeId as ChangeId, actor);
  return { traveler, bookingId, dueMinor, url: assertPresent(url, 'its page'), shown, goOn, see };
}
const answer = (url: string, given: 'approve' | 'decline') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${given}`,
  });

test.each([
  ['there', null, true],
  ['not there', LATER, false],
] as const)('the customer is %s: it’s changed once they confirm', async (_, later, isAttended) => {
  const of = await changing(later);
  expect(of.shown).toMatchObject({ kind: 'change', isAttended, bookingId: of.bookingId });
  expect(await of.see()).toMatchObject({ booking: 'InProcess' });
  await answer(of.url, 'approve');
  expect(await of.goOn()).toMatchObject({ endedAs: 'confirmed' });
  expect(await of.see()).toMatchObject({ booking: 'Success' });
});

test('another card pays for it', async () => {
  const of = await changing(LATER);
  const { url } = await of.goOn({ paymentId: of.traveler.cards[1] });
  await answer(assertPresent(url, 'its page'), 'approve');
  expect(await of.goOn()).toMatchObject({ endedAs: 'confirmed' });
  expect(await of.see()).toMatchObject({ booking: 'Success' });
});

test.each(['decline', 'late'] as const)('%s: the stay is as it was, and nothing is charged', async (how) => {
  const of = await changing(LATER);
  if (how === 'decline') await answer(of.url, 'decline');
  else world.clock.move(HOURS_12);
  expect(await of.goOn()).toMatchObject({ endedAs: how === 'decline' ? 'declined' : 'timedOut' });
  expect(await of.see()).toMatchObject({ booking: 'Failed', failure: 'PaymentError' });
});
