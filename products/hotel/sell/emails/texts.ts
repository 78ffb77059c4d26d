/** The words of mail about stays, by language. */
import type { HotelMailTexts } from './text-shape.ts';
import { HOTEL_EN } from './texts-en.ts';
import { HOTEL_FR } from './texts-fr.ts';

export const HOTEL_TEXTS: Readonly<Record<'en' | 'fr', HotelMailTexts>> = { en: HOTEL_EN, fr: HOTEL_FR };
