/** A company's approvals: booked and reviewed, or a mandate that's booked once it is approved, and time. */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { checkOutOfPolicy } from '../../people/hotels/check-out-of-policy.ts';
import { moveClock, runJobs } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { signInByCalls } from '../../sign-in.ts';

// The clock is moved, and the common product's Priya reads French
useOwnProduct(['daniel', 'priya']);
const visit = useVisits();
afterEach(() => moveClock(0));
const SOON = { timeout: 45_000 };

/** Opens the request as the approver, from the list of what waits. */
async function openAsPriya(code: string, path: string): Promise<Visit> {
  const priya = await visit({ person: 'priya' });
  const { page, open, words } = priya;
  await open('/approvals?of=toDecide');
  await page.getByText(code).first().waitFor();
  await open(path);
  await page.getByRole('heading', { name: words.text('approvals.requested.title') }).waitFor();
  return priya;
}
const codeOf = async (page: Page) =>
  /R-[A-Z0-9]{6}/.exec(await page.locator('article').innerText())?.[0] ?? '';

/** A mandate: nothing is booked until it's approved. Ends on its page. Three days ahead canceling is free. */
async function sendMandate(daniel: Visit, days: number): Promise<void> {
  const { page, words } = daniel;
  await checkOutOfPolicy(daniel, '', days);
  await page.getByRole('button', { name: words.text('approvals.send.mandate') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  await page.getByRole('heading', { name: words.text('approvals.limit.title') }).waitFor();
}

/** Booked at once and free to cancel until the decision. Ends on the trip's page. */
async function sendReview(daniel: Visit, days: number): Promise<void> {
  const { page, words } = daniel;
  await checkOutOfPolicy(daniel, '&free=1', days);
  await page.getByRole('button', { name: words.like('approvals.send.review') }).click();
  await page.waitForURL(/\/trips\/bkg_[^/?]+/);
  await page.getByText(words.like('approvals.trip.inReview')).waitFor();
}

test('booked, reviewed and rejected: canceled in full', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await sendReview(daniel, 164);
  await page.getByRole('link', { name: words.text('approvals.trip.open') }).click();
  await page.getByText(words.like('approvals.clock.left')).first().waitFor();

  const priya = await openAsPriya(await codeOf(page), new URL(page.url()).pathname);
  const note = priya.page.getByLabel(priya.words.like('approvals.decide.note'));
  const decline = priya.page.getByRole('button', { name: priya.words.text('approvals.decide.decline') });
  await decline.click();
  await priya.page.getByText(priya.words.text('approvals.decide.noteMissing')).waitFor();
  const suggestions = priya.page.getByRole('group', { name: priya.words.text('approvals.decide.suggest') });
  const suggestion = suggestions.getByRole('button').first();
  await suggestion.click();
  expect(await note.inputValue()).toBe(await suggestion.innerText());
  await note.fill('Please stay near the site');
  await decline.click();
  await priya.page.getByText(priya.words.like('approvals.outcome.canceled')).waitFor();

  // The page sees it by itself
  await page.getByText(words.like('approvals.outcome.canceled')).waitFor(SOON);
  await page.getByText('Please stay near the site').waitFor();
});

test('a mandate books nothing until it’s approved at the admin site', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await sendMandate(daniel, 1);
  expect(await page.getByRole('link', { name: words.text('approvals.trip') }).count()).toBe(0);
  const code = await codeOf(page);

  const { page: queue, admin, context } = await openAdmin();
  await enterAdmin(queue, admin, 'priya.nair');
  await queue.getByRole('link', { name: words.text('admin.nav.approvals') }).click();
  await queue.getByLabel(words.text('adminApprovals.search')).fill(code);
  const row = queue.getByRole('listitem').filter({ hasText: code });
  await expect
    .poll(() =>
      queue
        .getByRole('list', { name: words.like('adminApprovals.count') })
        .getByRole('listitem')
        .count(),
    )
    .toBe(1);
  await queue.getByText(words.like('approvals.clock.left')).waitFor();
  expect(await findViolations(queue)).toEqual([]);
  await row.getByRole('button').click();
  const dialog = queue.getByRole('dialog');
  await dialog.getByRole('heading', { name: words.text('approvals.limit.title') }).waitFor();
  expect(await findViolations(queue)).toEqual([]);
  await dialog.getByRole('button', { name: words.like('approvals.decide.approve') }).click();
  await dialog.getByText(words.text('approvals.outcome.booked')).waitFor(SOON);
  await context.close();
  await page.reload();
  await page.getByRole('link', { name: words.text('approvals.trip') }).waitFor();
});

test('above the limit it goes back with the new price, and is sent again with it', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await sendMandate(daniel, 2);

  const priya = await openAsPriya(await codeOf(page), new URL(page.url()).pathname);
  // Her decision prices it again
  await setScenario(priya, 'price-rise');
  await priya.page.getByRole('button', { name: priya.words.like('approvals.decide.approve') }).click();
  await priya.page.getByText(priya.words.like('approvals.returned.price')).waitFor(SOON);

  await page.reload();
  await page.getByText(words.like('approvals.returned.price')).waitFor();
  await page.getByText(words.like('approvals.limit.over')).waitFor();
  await page.getByRole('link', { name: words.text('approvals.sendAgain') }).click();
  const rise = page.getByRole('region', { name: words.like('checkout.rise.title') });
  await rise.getByRole('button', { name: words.like('checkout.rise.accept') }).click();
  await page.getByRole('button', { name: words.text('approvals.send.mandate') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  await page.getByText(words.text('approvals.state.pending')).first().waitFor();
});

// At the end, because everybody's session is too old after it
test('without a decision in time what’s booked stays, and a mandate lapses', async () => {
  const daniel = await visit({ person: 'daniel' });
  const { page, words } = daniel;
  await sendReview(daniel, 172);
  const trip = page.url();
  await sendMandate(daniel, 2);

  const request = page.url();
  await moveClock(24 * 3_600 + 60);
  await runJobs('settle-approvals');
  await signInByCalls(page, daniel.portal, 'daniel.reyes');
  await page.goto(request);
  await page.getByText(words.text('approvals.outcome.lapsed')).waitFor();
  await page.getByRole('link', { name: words.text('approvals.sendAgain') }).waitFor();
  await page.goto(trip);
  await page.getByRole('link', { name: words.text('approvals.trip.open') }).click();
  await page.getByText(words.text('approvals.outcome.keptByTimeout')).waitFor();
});
