/** What a window's pages were answered by the API: its text may hold more than what is drawn of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Response } from 'playwright-core';

type Answer = { readonly path: string; readonly text: string };

/** An answer that's still coming by then has no end: its page was left. */
const LONGEST_MS = 5_000;

/** Returns a function that waits for the answers so far. One whose page has gone before is left out. */
export function watchAnswers(context: BrowserContext): () => Promise<readonly Answer[]> {
  const answers: Promise<Answer>[] = [];
  const note = async (response: Response): Promise<Answer> => {
    const path = new URL(response.url()).pathname;
    return { path, text: await response.text().catch(() => '') };
  };
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/v0/')) answers.push(note(response));
  });
  return async () => {
    const late = sleep(LONGEST_MS).then(() => null);
    const ended = await Promise.all(answers.map((answer) => Promise.race([answer, late])));
    return ended.filter((answer) => answer !== null);
  };
}
