/** A company's approvals: booked and reviewed, or a mandate that's booked once it is approved. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseRate } from '../../people/hotels/choose-stay.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, reserve } from '../../people/hotels/pay-stay.ts';
import { readAmount } from '../../people/read-amount.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

const visit = useVisits();
/** A five-star stay, which the policy doesn't allow, up to the checkout that is filled in. */
async function checkOut(daniel: Visit, filters: string, days: number): Promise<void> {
  const { page, words } = daniel;
  await openResults(daniel, `&stars=5&sort=PriceDesc${filters}`, datesAhead(days, 2));
  const card = (await settledCards(daniel)).first();
  const total = await readAmount(card.locator('.price__total'));
  await card.getByRole('link').first().click();
  await chooseRate(daniel, total);
  await reserve(daniel);
  await page.getByRole('heading', { name: words.text('approvals.checkout.title') }).waitFor();
  await fillCheckout(daniel);
}

/** Opens the request as the approver, from the list of what waits. */
async function openAsPriya(code: string, path: string): Promise<Visit> {
  const priya = await visit({ person: 'priya' });
  const { page, open } = priya;
  await open('/approvals?of=toDecide');
  // Another journey may have her read French, which the page learns with her session
  await page.getByText(code).first().waitFor();
  const language = await page.locator('html').getAttribute('lang');
  const words = wordsOf(language?.startsWith('fr') ? 'fr' : 'en');
  await open(path);
  await page.getByRole('heading', { name: words.text('approvals.requested.title') }).waitFor();
  return { ...priya, words };
}
const codeOf = async (page: Page) =>
  /R-[A-Z0-9]{6}/.exec(await page.locator('article').innerText())?.[0] ?? '';

test('booked, reviewed and rejected: canceled in full', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await checkOut(daniel, '&free=1', 164);
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/);
  await page.getByText(words.like('approvals.trip.inReview')).waitFor();
  await page.getByRole('link', { name: words.text('approvals.trip.open') }).click();
  await page.getByText(words.like('approvals.clock.left')).first().waitFor();

  const priya = await openAsPriya(await codeOf(page), new URL(page.url()).pathname);
  await priya.page.getByRole('button', { name: priya.words.text('approvals.decide.decline') }).click();
  await priya.page.getByText(priya.words.text('approvals.decide.noteMissing')).waitFor();
  await priya.page.getByLabel(priya.words.like('approvals.decide.note')).fill('Please stay near the site');
  await priya.page.getByRole('button', { name: priya.words.text('approvals.decide.decline') }).click();
  await priya.page.getByText(priya.words.like('approvals.outcome.canceled')).waitFor();

  await page.getByText(words.like('approvals.outcome.canceled')).waitFor({ timeout: 30_000 });
  await page.getByText('Please stay near the site').waitFor();
});

test('a mandate books nothing until it’s approved', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await checkOut(daniel, '', 1);
  await page.getByRole('button', { name: words.text('approvals.send.mandate') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  await page.getByRole('heading', { name: words.text('approvals.limit.title') }).waitFor();
  expect(await page.getByRole('link', { name: words.text('approvals.trip') }).count()).toBe(0);

  const priya = await openAsPriya(await codeOf(page), new URL(page.url()).pathname);
  await priya.page.getByRole('button', { name: priya.words.like('approvals.decide.approve') }).click();
  await priya.page.getByText(priya.words.text('approvals.outcome.booked')).first().waitFor();
  await page.getByRole('link', { name: words.text('approvals.trip') }).waitFor({ timeout: 30_000 });
});
