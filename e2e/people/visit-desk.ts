/** Windows of the service desk, at its own origin. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { enterAtBank } from '../sign-in.ts';
import { sharedBrowser } from './windows.ts';

type DeskWindow = { readonly page: Page; readonly desk: string; readonly context: BrowserContext };

async function enterByPress(page: Page, userName: string): Promise<void> {
  await page.getByRole('main').getByRole('button').click();
  await page.locator('input[type=password]').waitFor();
  await enterAtBank(page, userName);
}

/** In a test file; every window closes after its test. */
export function useDesk() {
  let contexts: BrowserContext[] = [];
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
  });
  /**
   * `userName`: an agent of the portal at that address, or somebody who isn't one. `enter`: signs in from the
   * desk's first page.
   */
  return async (portal: string, userName: string, enter = enterByPress): Promise<DeskWindow> => {
    const desk = portal.replace('//localhost', '//desk.localhost');
    const context = await (await sharedBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(desk);
    await enter(page, userName);
    return { page, desk, context };
  };
}
