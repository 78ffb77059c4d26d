/** The words of mail about flights, by language. */
import type { FlightMailTexts } from './text-shape.ts';
import { FLIGHT_EN } from './texts-en.ts';
import { FLIGHT_FR } from './texts-fr.ts';

export const FLIGHT_TEXTS: Readonly<Record<'en' | 'fr', FlightMailTexts>> = { en: FLIGHT_EN, fr: FLIGHT_FR };
