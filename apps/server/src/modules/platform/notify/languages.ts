/** The languages that the server writes in. */
import type { Language } from './letter.ts';
import { EN } from './texts/en.ts';
import { FR } from './texts/fr.ts';

export const LANGUAGES: Readonly<Record<'en' | 'fr', Language>> = {
  en: { locale: 'en', texts: EN },
  fr: { locale: 'fr', texts: FR },
};
