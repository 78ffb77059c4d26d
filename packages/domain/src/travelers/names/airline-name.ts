/**
 * What an airline's record makes of a name: capitals A-Z, the surname first. Only Latin, Greek and Cyrillic
 * letters have one spelling that documents share; other names are typed as the passport spells them.
 */
import { itemAt } from '../../present.ts';
import { ROMANIZATION } from '../data/romanization.ts';
import { tidyName } from './document-name.ts';

/** Letters of both names with the stroke between them, as airlines' systems hold them. */
export const RECORD_LENGTH_MAX = 57;

const SPELLINGS = new Map<string, string>();
for (const [, letters = '', spelling = ''] of ROMANIZATION.matchAll(/(\S+)\s+(\S+)/g))
  SPELLINGS.set(letters, spelling === '-' ? '' : spelling);

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const isPlain = (letter: string): boolean => /^[A-Z]$/.test(letter);

/** Of one letter, or two that are spelled as one; undefined where there is no rule. */
function spell(letters: string): string | undefined {
  const known = SPELLINGS.get(letters);
  if (known !== undefined) return known;
  const bare = withoutMarks(letters);
  return isPlain(bare) ? bare : SPELLINGS.get(bare);
}

/**
 * A name in A-Z and spaces, `Renée-Zoë O’Näf` as `RENEE ZOE ONAEF`; undefined when a letter has no spelling
 * that documents share.
 */
export function romanize(name: string): string | undefined {
  const text = tidyName(name).toUpperCase().replace(/[-·]/g, ' ').replace(/['.]/g, '').normalize('NFC');
  const letters = [...text];
  let spelled = '';
  for (let at = 0; at < letters.length; at++) {
    const letter = itemAt(letters, at);
    const pair = SPELLINGS.get(withoutMarks(letter + (letters[at + 1] ?? '')));
    const isPair = pair !== undefined && withoutMarks(letter + (letters[at + 1] ?? '')).length === 2;
    const one = letter === ' ' ? ' ' : isPair ? pair : spell(letter);
    if (one === undefined) return undefined;
    spelled += one;
    if (isPair) at++;
  }
  return spelled.replace(/ +/g, ' ').trim();
}

type AirlineName = {
  readonly surname: string;
  readonly given: string;
  /** `OKAFOR/MAYA NGOZI` */
  readonly whole: string;
  /** It did not fit and was cut at its end, as airlines do. */
  readonly isCut: boolean;
};

/** Undefined when a name has letters that documents spell each in their own way, or nothing is left of it. */
export function airlineName(name: {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}): AirlineName | undefined {
  const last = romanize(name.lastName);
  const first = romanize(`${name.firstName} ${name.middleName}`);
  if (!last || !first) return undefined;
  const joined = last.replaceAll(' ', '');
  // Airlines' systems take no surname of one letter
  const surname = (joined.length === 1 ? joined + joined : joined).slice(0, RECORD_LENGTH_MAX - 2);
  const given = first.slice(0, RECORD_LENGTH_MAX - 1 - surname.length).trim();
  const isCut = given.length < first.length || surname.length < joined.length;
  return { surname, given, whole: `${surname}/${given}`, isCut };
}
