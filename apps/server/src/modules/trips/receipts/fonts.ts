/** The fonts of documents: the main one, and for other scripts one each, opened as needed (decision 0012). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
export type Weight = 'regular' | 'bold';

/** By script; `of`: the characters that it may be asked for, its own digits and marks included. */
const FAMILIES = {
  latin: { package: 'noto-sans', file: 'NotoSans', of: /./u },
  arabic: { package: 'noto-sans-arabic', file: 'NotoSansArabic', of: /\p{scx=Arabic}/u },
  hebrew: { package: 'noto-sans-hebrew', file: 'NotoSansHebrew', of: /\p{scx=Hebrew}/u },
  thai: { package: 'noto-sans-thai', file: 'NotoSansThai', of: /\p{scx=Thai}/u },
  devanagari: { package: 'noto-sans-devanagari', file: 'NotoSansDevanagari', of: /\p{scx=Devanagari}/u },
  // Chinese and Japanese; wide forms of Latin letters too
  han: {
    package: 'noto-sans-sc',
    file: 'NotoSansSC',
    of: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  },
  // Korean, with the characters of its own that Chinese doesn't have
  hangul: { package: 'noto-sans-kr', file: 'NotoSansKR', of: /[\p{scx=Hangul}\p{scx=Han}]/u },
} as const;
export type Family = keyof typeof FAMILIES;
export type FontName = `${Family}-${Weight}`;

/** The fonts that may have a character, the main one first. */
export const familiesFor = (sign: string): readonly Family[] =>
  (Object.keys(FAMILIES) as Family[]).filter((family) => FAMILIES[family].of.test(sign));

const WEIGHTS = { regular: '400Regular', bold: '700Bold' } as const;
const read = new Map<FontName, Buffer>();

/** Read once, whole. */
export function fontFile(family: Family, weight: Weight): Buffer {
  const name: FontName = `${family}-${weight}`;
  const { package: from, file } = FAMILIES[family];
  const folder = WEIGHTS[weight];
  const known =
    read.get(name) ?? readFileSync(resolve(`@expo-google-fonts/${from}/${folder}/${file}_${folder}.ttf`));
  read.set(name, known);
  return known;
}
