/** What operators ask, from the checkout to the trip and to what's edited, over HTTP. */
import { createTestProduct, type TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAIL } from '../../testing/activity-market.ts';
import { type GuestOfActivities, guestOfActivities, type Picked } from '../../testing/over-http.ts';
import type { ActivityCheckout } from '../../wire/activity-checkout.ts';

let product: TestProduct;
let maya: Browser;
let guest: GuestOfActivities;
beforeAll(async () => {
  product = await createTestProduct();
  const card = await product.giveCard('answers-maya');
  maya = await product.signIn({ subject: 'answers-maya' });
  guest = guestOfActivities(product, maya, card);
}, 120_000);
afterAll(() => product?.close());

/** The first of Lisbon whose checkout is as wanted. */
async function startWhere(
  filters: object,
  isWanted: (checkout: ActivityCheckout) => boolean,
): Promise<{ readonly picked: Picked; readonly started: ActivityCheckout }> {
  const { activities } = await guest.search({ limit: 50, filters });
  for (const { activityId, availability, pickup } of activities) {
    if (availability !== 'startTimes' || pickup.isRequired) continue;
    const picked = await guest.pick(activityId).catch(() => null);
    const started = picked && (await guest.start(picked));
    if (picked && started && isWanted(started)) return { picked, started };
  }
  throw new Error(`none of ${activities.length}`);
}

test('a guide’s language is the traveler’s own at first, and one that isn’t spoken is refused', async () => {
  const isFree = ({ activity }: ActivityCheckout) =>
    activity.languages.length > 1 && activity.questions.every(({ isRequired }) => !isRequired);
  const { picked, started } = await startWhere({ languages: ['en'] }, isFree);
  const [first, second] = started.activity.languages;
  expect(first).toBe('en');
  expect(started.draft.language).toBe('en');
  const refused = await guest.pay(await guest.type(started, { language: 'hi' }));
  expect(refused.error?.details).toMatchObject({ fields: [{ path: 'language', problem: 'notSpoken' }] });
  expect((await guest.book(picked, { language: second })).language).toBe(second);
});

test('an option of one language leaves no choice', async () => {
  const started = await guest.start(await guest.pick(SAIL));
  expect([started.activity.languages, started.draft.language]).toEqual([['en'], 'en']);
});

test('what has to be answered is refused at its field, and what was answered is on the trip', async () => {
  const isStrict = ({ activity }: ActivityCheckout) =>
    activity.questions.some(({ questionId, isRequired }) => questionId === 'heights' && isRequired);
  const { picked, started } = await startWhere({ categories: ['walksAndTours'] }, isStrict);
  expect((await guest.look(picked.activityId)).questions).toEqual(started.activity.questions);
  const refused = await guest.pay(await guest.type(started));
  expect(refused.error?.details).toMatchObject({
    fields: [{ path: 'answers.heights', problem: 'missing' }],
  });
  const heights = { questionId: 'heights', answer: ' 170 cm, 182 cm ' };
  const answers = [heights, { questionId: 'shoes', answer: 'nobody wants to know' }];
  const trip = await guest.book(picked, { answers });
  const label = started.activity.questions[0]?.label;
  expect(trip.answers).toEqual([{ questionId: 'heights', label, answer: '170 cm, 182 cm' }]);
  const params = { bookingId: trip.bookingId };
  const { body } = await product.call('getTripDetails', maya, { params });
  expect(JSON.stringify(body)).toContain('170 cm, 182 cm');
});
