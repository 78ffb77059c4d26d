/** A window of the business tenant's admin site, and signing in there. */
import type { BrowserContext, Page } from 'playwright-core';
import { enterAtBank, signInByCalls } from '../sign-in.ts';
import { portalOf } from './sessions.ts';
import { type Width, windowAt } from './visit.ts';
import { sharedBrowser } from './windows.ts';

type AdminWindow = { readonly page: Page; readonly admin: string; readonly context: BrowserContext };

/** With nobody signed in. `admin`: the site's address. */
export async function openAdmin(width: Width = 1440): Promise<AdminWindow> {
  const admin = portalOf('business').replace('//business.', '//admin.business.');
  const context = await (await sharedBrowser()).newContext({
    viewport: windowAt(width),
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return { page, admin, context };
}

/** Without walking through the bank's page; ends on the first page. */
export async function enterAdmin(page: Page, admin: string, userName: string): Promise<void> {
  await signInByCalls(page, admin, userName);
  await page.goto(admin);
}

export async function signInAtAdmin(page: Page, admin: string, userName: string): Promise<void> {
  await page.goto(admin);
  await page.getByRole('main').getByRole('button').click();
  await page.locator('input[type=password]').waitFor();
  await enterAtBank(page, userName);
}
