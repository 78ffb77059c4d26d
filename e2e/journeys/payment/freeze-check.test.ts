/** A price is frozen with a card whose bank checks it first: in place, also after a reload. */
import type { FrameLocator } from 'playwright-core';
import { afterEach, expect, test, vi } from 'vitest';
import { CHECK_TEXTS } from '../../../apps/vault/src/checks/page/texts.ts';
import { findViolations } from '../../axe.ts';
import { callApi } from '../../people/call-api.ts';
import { flightsAhead } from '../../people/flights/book-flight.ts';
import { setScenario } from '../../people/hotels/begin-checkout.ts';
import { overflowOf } from '../../people/inspect-text.ts';
import { moveClock, moveClockKeeping } from '../../people/move-clock.ts';
import { firstFlights } from '../../people/open-checkout.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, type Visit } from '../../people/visit.ts';

useOwnProduct(['maya', 'elena', 'jonah']);
const visit = useVisits();
afterEach(() => moveClock(0));
const ADULT = { adults: 1, children: 0, lapInfants: 0, seatedInfants: 0 };

const panelOf = ({ page, words }: Visit) => page.getByRole('heading', { name: words.text('bank.title') });
const bankOf = ({ page, words }: Visit): FrameLocator =>
  page.frameLocator(`iframe[title="${words.text('bank.frame')}"]`);

/** Pays for the longest window as far as the bank's question. */
async function freezeUpToCheck(of: Visit, route: string, scenario: string): Promise<void> {
  await callApi(of.home, 'PUT', '/session/locale', { locale: of.words.language });
  const { page, words, open } = of;
  const [requested = ''] = flightsAhead(route);
  const [slice] = await vi.waitFor(() => firstFlights(of, [requested], ADULT), {
    timeout: 40_000,
    interval: 2_000,
  });
  const [from = '', to = '', depart = ''] = requested.split('.');
  const c1 = `${slice!.sliceId}:${slice!.fareClass}`;
  await open(`/flights/review?${new URLSearchParams({ trip: 'oneWay', from, to, depart, adults: '1', c1 })}`);
  await setScenario(of, scenario);
  const terms = page.getByRole('group', { name: words.text('freeze.offer.legend') });
  await terms.locator('label').last().click();
  await page.getByRole('button', { name: words.startOf('freeze.offer.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.text('freeze.pay.agree')).click();
  await dialog.getByRole('button', { name: words.startOf('freeze.pay.button') }).click();
  await panelOf(of).waitFor();
  await bankOf(of).getByRole('heading').waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(await findViolations(page)).toEqual([]);
}

test.each([
  ['jonah', 1440, 'fr', 'BOS.LAX.178'],
  ['maya', 390, 'en', 'BOS.LAX.175'],
] as const)(
  'approved after a reload, in place: the price is frozen (%s, %d %s)',
  async (person, width, language, route) => {
    const of = await visit({ person, width, language });
    await freezeUpToCheck(of, route, 'card-check');
    await of.page.reload();
    await panelOf(of).waitFor();
    await bankOf(of).getByRole('button', { name: CHECK_TEXTS[language].now.approve }).click();
    await of.page.waitForURL(/\/trips\?view=frozen/);
    await of.page.getByText(of.words.text('freeze.list.bought')).waitFor();
  },
);

test.each([
  ['elena', 390, 'fr', 'BOS.LAX.177', 'CardCheckDeclined'],
  ['elena', 1440, 'en', 'BOS.LAX.175', 'CardCheckTimedOut'],
] as const)('%s, %d %s, %s: %s; nothing is frozen', async (person, width, language, route, problem) => {
  const of = await visit({ person, width, language });
  await freezeUpToCheck(of, route, 'card-check');
  if (problem === 'CardCheckDeclined')
    await bankOf(of).getByRole('button', { name: CHECK_TEXTS[language].decline }).click();
  else {
    await moveClockKeeping(of.page, 11 * 60);
    await of.page.getByRole('button', { name: of.words.text('bank.done') }).click();
  }
  const panel = of.page.getByRole('alert');
  await panel.getByText(of.words.text(`freeze.pay.${problem}.title`)).waitFor();
  await panel.getByText(of.words.text(`freeze.pay.${problem}.text`)).waitFor();
});

test('with the page closed it waits under My Trips, and is frozen once it’s confirmed there', async () => {
  const jonah = await visit({ person: 'jonah', width: 390 });
  const { page, words } = jonah;
  await freezeUpToCheck(jonah, 'BOS.LAX.177', 'card-check');
  await jonah.open('/trips');
  await page.getByRole('link', { name: words.startOf('bank.banner.action') }).click();
  await bankOf(jonah).getByRole('button', { name: CHECK_TEXTS.en.now.approve }).click();
  await page.getByText(words.text('bank.ended.confirmed.freeze')).waitFor();
  await page.getByRole('link', { name: words.text('bank.toFreeze') }).click();
  await page
    .getByRole('button', { name: words.startOf('freeze.list.bookOf') })
    .first()
    .waitFor();
});
