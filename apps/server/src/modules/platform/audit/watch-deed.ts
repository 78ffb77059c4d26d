/** Around what somebody does: it's written down before and after. What can't be written isn't done. */
import { Refusal } from '#refusal.ts';
import type { Split } from './split-words.ts';
import { type AuditDeps, type Deed, writeEntry } from './write-entry.ts';

type End<Answer> =
  | { readonly result: 'ok'; readonly answer: Answer }
  | { readonly result: string; readonly thrown: unknown };

export async function settle<Answer>(run: () => Promise<Answer>): Promise<End<Answer>> {
  try {
    return { result: 'ok', answer: await run() };
  } catch (thrown) {
    return { result: thrown instanceof Refusal ? thrown.code : 'Failed', thrown };
  }
}
export function answerOf<Answer>(end: End<Answer>): Answer {
  if ('thrown' in end) throw end.thrown;
  return end.answer;
}

/** Written before it's done, so that not even a crash hides it. */
export async function watchDeed<Answer>(
  deps: AuditDeps,
  deed: Deed,
  split: Split,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const of = await writeEntry(deps, deed, { step: 'begun' }, split);
  const end = await settle(run);
  await writeEntry(deps, deed, { step: 'ended', of, result: end.result });
  return answerOf(end);
}
