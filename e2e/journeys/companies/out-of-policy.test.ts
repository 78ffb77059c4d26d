/** A company's policy at checkout: the rule and its number, a way back, and on with a reason (A §8). */
import { expect, test } from 'vitest';
import { chooseFlights } from '../../people/flights/choose-flights.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

const visit = useVisits();
const shot = async ({ page }: Visit, name: string) => {
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png` });
};

test('a room above the cap needs a reason', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await openResults(daniel, '&stars=5&sort=PriceDesc', datesAhead(152));
  const card = (await settledCards(daniel)).first();
  await card.getByText(words.like('policy.tag.out')).waitFor();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.list.png` });
  await card.getByRole('link').first().click();
  const reserve = page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true });
  // The page says why, and what would do instead, before anybody reserves
  const note = page.getByRole('region', { name: words.text('policy.note.title') });
  await note.getByRole('button', { name: words.text('policy.repair.apply') }).waitFor();
  await note.scrollIntoViewIfNeeded();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.page.png` });
  await reserve.filter({ visible: true }).first().click();

  const modal = page.getByRole('dialog', { name: words.text('policy.title') });
  const stars = modal.getByRole('row').filter({ hasText: words.text('policy.rule.starRating') });
  await stars.getByText('3 or 4').waitFor();
  const price = modal.getByRole('row').filter({ hasText: words.text('policy.rule.pricePerNight') });
  await price.getByText('$260').waitFor();
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.modal.png` });

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

test('one tap chooses the nearest hotel in policy instead', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await openResults(daniel, '&stars=5&sort=PriceDesc', datesAhead(152));
  await (await settledCards(daniel)).first().getByRole('link').first().click();
  const reserve = page.getByRole('button', { name: words.text('hotelStay.rate.reserve'), exact: true });
  await reserve.filter({ visible: true }).first().click();
  const modal = page.getByRole('dialog', { name: words.text('policy.title') });
  const text = await modal.locator('.policy-repair b').textContent();
  const hotel = text?.replace(/, (?:[\d.]+ mi away|next door)$/, '') ?? '';
  await modal.getByRole('button', { name: words.text('policy.repair.apply') }).click();
  await page.getByRole('heading', { level: 1, name: hotel }).waitFor();
  await modal.waitFor({ state: 'detached' });
  expect(await page.getByRole('region', { name: words.text('policy.note.title') }).count()).toBe(0);
});

test('the policy filter comes first, with its count, and leaves what is in policy', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await openResults(daniel, '&sort=StarRating', datesAhead(152));
  const cards = await settledCards(daniel);
  const filters = page.getByRole('complementary', { name: words.text('hotelResults.filters') });
  const first = filters.getByRole('group').first();
  await first.getByText(words.like('policy.facet', { tier: 'Field team' })).waitFor();
  const row = filters.locator('label').filter({ hasText: words.startOf('policy.facet.inPolicy') });
  const box = row.getByRole('checkbox');
  const count = Number((await row.locator('.check__count').textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);

  await box.check();
  await page
    .getByText(words.like('hotelResults.count.place', { count: String(count), place: 'Lisbon' }))
    .waitFor();
  await settledCards(daniel);
  expect(await cards.getByText(words.like('policy.tag.out')).count()).toBe(0);
  expect(page.url()).toContain('policy=1');
});

test('a flight’s class isn’t allowed: one tap changes it, and the policy filter comes first', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await chooseFlights(daniel, { slices: ['BOS.ORD.153'] }, 'luxury');
  const note = page.getByRole('region', { name: words.text('policy.note.title') });
  await note.getByText(words.like('policy.says.fareClass', { tier: 'Field team' })).waitFor();
  const apply = note.getByRole('button', { name: words.text('policy.repair.apply') });
  await apply.waitFor();
  await note.scrollIntoViewIfNeeded();
  await shot(daniel, 'flight-review');
  await page
    .getByRole('button', { name: words.text('review.go') })
    .filter({ visible: true })
    .click();
  const modal = page.getByRole('dialog', { name: words.text('policy.title') });
  await modal.getByRole('button', { name: words.text('policy.repair.apply') }).waitFor();
  await shot(daniel, 'flight-modal');
  await modal.getByRole('button', { name: words.text('policy.change'), exact: true }).click();
  await apply.click();
  await note.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: words.text('review.back') }).click();
  const filters = page.getByRole('complementary', { name: words.text('flightResults.filters') });
  const first = filters.getByRole('group').first();
  await first.getByText(words.like('policy.facet', { tier: 'Field team' })).waitFor();
  const row = filters.locator('label').filter({ hasText: words.startOf('policy.facet.inPolicy') });
  await row.getByRole('checkbox').check();
  await page.waitForURL(/policy=1/);
  await page.getByText(words.text('flightResults.progress.all')).first().waitFor({ state: 'attached' });
  await shot(daniel, 'flights');
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  expect(await page.getByRole('article').getByText(words.like('policy.tag.out')).count()).toBe(0);
});
