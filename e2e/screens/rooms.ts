/** The portal's other rooms: offers, terms, answers, and the ends of ways. */
import type { Screen } from './screen.ts';
import { words } from './screen.ts';

const ONE: Pick<Screen, 'signedIn' | 'tenants'> = { signedIn: true, tenants: ['consumer'] };

export const ROOMS: readonly Screen[] = [
  { name: 'premium-offers', open: '/premium-offers/', signedIn: true },
  { name: 'terms', open: '/terms/', signedIn: true },
  { name: 'terms-version', open: '/terms/?version=booking-2026-11', ...ONE },
  { name: 'terms-unknown', open: '/terms/?version=booking-1999', ...ONE },
  { name: 'terms-signed-out', open: '/terms/', signedIn: false },
  { name: 'night-terms', open: '/terms/complimentary-night/', ...ONE },
  { name: 'faq', open: '/faq/#refunds-when', signedIn: true },
  {
    name: 'faq-search',
    open: async (page, portal) => {
      await page.goto(`${portal}/faq/`);
      await page.getByLabel(words.text('faq.search')).fill('credit expire');
      await page.getByText(words.within('faq.found', { words: 'credit expire' })).waitFor();
    },
    ...ONE,
  },
  { name: 'faq-none', open: '/faq/?q=xyzzy', ...ONE },
  // Its page is a 404 of its own
  { name: 'not-found', open: '/no-such-page', refused: true, ...ONE },
  { name: 'access-denied', open: '/access-denied', signedIn: false },
  { name: 'access-denied-not-beta', open: '/access-denied-not-beta', signedIn: false },
];
