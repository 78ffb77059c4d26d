/** The admin site: from the portal into it, and nobody but admins. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { findViolations } from '../../axe.ts';
import { openAdmin, signInAtAdmin } from '../../people/admin-site.ts';
import { useOwnProduct } from '../../people/own-product.ts';
import { portalOf } from '../../people/sessions.ts';
import { wordsOf } from '../../people/words.ts';
import { signIn } from '../../sign-in.ts';

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

test('Priya goes from the portal to the admin site without signing in again', async () => {
  const { page } = await open();
  await signIn(page, portalOf('business'), 'priya.nair');
  await page.locator('.header__account').getByRole('button').click();
  await page.getByRole('link', { name: words.text('shell.admin') }).click();
  await page.getByRole('heading', { level: 1, name: 'Hello, Priya' }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});

test('Daniel, who runs no company, is denied on a phone too', async () => {
  const { page, admin } = await open(390);
  await signInAtAdmin(page, admin, 'daniel.reyes');
  await page.getByRole('heading', { name: words.text('admin.denied.title') }).waitFor();
  expect(await findViolations(page)).toEqual([]);
});
