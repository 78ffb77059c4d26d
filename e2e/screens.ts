/** The screens that `npm run shots` takes pictures of; add a screen when it appears. */
import type { Page } from 'playwright-core';
import { openBank } from './sign-in.ts';

export type Tenant = 'consumer' | 'business';

export type Screen = {
  readonly name: string;
  /** Where it is, or how to get there from the home page when the address is not known beforehand */
  readonly open: string | ((page: Page, portal: string) => Promise<void>);
  readonly signedIn: boolean;
  /** Both, unless it looks the same */
  readonly tenants?: readonly Tenant[];
};

/** A day so many from today, `YYYY-MM-DD`. */
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const LISBON = `/stays?place=city:lisbon-pt&checkIn=${day(60)}&checkOut=${day(64)}&rooms=2`;

async function openFirstStay(page: Page): Promise<void> {
  await page.goto(LISBON);
  await page.locator('a[href*="shop-details"]').first().click();
  await page.waitForURL('**/shop-details/**');
}

export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', open: '/login', signedIn: false },
  { name: 'bank', open: openBank, signedIn: false, tenants: ['consumer'] },
  { name: 'home', open: '/', signedIn: true },
  { name: 'results-list', open: LISBON, signedIn: true },
  { name: 'results-map', open: `${LISBON}&view=map`, signedIn: true },
  { name: 'stay', open: openFirstStay, signedIn: true },
  { name: 'trips', open: '/trips', signedIn: true },
  { name: 'favorites', open: '/favorites/', signedIn: true, tenants: ['consumer'] },
  { name: 'night-terms', open: '/terms/complimentary-night/', signedIn: true, tenants: ['consumer'] },
  { name: 'not-found', open: '/no-such-page', signedIn: true, tenants: ['consumer'] },
];
