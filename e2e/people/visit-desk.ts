/** Windows of the service desk, at its own origin. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { enterAtBank, signInByCalls } from '../sign-in.ts';
import { sharedBrowser } from './windows.ts';

type DeskWindow = { readonly page: Page; readonly desk: string; readonly context: BrowserContext };

/** From the desk's first page through the bank's. */
export async function enterByPress(page: Page, userName: string): Promise<void> {
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
   * desk's first page, where that's what is tried.
   */
  return async (
    portal: string,
    userName: string,
    enter?: (page: Page, userName: string) => Promise<void>,
  ): Promise<DeskWindow> => {
    const desk = portal.replace('//localhost', '//desk.localhost');
    const context = await (await sharedBrowser()).newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (!enter) await signInByCalls(page, desk, userName);
    await page.goto(desk);
    await enter?.(page, userName);
    return { page, desk, context };
  };
}
