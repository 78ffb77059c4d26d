/** Signs in as a demo person: the way a person does, or by the same calls without the pages on the way. */
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../apps/bank/src/data/demo-people.ts';
import { signInAtBank } from '../apps/server/src/testing/bank-browser.ts';

/** From the portal's login page to the bank's. `login`: the page's address, as an invitation gives it. */
export async function openBank(page: Page, portal: string, login = '/login'): Promise<void> {
  await page.goto(`${portal}${login}`);
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

/**
 * Where the sign-in isn't what is tried. `site`: the address of a portal, a desk or an admin site. Ends on an
 * empty page of it.
 */
export async function signInByCalls(page: Page, site: string, userName: string): Promise<void> {
  await page.goto(`${site}/healthz`);
  const post = (path: string, input: object) =>
    page.evaluate(
      async ([url, body]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(url, { method: 'POST', headers, body });
        return (await answer.json()) as Record<string, unknown>;
      },
      [`/api/v0/login/${path}`, JSON.stringify(input)] as const,
    );
  const { authorizationUrl } = await post('start', {});
  const start = String(authorizationUrl);
  const { code, state, iss } = await signInAtBank(new URL(start).origin, start, { userName });
  const { token } = await post('code', { code, state, iss });
  if (typeof token !== 'string') throw new Error(`${userName} was not signed in at ${site}`);
  await page.evaluate((value) => localStorage.setItem('session-token', value), token);
}
