/** What an admin sets reaches a traveler: caps, suppliers, and what's wanted to know of each trip. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { enterAdmin, openAdmin } from '../../people/admin-site.ts';
import { datesAhead, openResults, settledCards } from '../../people/hotels/find-stay.ts';
import { fillCheckout, pay, payButton, reserve } from '../../people/hotels/pay-stay.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { shoot } from '../../people/shoot.ts';
import { looksOf, useVisits, windowAt } from '../../people/visit.ts';
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
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.tiers') })
    .click();
  // Homes have a cap of that name too, further down
  const nightly = page.getByLabel(words.text('adminTiers.cap.nightly'));
  await nightly.first().waitFor();
  const hotels = page.locator('.panel__body').filter({ has: nightly }).first();
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
  const managers = page.getByLabel(words.text('adminTiers.managers'));
  await managers.selectOption('1');
  const approvers = page.getByRole('combobox', { name: words.text('adminTiers.approvers'), exact: true });
  await approvers.fill('pri');
  await page.getByRole('option', { name: 'Priya Nair' }).click();
  await page.getByText('1. Priya Nair').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shot('editor-1440');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(windowAt(390));
  await shot('editor-390-dark');
  await page.setViewportSize(windowAt(1440));
  await page.getByRole('button', { name: words.text('adminTiers.save') }).click();
  await page.getByText(words.like('adminTiers.saved', { name: 'Field team' })).waitFor();
  await page.reload();
  await page.getByText('1. Priya Nair').waitFor();
  expect(await managers.inputValue()).toBe('1');

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

test('a time zone counts once it’s saved', async () => {
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.setup') })
    .click();
  const form = page.getByRole('form', { name: words.text('adminSetup.timeZone') });
  const zone = form.getByLabel(words.text('adminSetup.timeZone.field'));
  const before = await zone.inputValue();
  const other = before === 'America/Denver' ? 'America/Chicago' : 'America/Denver';
  await zone.selectOption(other);
  await page.reload();
  expect(await zone.inputValue()).toBe(before);
  await zone.selectOption(other);
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await form.getByRole('button', { name: words.text('adminSetup.save') }).click();
  await saved;
  await page.reload();
  await expect.poll(() => zone.inputValue()).toBe(other);
});

test('Priya wants a project with each trip, and Daniel’s papers have it', async () => {
  const opened = await openAdmin();
  context = opened.context;
  const { page, admin } = opened;
  await enterAdmin(page, admin, 'priya.nair');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.setup') })
    .click();
  const fields = page.getByRole('region', { name: words.text('adminSetup.fields') });
  for (const [at, label] of ['Project code', 'Phase'].entries()) {
    await fields.getByRole('button', { name: words.text('adminSetup.field.add') }).click();
    await fields.getByLabel(words.text('adminSetup.field.label'), { exact: true }).nth(at).fill(label);
  }
  await fields.getByLabel(words.text('adminSetup.field.kind')).nth(1).selectOption('one');
  await fields.getByLabel(words.text('adminSetup.field.choices')).fill('Survey\nLab work');
  await fields.getByLabel(words.text('adminSetup.field.required')).nth(1).uncheck();
  await fields.getByRole('button', { name: words.text('adminSetup.save') }).click();
  await page.getByText(words.like('adminSetup.field.key', { key: 'phase' })).waitFor();

  const daniel = await visit({ person: 'daniel' });
  const shown = async (name: string) => {
    if (process.env.SHOT) await daniel.page.screenshot({ path: `${process.env.SHOT}.${name}.png` });
  };
  await openResults(daniel, '&stars=3,4&free=1&sort=Price', datesAhead(158));
  const fits = (await settledCards(daniel)).filter({ hasText: daniel.words.text('policy.tag.in') });
  await fits.first().getByRole('link').first().click();
  await reserve(daniel);
  const summary = daniel.page.getByRole('complementary');
  await summary.getByText(daniel.words.text('policy.tag.in')).first().waitFor();
  await fillCheckout(daniel);
  await payButton(daniel).click();
  const project = daniel.page.getByLabel('Project code');
  await daniel.page
    .getByText(daniel.words.like('checkout.company.missing', { field: 'Project code' }))
    .waitFor();
  expect(await project.evaluate((field) => field === document.activeElement)).toBe(true);
  await shown('missing');
  expect(await findViolations(daniel.page)).toEqual([]);
  await project.fill('NS,114');
  await daniel.page.getByText(daniel.words.text('checkout.company.characters')).waitFor();
  await project.fill('NS-114');
  await daniel.page.getByRole('combobox', { name: 'Phase' }).selectOption('Lab work');
  await daniel.page.getByText(daniel.words.text('checkout.save.saved'), { exact: true }).waitFor();
  await daniel.page.reload();
  await project.waitFor();
  expect(await project.inputValue()).toBe('NS-114');
  await daniel.page.emulateMedia({ colorScheme: 'dark' });
  await daniel.page.setViewportSize(windowAt(390));
  await project.scrollIntoViewIfNeeded();
  await shown('filled-390-dark');
  await daniel.page.setViewportSize(windowAt(1440));

  const { code } = await pay(daniel);
  const paid = daniel.page.getByRole('region', { name: daniel.words.text('hotel.trip.payment.title') });
  await paid.getByText('NS-114').waitFor();
  await paid.scrollIntoViewIfNeeded();
  await shown('trip');
  await daniel.page.getByRole('button', { name: daniel.words.text('trip.action.receipts') }).click();
  const receipt = daniel.page.getByRole('dialog', { name: daniel.words.text('trip.receipt.title') });
  await receipt.getByText('NS-114').waitFor();
  await receipt.getByText('Lab work').waitFor();
  await shown('receipt');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: words.within('admin.nav.spend') })
    .click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.text('adminSpend.exportTrips') }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain('Project code,Phase');
  expect(table.split('\r\n').find((line) => line.includes(code))).toContain('NS-114,Lab work');

  // By what was answered, then the trips behind an answer
  await page
    .getByRole('combobox', { name: words.text('adminSpend.grouping') })
    .selectOption({ label: 'Project code' });
  await page.getByRole('button', { name: 'NS-114', exact: true }).click();
  await page.getByRole('button', { name: 'Daniel Reyes', exact: true }).click();
  const behind = page.getByRole('row').filter({ hasText: code });
  await behind.getByText('Project code: NS-114').first().waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'spend-open');
  // One answer alone, then back up
  await page.getByRole('button', { name: words.like('adminSpend.only', { name: 'NS-114' }) }).click();
  const path = page.getByRole('navigation', { name: words.text('adminSpend.path') });
  await path.getByText('NS-114').waitFor();
  await page.getByRole('button', { name: 'Daniel Reyes', exact: true }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.text('adminSpend.exportTable') }).click();
  const groups = await readFile(await (await saved).path(), 'utf8');
  expect(
    groups
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['Name', 'Daniel Reyes']);
  await path.getByRole('button', { name: words.text('adminSpend.everything') }).click();
  await page.getByRole('button', { name: 'NS-114', exact: true }).waitFor();
  await page.getByRole('region', { name: words.text('adminSpend.credits') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
  await shoot(page, 'spend');

  // In French, on a phone and in the dark
  await page.getByRole('button', { name: words.text('site.header.language') }).click();
  const french = wordsOf('fr');
  await page.getByRole('region', { name: french.text('adminSpend.credits') }).waitFor();
  for (const { width, light } of looksOf('spend')) {
    await page.setViewportSize(windowAt(width));
    await page.emulateMedia({ colorScheme: light });
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize(windowAt(1440));
  await shoot(page, 'spend-fr');
  // The lists have one frame
  for (const name of ['people', 'approvals'] as const) {
    await page
      .getByRole('navigation')
      .getByRole('link', { name: french.within(`admin.nav.${name}`) })
      .click();
    await page.getByRole('searchbox').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await shoot(page, name);
  }
});
