/**
 * Whether two spellings are one name to those who compare them: airlines, passports and loyalty programs
 * write Müller as MUELLER or MULLER, José as JOSE, Łukasz as LUKASZ.
 */
import { romanize } from './airline-name.ts';
import { tidyName } from './document-name.ts';

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').toUpperCase();

/** Each way a name is spelled: as airlines write it, and with its marks left out; none for no letters. */
function nameSpellings(name: string): readonly string[] {
  // Ø is the one such letter that doesn't come apart
  const bare = letters(tidyName(name).normalize('NFD')).replaceAll('Ø', 'O');
  const plain = romanize(bare);
  const all = [romanize(name), plain, bare].flatMap((each) => (each ? [letters(each)] : []));
  return [...new Set(all)].filter((each) => each !== '');
}

/** False when either has no letters. */
export function isSameName(a: string, b: string): boolean {
  const others = nameSpellings(b);
  return nameSpellings(a).some((each) => others.includes(each));
}
