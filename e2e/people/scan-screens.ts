/** Tries screens for accessibility, as one test each. */
import { test } from 'vitest';
import type { Screen } from '../screens/screen.ts';
import { isAccessibleToday } from './inspect-text.ts';
import { useVisits, WIDTHS } from './visit.ts';

/** Those that main-job.test.ts passes through and tries there. */
export const PASSED = [
  'home',
  'results-list',
  'results-map',
  'stay',
  'checkout',
  'confirmation',
  'trips',
  'trip-canceled',
];

export function scanScreens(screens: readonly Screen[]): void {
  const visit = useVisits();
  test.each(screens.filter(({ name }) => !PASSED.includes(name)))('$name', async (screen) => {
    const widths = screen.widths ?? WIDTHS;
    const someone = screen.tenants?.includes('consumer') === false ? 'daniel' : 'maya';
    const { page, portal } = await visit({ person: screen.signedIn ? someone : null, width: widths[0] });
    // What is opened by its address says nothing of when it is whole
    if (typeof screen.open === 'string') await page.goto(screen.open, { waitUntil: 'networkidle' });
    else await screen.open(page, portal);
    await isAccessibleToday(page, screen.name, widths);
  });
}
