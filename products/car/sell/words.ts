/** The words that the server itself says of a car: on receipts, in mail, as the title of a booking. */
import type { CarExtraKind } from '../rules/car.ts';
import type { CarClass } from '../rules/car-class.ts';

type Words = {
  readonly classes: Readonly<Record<CarClass, string>>;
  readonly extras: Readonly<Record<CarExtraKind, string>>;
  readonly fees: Readonly<
    Record<'airport' | 'oneWay' | 'youngDriver' | 'seniorDriver' | 'crossBorder', string>
  >;
};

const EN: Words = {
  classes: {
    mini: 'Mini',
    economy: 'Economy',
    compact: 'Compact',
    midsize: 'Midsize',
    standard: 'Standard',
    fullSize: 'Full-size',
    premium: 'Premium',
    luxury: 'Luxury',
    compactSuv: 'Compact SUV',
    midsizeSuv: 'Midsize SUV',
    fullSizeSuv: 'Full-size SUV',
    premiumSuv: 'Premium SUV',
    compactWagon: 'Compact wagon',
    midsizeWagon: 'Midsize wagon',
    fullSizeWagon: 'Full-size wagon',
    convertible: 'Convertible',
    sports: 'Sports car',
    minivan: 'Minivan',
    van: 'Van',
    pickup: 'Pickup',
    electric: 'Electric car',
    electricSuv: 'Electric SUV',
    special: 'Special car',
  },
  extras: {
    additionalDriver: 'Another driver',
    infantSeat: 'Infant seat',
    childSeat: 'Child seat',
    boosterSeat: 'Booster seat',
    tollTag: 'Toll tag',
    navigation: 'Navigation',
    cover: 'Damage waiver',
  },
  fees: {
    airport: 'Airport fee',
    oneWay: 'One-way fee',
    youngDriver: 'Young driver fee',
    seniorDriver: 'Senior driver fee',
    crossBorder: 'Cross-border fee',
  },
};
const FR: Words = {
  classes: {
    mini: 'Mini',
    economy: 'Économique',
    compact: 'Compacte',
    midsize: 'Intermédiaire',
    standard: 'Standard',
    fullSize: 'Grande berline',
    premium: 'Haut de gamme',
    luxury: 'Luxe',
    compactSuv: 'VUS compact',
    midsizeSuv: 'VUS intermédiaire',
    fullSizeSuv: 'Grand VUS',
    premiumSuv: 'VUS haut de gamme',
    compactWagon: 'Familiale compacte',
    midsizeWagon: 'Familiale intermédiaire',
    fullSizeWagon: 'Grande familiale',
    convertible: 'Cabriolet',
    sports: 'Voiture de sport',
    minivan: 'Fourgonnette',
    van: 'Minibus',
    pickup: 'Camionnette',
    electric: 'Voiture électrique',
    electricSuv: 'VUS électrique',
    special: 'Véhicule spécial',
  },
  extras: {
    additionalDriver: 'Conducteur supplémentaire',
    infantSeat: 'Siège nourrisson',
    childSeat: 'Siège enfant',
    boosterSeat: 'Rehausseur',
    tollTag: 'Badge de péage',
    navigation: 'GPS',
    cover: 'Exonération de dommages',
  },
  fees: {
    airport: 'Frais d’aéroport',
    oneWay: 'Frais d’aller simple',
    youngDriver: 'Frais jeune conducteur',
    seniorDriver: 'Frais conducteur senior',
    crossBorder: 'Frais de passage de frontière',
  },
};
export const CAR_WORDS: Readonly<Record<'en' | 'fr', Words>> = { en: EN, fr: FR };
