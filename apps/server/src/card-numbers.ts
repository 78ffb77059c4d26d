/**
 * The tripwire for card numbers (reliability: the main server never sees one). Finds digits that a card
 * network could have issued and that pass the Luhn check, with spaces, dots or dashes between them.
 */

/** First digits and lengths of the networks of B §3. */
const NETWORKS: readonly (readonly [RegExp, number, number])[] = [
  [/^4/, 13, 19],
  [/^(5[1-5]|2[2-7])/, 16, 16],
  [/^3[47]/, 15, 15],
  [/^3(0[0-5]|[689])/, 14, 19],
  [/^(6011|64[4-9]|65|62)/, 16, 19],
  [/^35/, 16, 19],
  [/^(50|5[6-9]|6)/, 13, 19],
];
/** Digits with what people put between them. */
const RUN = /\+?\d(?:[ .\u00a0\u2010-\u2015-]{0,3}\d){12,}/g;
/** The longest telephone number (E.164); a longer run after a `+` is none. */
const TELEPHONE_MAX = 15;
const LENGTH_MAX = 19;
/** A coordinate or a duration: nobody writes a card number with one dot, near its beginning. */
const DECIMAL = /^\d{1,3}\.\d+$/;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    const doubled = digit * 2;
    sum += i % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean =>
  NETWORKS.some(
    ([start, min, max]) =>
      digits.length >= min && digits.length <= max && start.test(digits) && passesLuhn(digits),
  );

/**
 * A card's number is often followed by its month and its code, `4111 1111 1111 1111 12/28 123`: so every
 * part of a run that begins and ends with a group is looked at. A `+` and up to 15 digits is a telephone.
 */
function holdsCardNumber(run: string): boolean {
  if (DECIMAL.test(run)) return false;
  const groups = run.match(/\d+/g) ?? [];
  if (run.startsWith('+') && groups.join('').length <= TELEPHONE_MAX) return false;
  return groups.some((_, from) => {
    let digits = '';
    return groups.slice(from, from + LENGTH_MAX).some((group) => {
      if (digits.length > LENGTH_MAX) return false;
      digits += group;
      return isCardNumber(digits);
    });
  });
}

/** True when the text has a card number in it. A run that starts with `+` is a telephone number. */
export const hasCardNumber = (text: string): boolean =>
  (text.normalize('NFKC').match(RUN) ?? []).some(holdsCardNumber);

/** The text with each card number replaced; for logs. */
export const scrubCardNumbers = (text: string): string =>
  text.replace(RUN, (run) => (holdsCardNumber(run) ? '[card number]' : run));

/**
 * The path of the first string or number under `value` that holds a card number, `guests.0.lastName`; else
 * null.
 */
export function findCardNumber(value: unknown, path = ''): string | null {
  if (typeof value === 'string' || typeof value === 'number') {
    return hasCardNumber(String(value)) ? path : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = hasCardNumber(key) ? path : findCardNumber(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
