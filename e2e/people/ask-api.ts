/** Asks the portal's API as the window's person, with what the page itself would send. */
import type { Page } from 'playwright-core';

export type Answer = { readonly status: number; readonly body: unknown };

export const askApi = (page: Page, method: string, path: string, input?: unknown): Promise<Answer> =>
  page.evaluate(
    async ([verb, url, text]) => {
      const csrf = /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`/api/v0${url}`, {
        method: verb,
        headers: {
          ...(text !== undefined && { 'content-type': 'application/json' }),
          authorization: `Bearer ${localStorage.getItem('session-token')}`,
          'x-csrf-token': decodeURIComponent(csrf),
        },
        ...(text !== undefined && { body: text }),
      });
      return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
    },
    [method, path, input === undefined ? undefined : JSON.stringify(input)] as const,
  );
