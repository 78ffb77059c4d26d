/**
 * Outside production every answer is held against its schema: an answer that leaks or lacks a field is a
 * bug.
 */
import type { Call } from '@sojourn/contract/call.ts';
import { strict } from './strict-schema.ts';

export class AnswerError extends Error {}

export function checkAnswer(call: Call, answer: unknown): void {
  const result = strict(call.output).safeParse(answer);
  if (result.success) return;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new AnswerError(`${call.method} ${call.path} answered out of form: ${issues.slice(0, 5).join('; ')}`);
}
