/** What a company's own fields may be named, and what may be written in them (A §5). */

/** Keys are alphanumeric only. */
export const fieldKeyProblem = (key: string): 'alphanumeric' | null =>
  /^[A-Za-z0-9]+$/.test(key) ? null : 'alphanumeric';

/** Only letters, digits, space and / @ . _ + -; anything else marks the entry as wrong. */
export const fieldValueProblem = (value: string): 'characters' | null =>
  /^[\p{L}\p{N} /@._+-]+$/u.test(value) ? null : 'characters';

/** A key made from a label: `Project code` is `projectCode`; `taken` ones get a number. */
export function fieldKeyFrom(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .split(/ +/);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  const plain = words.map((word, at) => (at === 0 ? word.toLowerCase() : capital(word))).join('') || 'field';
  const key = plain.slice(0, 36);
  if (!taken.includes(key)) return key;
  for (let n = 2; ; n++) if (!taken.includes(`${key}${n}`)) return `${key}${n}`;
}
