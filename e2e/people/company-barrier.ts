/** A company that isn't set up, or a member who has yet to accept its terms, as the server answers them. */
import type { Page } from 'playwright-core';

/** The calls that are answered before: `ALLOWED_BEFORE_ACKNOWLEDGEMENT` of the server. */
const ALLOWED = /\/api\/v0\/(acknowledgement$|session\/(locale|extend|end)$|login\/)/;

/** Until the terms are accepted, every other call of the page is refused with the code. */
export async function raiseBarrier(page: Page, code: 40105 | 40106): Promise<void> {
  let isUp = true;
  page.on('response', (answer) => {
    if (/\/acknowledgement$/.test(answer.url())) isUp &&= !answer.ok();
  });
  await page.route('**/api/v0/**', (route) => {
    if (!isUp || ALLOWED.test(route.request().url())) return route.fallback();
    return route.fulfill({ status: 403, json: { code, requestId: 'req_barrier' } });
  });
}
