/** An approved trip whose card's bank wants to ask its traveler: approved, declined, and not in time. */
import { afterEach, expect, test } from 'vitest';
import { CHECK_TEXTS } from '../../../apps/vault/src/checks/page/texts.ts';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { checkOutOfPolicy } from '../../people/hotels/check-out-of-policy.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { moveClock, runJobs, wakeSagas } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

// The clock is moved, and Daniel's language with it
useOwnProduct(['daniel', 'priya']);
const visit = useVisits();
afterEach(() => moveClock(0));
const SOON = { timeout: 45_000 };
const HOURS_12 = 43_200;

/** Sent as a mandate and approved under that scenario: its traveler is asked. Ends on the list of trips. */
async function approvedFor(daniel: Visit, scenario: string): Promise<void> {
  const sender = await visit({ person: 'daniel', width: 1440 });
  const { page, words } = sender;
  await checkOutOfPolicy(sender, '', 2);
  await page.getByRole('button', { name: words.text('approvals.send.mandate') }).click();
  await page.waitForURL(/\/approvals\/apr_/);
  const { pathname } = new URL(page.url());
  const priya = await visit({ person: 'priya' });
  await priya.open(pathname);
  await setScenario(priya, scenario);
  await priya.page.getByRole('button', { name: priya.words.like('approvals.decide.approve') }).click();
  await expect.poll(async () => (await waitingOf(sender)).length, { timeout: 45_000 }).toBe(1);
  await setScenario(priya, null);
  await daniel.open('/trips');
}
const waitingOf = async ({ page }: Visit) => {
  const { body } = await callApi(page, 'GET', '/payment-confirmations');
  return (body as { confirmations: { url: string }[] }).confirmations;
};

/** From the banner above the trips to the bank's page. */
async function openBank(of: Visit) {
  const { page, words } = of;
  await page.getByRole('link', { name: words.startOf('bank.banner.action') }).click();
  await page.getByRole('heading', { name: words.text('bank.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
  return page.frameLocator(`iframe[title="${words.text('bank.frame')}"]`);
}

test('declined on a phone, in French: nothing is charged, and it’s theirs again', async () => {
  const daniel = await visit({ person: 'daniel', width: 390 });
  await approvedFor(daniel, 'card-check');
  const french = await visit({ person: 'daniel', width: 390, language: 'fr' });
  await callApi(french.home, 'PUT', '/session/locale', { locale: 'fr' });
  await french.open('/trips');
  const bank = await openBank(french);
  await bank.getByRole('button', { name: CHECK_TEXTS.en.decline }).click();
  await french.page.getByText(french.words.text('bank.ended.declined.title')).waitFor(SOON);
  expect(await findViolations(french.page)).toEqual([]);
  expect(await waitingOf(french)).toEqual([]);
  await callApi(french.home, 'PUT', '/session/locale', { locale: 'en' });
});

test('not in time: the page says so, and nothing is charged', async () => {
  const daniel = await visit({ person: 'daniel', width: 390 });
  const { page, words } = daniel;
  await approvedFor(daniel, 'card-check-silent');
  await openBank(daniel);
  const address = page.url();
  // Away, as a session ends that's used so much later
  await page.goto('about:blank');
  await moveClock(HOURS_12 + 60);
  await wakeSagas();
  await runJobs('settle-approvals');
  await moveClock(0);
  await page.goto(address);
  await page.getByText(words.text('bank.ended.timedOut.title')).waitFor(SOON);
  expect(await waitingOf(daniel)).toEqual([]);
});

// The last, as its booking would be in the way of the others' dates
test('confirmed: it’s booked', async () => {
  const daniel = await visit({ person: 'daniel', width: 1440 });
  const { page, words } = daniel;
  await approvedFor(daniel, 'card-check');
  await page.getByRole('link', { name: words.startOf('bank.banner.action') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const bank = await openBank(daniel);
  await bank.getByRole('button', { name: CHECK_TEXTS.en.now.approve }).click();
  await page.getByText(words.text('bank.ended.confirmed.title')).waitFor(SOON);
  await page.getByRole('link', { name: words.text('bank.toTrip') }).click();
  await page.waitForURL(/\/trips\/bkg_/);
  expect(await waitingOf(daniel)).toEqual([]);
});
