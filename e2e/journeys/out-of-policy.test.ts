/** A company's policy at checkout: the rule and its number, a way back, and on with a reason (A §8). */
import { expect, test } from 'vitest';
import { datesAhead, openResults, settledCards } from '../people/find-stay.ts';
import { useVisits } from '../people/visit.ts';

const visit = useVisits();

test('a room above the cap needs a reason', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await openResults(daniel, '&stars=5&sort=PriceDesc', datesAhead(152));
  const card = (await settledCards(daniel)).first();
  await card.getByText(words.like('policy.tag.out')).waitFor();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.list.png` });
  await card.getByRole('link').first().click();
  const reserve = page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true });
  await reserve.filter({ visible: true }).first().click();

  const modal = page.getByRole('dialog', { name: words.text('policy.title') });
  const stars = modal.getByRole('row').filter({ hasText: words.text('policy.rule.starRating') });
  await stars.getByText('3 or 4').waitFor();
  const price = modal.getByRole('row').filter({ hasText: words.text('policy.rule.pricePerNight') });
  await price.getByText('$260').waitFor();
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });

  // Back to the room: nothing was begun
  await modal.getByRole('button', { name: words.text('policy.change'), exact: true }).click();
  await modal.waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('/checkout/');

  await reserve.filter({ visible: true }).first().click();
  await modal.getByRole('button', { name: words.text('policy.continue') }).click();
  await modal.getByText(words.text('policy.reason.missing')).waitFor();
  await modal.getByLabel(words.text('policy.reason'), { exact: true }).selectOption('other');
  await modal.getByRole('button', { name: words.text('policy.continue') }).click();
  await modal.getByText(words.text('policy.note.missing')).waitFor();
  await modal.getByLabel(words.text('policy.note')).fill('The site is at the hotel');
  await modal.getByRole('button', { name: words.text('policy.continue') }).click();
  await page.waitForURL(/\/checkout\/chk_/);
  await page.getByRole('heading', { level: 1, name: words.text('hotel.checkout.title') }).waitFor();
});
