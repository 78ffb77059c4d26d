/** An activity that doesn't take place leads to other starts of it. */
import { test } from 'vitest';
import { bookActivity, findStart } from '../../people/activities/book-activity.ts';
import { askText } from '../../people/call-api.ts';
import { isAccessible } from '../../people/inspect-text.ts';
import { useVisits } from '../../people/visit.ts';

const visit = useVisits();

test('a canceled activity offers other starts with the same people', async () => {
  const jonah = await visit({ person: 'jonah', width: 390 });
  const { page, words, open, home, portal } = jonah;
  const filters = { instant: true, freeCancellation: true };
  const fits: NonNullable<Parameters<typeof findStart>[2]>['fits'] = ({ slot, detail }) =>
    !slot.allDay && detail.options.some(({ startTimes }) => startTimes.length > 1);
  const bookingId = await bookActivity(jonah, await findStart(jonah, 112, { filters, fits }));
  const ask = (path: string, input: object, headers: Record<string, string> = {}) =>
    askText(home, portal, { method: 'POST', path: `/trips/${bookingId}/${path}`, input, headers });
  const { quoteId } = JSON.parse(await ask('cancel-quote', {})) as { quoteId: string };
  await ask('cancel', { quoteId }, { 'idempotency-key': crypto.randomUUID() });
  await open(`/trips/${bookingId}`);
  await page.getByRole('heading', { name: words.text('activityShop.others'), exact: true }).waitFor();
  await isAccessible(jonah, 'a canceled activity with other times');
  await page.locator('[aria-labelledby="trip-others"] li a').first().click();
  await page.waitForURL(/\/activities\/shop\/\?.*slot=/);
  await page.locator('button.slot--chosen').waitFor();
});
