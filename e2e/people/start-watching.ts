import type { Locator } from 'playwright-core';
import type { Visit } from './visit.ts';

/** Watches the price beside the button in `place`; returns the watch's id. */
export async function startWatching({ page, words }: Visit, place: Locator): Promise<string> {
  const [answer] = await Promise.all([
    // The page lists what's watched at the same address
    page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/api/v0/watches') && response.ok(),
    ),
    place
      .getByRole('button', { name: words.text('watch.button') })
      .first()
      .click(),
  ]);
  return ((await answer.json()) as { watchId: string }).watchId;
}
