/** Signs in as a demo person, the way a person does: through the portal's login page and the bank's. */
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/bank/src/data/demo-people.ts';

/** From the portal's login page to the bank's. */
export async function openBank(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/login`);
  const main = page.getByRole('main');
  await main.getByRole('button').or(main.getByRole('link')).first().click();
  await page.locator('input[type=password]').waitFor();
}

/** On the bank's page; `userName` is one of the demo's, `maya.okafor`. */
export async function enterAtBank(page: Page, userName: string): Promise<void> {
  await page.locator('input[autocomplete~=username]').fill(userName);
  await page.locator('input[type=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
}

/** Ends on the portal's home page. */
export async function signIn(page: Page, portal: string, userName: string): Promise<void> {
  await openBank(page, portal);
  await enterAtBank(page, userName);
  await page.waitForURL(`${portal}/`);
  // The address is there before the page is
  await page.locator('.header__account').waitFor();
}
