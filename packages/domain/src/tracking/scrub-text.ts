/**
 * Takes out of a text what names a person: addresses, telephone, card, passport and other long numbers, dates
 * of birth, the values of fields that hold such things, and the names that are known of who asks.
 */

const TELLING = [
  'name',
  'mail',
  'phone',
  'passport',
  'licen[cs]e',
  'birth',
  'gender',
  'nationality',
  'address',
  'token',
  'subject',
  'holder',
  'number',
].join('|');
/** `"firstName": "Jo"`, also when it breaks off or is a number. */
const FIELD = new RegExp(String.raw`("[^"]*(?:${TELLING})[^"]*"\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|[\d.]+)`, 'gi');
const EMAIL = /[^\s"'<>()[\]{},;:/=?&]+(?:@|%40)[^\s"'<>()[\]{},;:/=?&]+/gi;
/** Seven digits or more, with what people put between and around them. */
const NUMBER = /(?<![\w])[+(]?\d(?:[\s().\u00a0\u2010-\u2015/-]{0,3}\d){6,}(?!\w)/g;
/** Letters in front of or among digits: passports, licences, member numbers. */
const DOCUMENT = /(?<![A-Za-z0-9_-])(?=[A-Za-z]*\d)[A-Za-z]{1,3}[ -]?\d[A-Za-z0-9]{4,11}(?![A-Za-z0-9_-])/g;
/** Shorter ones are words of their own: Al, Jo. */
const NAME_LEAST = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namesPattern = (names: readonly string[]): RegExp | null => {
  const parts = names
    .flatMap((name) => [name, ...name.split(/[\s@.-]+/)])
    .map((part) => part.normalize('NFC').trim())
    .filter((part) => part.length >= NAME_LEAST);
  if (parts.length === 0) return null;
  const longestFirst = [...new Set(parts)].toSorted((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'giu');
};

/** `names`: of the person who asks. What is taken out stands as `[…]`. */
export function scrubText(text: string, names: readonly string[] = []): string {
  const known = namesPattern(names);
  const scrubbed = text
    .normalize('NFC')
    .replace(FIELD, '$1"[…]"')
    .replace(EMAIL, '[…]')
    .replace(NUMBER, '[…]')
    .replace(DOCUMENT, '[…]');
  return known ? scrubbed.replace(known, '[…]') : scrubbed;
}
