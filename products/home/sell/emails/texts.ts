/** The words of mail about homes, by language. */
import type { HomeMailTexts } from './text-shape.ts';
import { HOME_EN } from './texts-en.ts';
import { HOME_FR } from './texts-fr.ts';

export const HOME_TEXTS: Readonly<Record<'en' | 'fr', HomeMailTexts>> = { en: HOME_EN, fr: HOME_FR };
