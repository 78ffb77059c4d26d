/** Tries screens for accessibility, each wide by day and narrow at night, as one test each. */
import { test } from 'vitest';
import type { Screen } from '../screens/screen.ts';
import { lightAt, tryLight } from './inspect-text.ts';
import { useVisits, WIDTHS, windowAt } from './visit.ts';

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
    for (const width of widths) {
      await page.setViewportSize(windowAt(width));
      const lights = widths.length === 1 ? (['light', 'dark'] as const) : [lightAt(width)];
      for (const light of lights) await tryLight(page, `${screen.name} at ${width}`, light);
    }
  });
}
