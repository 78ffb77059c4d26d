/** The admin site: from the portal into it, a list of people with mistakes, and nobody but admins. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { portalOf } from '../../people/sessions.ts';
import { wordsOf } from '../../people/words.ts';
import { signIn } from '../../sign-in.ts';

// The company grows, and its admin's language is hers in all windows
useOwnProduct([]);
const words = wordsOf('en');
let contexts: BrowserContext[] = [];
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  contexts = [];
});
async function open(width: 390 | 1440 = 1440): Promise<{ page: Page; admin: string }> {
  const opened = await openAdmin(width);
  contexts.push(opened.context);
  return opened;
}

const CSV = [
  'First name;Last name;Email;Tier;Department;Manager',
  'Hana;Ito;hana.ito@northline;Field team;Survey;Priya Nair',
  'Owen;Marsh;owen.marsh@northline.example;Field;Survey;P. Nair',
  'Grace;Lindqvist;grace.l@northline.example;Field team;Lab;Owen Marsh',
  'Grace;L.;grace.l@northline.example;;;',
].join('\n');

test('Priya goes from the portal to the admin site, and imports a list with mistakes', async () => {
  const { page } = await open();
  await signIn(page, portalOf('business'), 'priya.nair');
  // Who may book for others is asked for whom, once
  await page.getByRole('dialog', { name: words.text('party.title') }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.header__account').getByRole('button').click();
  await page.getByRole('link', { name: words.text('shell.admin') }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, Priya' }).waitFor();
  expect(await findViolations(page)).toEqual([]);

  await page
    .getByRole('link', { name: words.within('admin.nav.people') })
    .first()
    .click();
  await page.getByRole('button', { name: 'Daniel Reyes' }).waitFor();
  await page.getByRole('link', { name: words.text('adminPeople.import') }).click();
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(words.text('adminPeople.problem.emailEnding')).waitFor();
  await page.getByText(words.like('adminPeople.problem.sameEmail', { line: '4' })).waitFor();
  expect(await findViolations(page)).toEqual([]);
  const blocked = page.getByRole('button', {
    name: words.like('adminPeople.import.blocked', { count: '3' }),
  });
  expect(await blocked.isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Use Field team' }).click();
  await page.getByRole('button', { name: 'Use Priya Nair' }).click();
  const hana = page.getByRole('row').filter({ hasText: 'hana.ito@northline' });
  await hana.getByRole('button', { name: words.text('adminPeople.import.fix') }).click();
  await page
    .getByRole('textbox', { name: words.text('adminPeople.email') })
    .fill('hana.ito@northline.example');
  await page.getByRole('button', { name: words.text('adminPeople.save') }).click();
  await page
    .getByRole('button', { name: words.text('adminPeople.import.skip') })
    .last()
    .click();
  await page.getByRole('button', { name: words.like('adminPeople.import.button', { count: '3' }) }).click();
  await page.getByRole('button', { name: 'Owen Marsh' }).waitFor();

  await page.getByRole('button', { name: words.like('adminPeople.inviteAll', { count: '3' }) }).click();
  await page.getByText(words.like('adminPeople.invited', { count: '3' })).waitFor();
  await page.getByRole('button', { name: 'Grace Lindqvist' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel(words.text('adminPeople.manager'), { exact: true }).innerText()).toContain(
    'Owen Marsh',
  );
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: words.text('adminPeople.deactivate') }).click();
  await dialog.getByRole('button', { name: words.text('adminPeople.deactivateSure') }).click();
  await page.getByText(words.like('adminPeople.deactivated', { name: 'Grace Lindqvist' })).waitFor();
  await page
    .getByRole('link', { name: words.within('admin.nav.activity') })
    .first()
    .click();
  await page.getByRole('cell', { name: 'Deactivated Grace Lindqvist' }).waitFor();
});

test('Daniel, who runs no company, is denied on a phone too', async () => {
  const { page, admin } = await open(390);
  await signInAtAdmin(page, admin, 'daniel.reyes');
  await page.getByRole('heading', { name: words.text('admin.denied.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
