/** An admin caps a city, blocks a chain and prefers another; a traveler of the tier sees all three. */
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { useVisits, windowAt } from '../../people/visit.ts';
import { wordsOf } from '../../people/words.ts';

// The tier changes for everybody in it
useOwnProduct(['daniel']);
const visit = useVisits();
const words = wordsOf('en');
let context: BrowserContext | undefined;
afterEach(() => context?.close());

test('Priya changes what Daniel’s tier may book in Lisbon, and from whom', async () => {
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  const shot = async (name: string) => {
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage: true });
  };
  await signInAtAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.tiers') })
    .click();
  const nightly = page.getByLabel(words.text('adminTiers.cap.nightly'));
  await nightly.waitFor();
  const hotels = page.locator('.panel__body').filter({ has: nightly });
  await hotels.getByRole('button', { name: words.text('adminTiers.placeCaps.add') }).click();
  const amount = hotels.getByLabel(words.text('adminTiers.maxPricePerNight'));
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await hotels.getByText(words.text('adminTiers.problem.place')).waitFor();
  await hotels.getByText(words.text('adminTiers.problem.amount')).waitFor();
  await shot('problems');
  await hotels.getByRole('combobox', { name: words.text('adminTiers.place') }).fill('Lisbon');
  await page.getByRole('option').filter({ hasText: 'Lisbon' }).first().click();
  await amount.fill('120');
  await hotels
    .getByLabel(words.text('adminTiers.suppliers.preferred.hotel'))
    .selectOption({ label: 'Meliá' });
  await hotels.getByLabel(words.text('adminTiers.suppliers.blocked.hotel')).selectOption({ label: 'Hilton' });
  await hotels.getByLabel(words.text('adminTiers.daysAhead')).fill('7');
  expect(await findViolations(page)).toEqual([]);
  await shot('editor-1440');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('editor-390-dark');
  await page.setViewportSize(windowAt(1440));
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await page.getByText(words.like('adminTiers.saved', { name: 'Field team' })).waitFor();

  const daniel = await visit({ person: 'daniel' });
  await openResults(daniel, '&stars=4', datesAhead(152));
  const cards = await settledCards(daniel);
  const over = cards.filter({ hasText: daniel.words.within('policy.tag.out') }).first();
  await over.waitFor();
  const shown = async (name: string) => {
    if (process.env.SHOT)
      await daniel.page.screenshot({ path: `${process.env.SHOT}.${name}.png`, fullPage: name === 'list' });
  };
  await shown('list');
  await cards.getByText(daniel.words.text('policy.tag.preferred')).first().waitFor();
  await over.getByRole('link').first().click();
  const note = daniel.page.getByRole('region', { name: daniel.words.text('policy.note.title') });
  // The place's limit, not the tier's own
  await note.getByText('Field team (Lisbon').waitFor();
  await note.getByText('$120').waitFor();
  await note.scrollIntoViewIfNeeded();
  await shown('stay');

  // A trip that begins too soon can begin later
  await openResults(daniel, '&stars=3&sort=Price', datesAhead(3));
  await (await settledCards(daniel)).first().getByRole('link').first().click();
  await note.getByText(daniel.words.like('policy.repair.from')).waitFor();
  await note.scrollIntoViewIfNeeded();
  await shown('too-soon');
});
