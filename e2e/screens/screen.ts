/** What a screen is, and how the ways to one are written. */
import type { Page } from 'playwright-core';
import { openResults, settledCards } from '../people/hotels/find-stay.ts';
import type { Tenant } from '../people/sessions.ts';
import type { Visit, Width } from '../people/visit.ts';
import { wordsOf } from '../people/words.ts';

export type Screen = {
  readonly name: string;
  /** Where it is, or how to get there when the address is not known beforehand */
  readonly open: string | ((page: Page, portal: string) => Promise<void>);
  readonly signedIn: boolean;
  /** Both, unless it looks the same */
  readonly tenants?: readonly Tenant[];
  /** Both, unless it is not there at one of them */
  readonly widths?: readonly Width[];
  /** It shows what happens when a call is refused, so that the browser's complaint is no news */
  readonly refused?: true;
};

export const words = wordsOf('en');
/** A screen is tried in any window, so what it is like is read from the window. */
const visitOf = (page: Page, portal: string): Visit => ({
  page,
  context: page.context(),
  home: page,
  portal,
  words,
  isPhone: (page.viewportSize()?.width ?? 0) < 700,
  open: async (path) => void (await page.goto(`${portal}${path}`)),
});
export const as = (go: (visit: Visit) => Promise<unknown>) => async (page: Page, portal: string) => {
  await go(visitOf(page, portal));
};

export const openList = async (visit: Visit, query = ''): Promise<void> => {
  await openResults(visit, query);
  await settledCards(visit);
};
