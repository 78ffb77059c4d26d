/** What a rental is called where nothing beside it says that it's a car: "Economy car", not "Economy". */
import type { CarClass } from '../rules/car-class.ts';
import { CAR_WORDS } from './words.ts';

/** Classes whose word alone could be one of anything. */
const TITLES: Readonly<Record<'en' | 'fr', Partial<Record<CarClass, string>>>> = {
  en: {
    mini: 'Mini car',
    economy: 'Economy car',
    compact: 'Compact car',
    midsize: 'Midsize car',
    standard: 'Standard car',
    fullSize: 'Full-size car',
    premium: 'Premium car',
    luxury: 'Luxury car',
  },
  fr: {
    mini: 'Voiture mini',
    economy: 'Voiture économique',
    compact: 'Voiture compacte',
    midsize: 'Voiture intermédiaire',
    standard: 'Voiture standard',
    premium: 'Voiture haut de gamme',
    luxury: 'Voiture de luxe',
  },
};

export const carTitle = (carClass: CarClass, locale: 'en' | 'fr'): string =>
  TITLES[locale][carClass] ?? CAR_WORDS[locale].classes[carClass];
