/** Requesting a home: accepted, declined, withdrawn, paid after the card failed or its bank asked. */
import { afterEach, expect, test } from 'vitest';
import { callApi } from '../../people/call-api.ts';
import { answerAsHost, askHost, hostPath } from '../../people/homes/ask-host.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { isAccessible, isFrench } from '../../people/inspect-text.ts';
import { moveClock, runJobs } from '../../people/move-clock.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit, widthsOfWay } from '../../people/visit.ts';

// A language is a person's in all windows
useOwnProduct(['maya', 'elena']);
const visit = useVisits();
afterEach(() => moveClock(0));
async function inFrench(): Promise<Visit> {
  const elena = await visit({ person: 'elena', language: 'fr' });
  await elena.open('/');
  expect((await callApi(elena.page, 'PUT', '/session/locale', { locale: 'fr' })).status).toBe(200);
  return elena;
}

const headOf = ({ page, words }: Visit, state: string) =>
  page.getByRole('heading', { name: words.like(`homeRequests.head.${state}.title`) });

test.each(widthsOfWay(1440))('a host accepts what waits in My Trips, at %i pixels', async (width) => {
  const maya = await visit({ width });
  const { page, words, open } = maya;
  const requestId = await askHost(maya, width === 390 ? 122 : 132);
  await isAccessible(maya, 'a request that waits');
  const path = await hostPath(requestId);

  // It waits above the list, and is no trip
  await open('/trips');
  const card = page.locator('.waiting-home').first();
  await card.getByText(words.text('homeRequests.tag.waiting')).waitFor();
  expect(await card.getByText(words.text('trips.status.confirmed'), { exact: true }).count()).toBe(0);
  await isAccessible(maya, 'My Trips with a request');
  await open(`/homes/requests/${requestId}`);
  await page.getByLabel(words.like('homeRequests.write')).fill('Is the lockbox OK that early?');
  await page.getByRole('button', { name: words.text('homeRequests.send'), exact: true }).click();
  await page.getByText('Is the lockbox OK that early?').first().waitFor();

  const host = await visit({ person: null, width });
  await host.open(path);
  await host.page.getByText('Is the lockbox OK that early?').waitFor();
  await isAccessible(host, 'a host’s page');
  await answerAsHost(host, path, 'accept');
  await host.page.getByText(words.like('homeRequests.host.confirmed')).waitFor();

  await headOf(maya, 'confirmed').waitFor();
  await isAccessible(maya, 'a request that was accepted');
  await page.getByRole('link', { name: words.text('homeRequests.seeTrip') }).click();
  await page.waitForURL(/\/trips\/bkg_/);
});

test('a host declines: homes that are free for the same nights', async () => {
  const maya = await visit();
  const { page, words } = maya;
  const requestId = await askHost(maya, 142);
  const host = await visit({ person: null });
  await answerAsHost(host, await hostPath(requestId), 'decline');
  await headOf(maya, 'declined').waitFor();
  await page.getByRole('heading', { name: words.text('homeRequests.backups.now') }).waitFor();
  await isAccessible(maya, 'a request that was declined');
  // A used link says so
  await host.open(await hostPath(requestId));
  await host.page.getByText(words.text('homeRequests.host.declined')).waitFor();
});

test('a card that fails as the host accepts is paid by its guest in time', async () => {
  const maya = await visit();
  const { page, words } = maya;
  const requestId = await askHost(maya, 152);
  const host = await visit({ person: null });
  await answerAsHost(host, await hostPath(requestId), 'accept', 'card-declined');
  await headOf(maya, 'pay').waitFor();
  await isAccessible(maya, 'a request that waits to be paid');
  await page.getByRole('button', { name: words.like('homeRequests.pay.now') }).click();
  await headOf(maya, 'confirmed').waitFor();
});

test('a card whose bank checks the payment is checked on the page of the request', async () => {
  const maya = await inFrench();
  const { page, words } = maya;
  const requestId = await askHost(maya, 162);
  await isFrench(maya, 'a request that waits');
  const host = await visit({ person: null, language: 'fr' });
  await answerAsHost(host, await hostPath(requestId), 'accept', 'card-check');
  await isFrench(host, 'a host’s page');
  await headOf(maya, 'pay').waitFor();
  await isFrench(maya, 'a request that waits to be paid');
  await setScenario(maya, 'card-check');
  await page.getByRole('button', { name: words.like('homeRequests.pay.now') }).click();
  const bank = page.frameLocator(`iframe[title="${words.text('bank.frame')}"]`);
  await bank.locator('button[value="approve"]').click();
  await headOf(maya, 'confirmed').waitFor();
  await isFrench(maya, 'a request that was accepted');
});

test('a request that nobody answers in 24 hours ends', async () => {
  const maya = await visit();
  const requestId = await askHost(maya, 182);
  // No session is as long: nobody looks until it's over
  await maya.page.goto('about:blank');
  await moveClock(86_400 + 60);
  await runJobs('settle-home-requests');
  await moveClock(0);
  await maya.open(`/homes/requests/${requestId}`);
  await headOf(maya, 'expired').waitFor();
  await isAccessible(maya, 'a request without an answer');
});

test('a guest withdraws for free', async () => {
  const maya = await visit();
  const { page, words } = maya;
  await askHost(maya, 172);
  await page.getByRole('button', { name: words.text('homeRequests.withdraw') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.text('homeRequests.withdraw.confirm') }).click();
  await headOf(maya, 'withdrawn').waitFor();
});

test('a link that isn’t one says so', async () => {
  const nobody = await visit({ person: null, width: 390, language: 'fr' });
  await nobody.open(`/host/${'x'.repeat(60)}`);
  await nobody.page
    .getByRole('heading', { name: nobody.words.text('homeRequests.link.wrong.title') })
    .waitFor();
  await isFrench(nobody, 'a host’s link that isn’t one');
});
