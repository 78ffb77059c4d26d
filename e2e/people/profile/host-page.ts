/** The bank's own page that embeds the profile module, on another origin than the portal's. */
import type { ProfileModule } from '@sojourn/contract/profile-module.ts';
import type { Page } from 'playwright-core';
import { enterAtBank } from '../../sign-in.ts';
import type { Visit } from '../visit.ts';

declare global {
  interface Window {
    SojournProfile?: ProfileModule;
  }
}

/** Where the portal sends its people to sign in. */
async function bankOf({ context }: Visit): Promise<string> {
  const answer = await context.request.post('/api/v0/login/start', { data: {} });
  return new URL(((await answer.json()) as { authorizationUrl: string }).authorizationUrl).origin;
}

type HostPage = {
  readonly page: Page;
  readonly bank: string;
  /** Waits until the module is on screen. */
  readonly heading: (text: string | RegExp) => Promise<void>;
  /** Sends the module an event of the host. */
  readonly notify: (detail: unknown) => Promise<void>;
};

/**
 * Signs in there, and ends with the profile on screen. `query`: what the page is opened with, by default its
 * tools.
 */
export async function openHostPage(
  visit: Visit,
  userName = 'maya.okafor',
  query = '?debug',
): Promise<HostPage> {
  const { page } = visit;
  const bank = await bankOf(visit);
  await page.goto(`${bank}/travel-profile${query}`);
  await page.locator('#sign-in').click();
  await page.locator('input[type=password]').waitFor();
  await enterAtBank(page, userName);
  await page.waitForURL(/\/travel-profile(\?.*)?#/);
  const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  await page.locator('#profile [data-sojourn-profile]').waitFor();
  return {
    page,
    bank,
    heading,
    notify: (detail) =>
      page.evaluate(
        (sent) => void window.dispatchEvent(new CustomEvent('sojourn:host', { detail: sent })),
        detail,
      ),
  };
}
