/** How a traveler is reached: the form of an e-mail address and of a phone number. */

/**
 * The part before the at sign: what RFC 5321 writes without quotes, and letters of any script (RFC 6531),
 * which mail systems pass on as they stand. Typographic quotes are no letters: a phone puts them there.
 */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATOM}(?:\\.${ATOM})*$`, 'u');
/** Letters of any script, before they are written as name servers know them. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
/** Labels of up to 63 signs; the last is a name's, in letters or in their punycode, never a number. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** RFC 5321, in octets. */
const LOCAL_MAX = 64;
const ADDRESS_MAX = 254;

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** `bücher.example` as `xn--bcher-kva.example` (IDNA, as mail programs write it too); null for none. */
function asciiDomain(typed: string): string | null {
  if (!TYPED_DOMAIN.test(typed)) return null;
  try {
    const { hostname } = new URL(`http://${typed}`);
    return DOMAIN.test(hostname) ? hostname : null;
  } catch {
    return null;
  }
}

/** An address that mail can be delivered to, judging by its format; spaces around it do not count. */
export function isEmailAddress(typed: string): boolean {
  const address = typed.trim();
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const domain = asciiDomain(address.slice(at + 1));
  if (domain === null || !LOCAL.test(local)) return false;
  const octets = octetsOf(local);
  return octets <= LOCAL_MAX && octets + 1 + domain.length <= ADDRESS_MAX;
}

/** Without format and control characters, which contacts and spreadsheets put around what they copy. */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\p{Cc}]/gu, '');

/** A number as it's typed by hand: what address books paste has spaces, hyphens and marks of its own. */
export const tidyPhone = (typed: string): string =>
  withoutInvisible(typed)
    .normalize('NFKC')
    .replace(/[\p{Zs}]+/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** Digits with what people put between them, the country's code before them or not. */
const PHONE = /^\+?[0-9 ()./-]{6,24}$/;
const EXTENSION = / ?(?:[,;] ?)?(?:extension|ext\.?|x|poste|#) ?\d{1,6}$/i;
const DIGITS_MIN = 6;
/** As typed, with an extension and what was pasted around it. */
export const PHONE_MAX = 40;
/** A number that can be called; with an extension or without. */
export function isPhoneNumber(typed: string): boolean {
  const number = tidyPhone(typed).replace(EXTENSION, '');
  return PHONE.test(number) && number.replace(/\D/g, '').length >= DIGITS_MIN;
}
