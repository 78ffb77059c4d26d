/** What an operator asks: refused at its field, answered, and read on the trip. */
import { expect, test } from 'vitest';
import {
  fillActivity,
  findStart,
  openActivityCheckout,
  payActivity,
  payActivityButton,
  startActivityCheckout,
} from '../../people/activities/book-activity.ts';
import { callApi } from '../../people/call-api.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { useVisits, WIDTHS } from '../../people/visit.ts';

const visit = useVisits();

test.each(WIDTHS)('an operator’s questions are answered before it’s paid at %i pixels', async (width) => {
  const jonah = await visit({ person: 'jonah', width });
  const { page, words } = jonah;
  const filters = { instant: true, categories: ['walksAndTours', 'onTheWater'] };
  const start = await findStart(jonah, width === 390 ? 104 : 96, {
    filters,
    fits: async (found) => {
      const { activity } = await startActivityCheckout(jonah, found);
      return activity.questions.some(({ kind, isRequired }) => isRequired && kind === 'text');
    },
  });
  const { activity } = await openActivityCheckout(jonah, start);
  const [question] = activity.questions;
  if (!question) throw new Error('nothing is asked');
  await payActivityButton(jonah).click();
  const field = page.getByLabel(question.label);
  await page.getByText(words.text('activity.questions.problem.missing')).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await isAccessible(jonah, 'an operator’s questions');
  await field.fill('170 cm, 182 cm');
  await fillActivity(jonah);
  await payActivity(jonah);
  await page.getByText('170 cm, 182 cm').waitFor();
  await isAccessible(jonah, 'a trip with answers');
});

test('in French an operator’s questions are French', async () => {
  const elena = await visit({ person: 'elena', language: 'fr' });
  await elena.open('/trips');
  expect((await callApi(elena.page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  const start = await findStart(elena, 100, {
    filters: { instant: true, categories: ['onTheWater', 'walksAndTours'] },
    fits: async (found) => (await startActivityCheckout(elena, found)).activity.questions.length > 0,
  });
  await openActivityCheckout(elena, start);
  await elena.page.locator('#checkout-questions').waitFor();
  await isFrench(elena, 'an operator’s questions');
});
