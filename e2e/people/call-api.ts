/** Asks the portal's API as the window's person, with what the page itself would send. */
import type { Page } from 'playwright-core';

type Answer = { readonly status: number; readonly body: unknown };

export const callApi = (page: Page, method: string, path: string, input?: unknown): Promise<Answer> =>
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

/**
 * The same for what must go well: the answer's text, which of a stream is all its lines. Throws with what was
 * refused. The page need not be of the portal yet.
 */
export async function askText(page: Page, portal: string, requested: ApiCall): Promise<string> {
  if (!page.url().startsWith(`${portal}/`)) await page.goto(`${portal}/healthz`);
  const { status, text } = await page.evaluate(async ({ method, path, input, headers }) => {
    const csrf = /(?:^|; )(?:__Host-)?csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/api/v0${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('session-token')}`,
        'x-csrf-token': decodeURIComponent(csrf),
        ...headers,
      },
      body: JSON.stringify(input),
    });
    return { status: answer.status, text: await answer.text() };
  }, requested);
  if (status >= 300) throw new Error(`${requested.path}: ${status} ${text.slice(0, 400)}`);
  return text;
}
type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly input: unknown;
  readonly headers?: Record<string, string>;
};
