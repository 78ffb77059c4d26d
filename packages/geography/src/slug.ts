// Lower case without accents: what search compares and slugs are made of. Letters NFD keeps are spelled out.

const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

const PLAIN = /^[\x20-\x7e]*$/;

export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłıħ]/g, (letter) => WHOLE_LETTERS[letter] ?? letter);
}

/** `Príncipe Real` → `principe-real`. */
export const slugOf = (text: string): string =>
  foldText(text)
    .replace(/['’ʻ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
