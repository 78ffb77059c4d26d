/** What the portal's API answered in a window. */
import type { Page, Request } from 'playwright-core';

/**
 * Bodies from now on. Only of requests that have ended: one that the browser drops while a page closes has
 * no end, and neither has waiting for its body.
 */
export function readAnswers(page: Page, portal: string): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  const read = async (request: Request) => (await (await request.response())?.text()) ?? '';
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(`${portal}/api/`)) bodies.push(read(request).catch(() => ''));
  });
  return () => Promise.all(bodies);
}
