import { GOODWILL_MAX_MINOR } from '@sojourn/domain/support/proposal-state.ts';

/** Cents; null for what is no amount of dollars. */
export function readDollars(text: string): number | null {
  const match = /^\$?\s*(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const minor = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return minor > 0 ? minor : null;
}

/** Cents; null for what is no amount that can be given. */
export function readAmount(text: string): number | null {
  const minor = readDollars(text);
  return minor !== null && minor <= GOODWILL_MAX_MINOR ? minor : null;
}
