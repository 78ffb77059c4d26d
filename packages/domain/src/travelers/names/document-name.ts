/**
 * Names as they stand on a travel document: letters of any script with their marks, spaces, hyphens,
 * apostrophes and full stops. What an airline's record makes of one is in `airline-name.ts`.
 */

const NAME_LENGTH_MAX = 60;

/** Starts with a letter (or `'t`) and ends with one (or `Jr.`), with few marks between. */
const NAME = /^'?\p{L}\p{M}*(?:[ .'·-]{0,2}\p{L}\p{M}*)*\.?$/u;

type NameProblem = 'missing' | 'tooLong' | 'notAName';

/**
 * Spaces as one, whatever stands for an apostrophe or a hyphen as it's typed, nothing around a hyphen, and
 * letters with their marks as one.
 */
export const tidyName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[‘’‛ʼʻ´`′＇]/g, "'")
    .replace(/ ?[‐‑‒–—−－-] ?/g, '-')
    .trim();

/**
 * What is wrong with a name, or undefined. One letter is a whole first or last name for some people; a middle
 * name may be missing.
 */
export function nameProblem(typed: string, { optional = false } = {}): NameProblem | undefined {
  const name = tidyName(typed);
  if (name === '') return optional ? undefined : 'missing';
  if (name.length > NAME_LENGTH_MAX) return 'tooLong';
  return NAME.test(name) ? undefined : 'notAName';
}
