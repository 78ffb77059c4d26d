/** What an agent typed into the search: it's read as one thing, so that one index answers it. */
export const SEARCH_KINDS = ['name', 'email', 'phone', 'booking', 'case', 'locator', 'lastFour'] as const;

export type DeskSearch =
  | { readonly by: 'name'; readonly words: readonly string[] }
  | { readonly by: 'email' | 'booking' | 'case' | 'locator' | 'lastFour'; readonly text: string }
  | { readonly by: 'phone'; readonly digits: string };

const CODE = /^([HC])-?([2-9A-Z]{6})$/;
/** Letters and digits as suppliers write them, with at least one digit so that names stay names. */
const LOCATOR = /^(?=.*\d)[A-Z0-9]{5,12}(-[A-Z0-9]+)*$/;

/** Null for too little of anything. */
export function readSearch(typed: string): DeskSearch | null {
  const text = typed.trim().replace(/\s+/g, ' ');
  if (text.includes('@')) return text.length < 3 ? null : { by: 'email', text: text.toLowerCase() };
  const upper = text.toUpperCase();
  const code = CODE.exec(upper);
  if (code && (upper.includes('-') || /\d/.test(upper)))
    return { by: code[1] === 'H' ? 'booking' : 'case', text: `${code[1]}-${code[2]}` };
  const digits = text.replace(/[\s().+-]/g, '');
  if (/^\d+$/.test(digits)) {
    if (digits.length === 4) return { by: 'lastFour', text: digits };
    return digits.length < 7 ? null : { by: 'phone', digits };
  }
  if (LOCATOR.test(upper)) return { by: 'locator', text: upper };
  const words = text.toLowerCase().split(' ').filter(Boolean);
  return text.length < 2 ? null : { by: 'name', words };
}
