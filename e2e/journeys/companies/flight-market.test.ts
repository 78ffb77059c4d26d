/** A cap relative to what similar flights cost: set for a tier, in results, on the review and at checkout. */
import { dayAhead } from '@sojourn/domain/testing/today.ts';
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { ALL_FLIGHTS, useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { useVisits, type Visit } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

// The tier changes for everybody in it
useOwnProduct(['daniel'], ALL_FLIGHTS);
const visit = useVisits();
const words = wordsOf('en');
let context: BrowserContext | undefined;
afterEach(() => context?.close());

async function look(page: Visit['page'], name: string): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, name);
}

test('Priya caps flights at the median, and Daniel sees which are over it', async () => {
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.tiers') })
    .click();
  await page.getByText(words.text('adminTiers.market.flight')).waitFor();
  const heading = page.getByRole('heading', { name: words.text('adminTiers.flights'), exact: true });
  const flights = page.locator('.panel__body').filter({ has: heading });
  const percent = flights.getByLabel(words.text('adminTiers.market'), { exact: true });
  await percent.fill('three');
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await flights.getByText(words.text('adminTiers.problem.market')).waitFor();
  await percent.fill('0');
  const caps = flights.locator('.fares').getByRole('textbox');
  for (const cap of await caps.all()) await cap.fill('');
  await percent.scrollIntoViewIfNeeded();
  await look(page, 'tier');
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await page.getByText(words.like('adminTiers.saved', { name: 'Field team' })).waitFor();
  await page.reload();
  expect(await percent.inputValue()).toBe('0');

  const daniel = await visit({ person: 'daniel' });
  await daniel.open(
    `/flights?trip=roundTrip&from=BOS&to=LIS&depart=${dayAhead(153)}&return=${dayAhead(160)}` +
      '&adults=1&prefs=off&sort=duration',
  );
  const settled = () =>
    daniel.page
      .getByText(daniel.words.text('flightResults.progress.all'))
      .first()
      .waitFor({ state: 'attached' });
  const articles = daniel.page.getByRole('article');
  const chooseFirst = async (tag: 'policy.tag.in' | 'policy.tag.out') => {
    await settled();
    const card = articles.filter({ hasText: daniel.words.within(tag) }).first();
    await card.waitFor();
    await look(daniel.page, tag);
    const fares = card.getByRole('list', { name: daniel.words.text('flightResults.fare.label') });
    if ((await fares.count()) === 0) await card.getByRole('button').first().click();
    const standard = daniel.words.like('flightResults.fare.chooseOf', {
      fare: daniel.words.text('flights.class.standard'),
    });
    await fares.getByRole('button', { name: standard }).click();
  };
  await chooseFirst('policy.tag.in');
  await daniel.page.waitForURL((url) => url.searchParams.has('c1'));
  await chooseFirst('policy.tag.out');
  await daniel.page.waitForURL(/\/flights\/review\?/);

  // The rule, its number, and the smallest change
  const note = daniel.page.getByRole('region', { name: daniel.words.text('policy.note.title') });
  await note.getByText(/of what similar flights cost \(\$[\d,.]+\)/).waitFor();
  const apply = note.getByRole('button', { name: daniel.words.text('policy.repair.apply') });
  await apply.waitFor();
  await note.scrollIntoViewIfNeeded();
  await look(daniel.page, 'review');
  const sentence = await note.locator('p').first().textContent();
  const median = /\((\$[\d,.]+)\)/.exec(sentence ?? '')?.[1] ?? 'no median';
  const go = daniel.page
    .getByRole('button', { name: daniel.words.text('review.go') })
    .filter({ visible: true });
  await go.click();
  const modal = daniel.page.getByRole('dialog', { name: daniel.words.text('policy.title') });
  const price = modal.getByRole('row').filter({ hasText: daniel.words.text('policy.rule.roundTripPrice') });
  await price.getByText(median).waitFor();
  await look(daniel.page, 'modal');
  await modal.getByRole('button', { name: daniel.words.text('policy.continue') }).click();
  await modal.getByText(daniel.words.text('policy.reason.missing')).waitFor();
  await modal.getByLabel(daniel.words.text('policy.reason'), { exact: true }).selectOption('schedule');
  await modal.getByRole('button', { name: daniel.words.text('policy.continue') }).click();
  await daniel.page.waitForURL(/\/checkout\/chk_/);
  await daniel.page
    .getByRole('complementary')
    .getByText(daniel.words.within('policy.tag.out'))
    .first()
    .waitFor();
  await look(daniel.page, 'checkout');

  // What would fix it is in policy, and needs no reason
  await daniel.page.goBack();
  await apply.click();
  await note.waitFor({ state: 'detached' });
  await go.click();
  await daniel.page.waitForURL(/\/checkout\/chk_/);
  await daniel.page
    .getByRole('complementary')
    .getByText(daniel.words.text('policy.tag.in'))
    .first()
    .waitFor();
});
