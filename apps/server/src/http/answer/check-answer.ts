/**
 * Outside production answers are held against their schemas: an answer that leaks or lacks a field is a bug.
 * Tests check all of them. A server that somebody uses checks each call's first answers and then one in a
 * few, since checking costs more than most answers do.
 */
import type { Call } from '@sojourn/contract/call.ts';
import { strict } from '../request/strict-schema.ts';

class AnswerError extends Error {}

/** `some`: the first `FIRST` of each call, then every `EVERY`th. */
export type AnswerChecks = 'all' | 'some' | 'none';
export type CheckAnswer = (call: Call, answer: unknown) => void;

const FIRST = 10;
const EVERY = 200;

function requireThat(call: Call, answer: unknown): void {
  const result = strict(call.output).safeParse(answer);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AnswerError(`${call.method} ${call.path} answered out of form: ${issues.slice(0, 5).join('; ')}`);
}

/** Throws an AnswerError that names the first five places. */
export function createAnswerCheck(checks: AnswerChecks): CheckAnswer {
  if (checks === 'none') return () => undefined;
  if (checks === 'all') return requireThat;
  const seen = new Map<Call, number>();
  return (call, answer) => {
    const before = seen.get(call) ?? 0;
    seen.set(call, before + 1);
    if (before < FIRST || before % EVERY === 0) requireThat(call, answer);
  };
}
