/** Languages that guides speak, English first: an option's first language is the earliest of them. */
export const ACTIVITY_LANGUAGES = [
  'en',
  'fr',
  'es',
  'de',
  'it',
  'pt',
  'nl',
  'ja',
  'zh',
  'ko',
  'ar',
  'hi',
  'el',
  'tr',
  'sv',
  'pl',
] as const;
export type ActivityLanguage = (typeof ACTIVITY_LANGUAGES)[number];

export const languageBit = (language: ActivityLanguage): number => 1 << ACTIVITY_LANGUAGES.indexOf(language);

/** The n-th language of a set as a bit, 0 when there are fewer. */
export function nthLanguage(bits: number, nth: number): number {
  let left = bits;
  for (let skipped = 0; skipped < nth; skipped++) left &= left - 1;
  return left & -left;
}
