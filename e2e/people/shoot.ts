import type { Page } from 'playwright-core';

/** To look at, both widths and themes; for nothing else. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.DESK_SHOTS;
  if (!folder) return;
  const before = page.viewportSize();
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  if (before) await page.setViewportSize(before);
}
