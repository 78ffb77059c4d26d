/** What an agent typed into the search: it's read as one thing, so that one index answers it. */
export const SEARCH_KINDS = ['name', 'email', 'phone', 'booking', 'case', 'locator', 'lastFour'] as const;

type Code = { readonly by: 'booking' | 'case' | 'locator'; readonly text: string };
export type DeskSearch =
  /** `or`: what a word of letters alone may be as well. */
  | { readonly by: 'name'; readonly words: readonly string[]; readonly or?: Code }
  | { readonly by: 'email' | 'lastFour'; readonly text: string }
  | Code
  | { readonly by: 'phone'; readonly digits: string };

const CODE = /^([HC])-?([2-9A-Z]{6})$/;
/** As suppliers write them. */
const LOCATOR = /^[A-Z0-9]{5,12}(-[A-Z0-9]+)*$/;
const DIGIT = /\d/;

/** A code of ours with or without its hyphen, else a supplier's locator. */
function readCode(upper: string): Code | null {
  const [, kind, code] = CODE.exec(upper) ?? [];
  if (code) return { by: kind === 'H' ? 'booking' : 'case', text: `${kind}-${code}` };
  return LOCATOR.test(upper) ? { by: 'locator', text: upper } : null;
}

/** Null for too little of anything. */
export function readSearch(typed: string): DeskSearch | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text.includes('@')) return text.length < 3 ? null : { by: 'email', text: text.toLowerCase() };
  const upper = text.toUpperCase();
  const code = readCode(upper);
  const isName = !DIGIT.test(upper) && !/^[HC]-/.test(upper);
  const digits = text.replace(/[\s().+-]/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length === 4) return { by: 'lastFour', text: digits };
    return digits.length < 7 ? null : { by: 'phone', digits };
  }
  if (code && !isName) return code;
  const words = text.toLowerCase().split(' ').filter(Boolean);
  return text.length < 2 ? null : { by: 'name', words, ...(code && { or: code }) };
}
