/** The sentences and labels that describe hotels and rooms, in both languages. */
import type { Amenity } from '@sojourn/products/hotel/rules/stay.ts';
import type { RoomKind } from './room-layouts.ts';

export type Locale = 'en' | 'fr';
type Both = Readonly<Record<Locale, string>>;

export const ROOM_WORDS: Readonly<Record<RoomKind, { name: Both; beds: Both; text: Both }>> = {
  single: {
    name: { en: 'Single Room', fr: 'Chambre simple' },
    beds: { en: '1 single bed', fr: '1 lit simple' },
    text: {
      en: 'A compact room for one with a desk and good light.',
      fr: 'Une chambre compacte pour une personne, avec bureau et belle lumière.',
    },
  },
  double: {
    name: { en: 'Double Room', fr: 'Chambre double' },
    beds: { en: '1 double bed', fr: '1 lit double' },
    text: {
      en: 'A quiet double with blackout curtains and a reading corner.',
      fr: 'Une chambre double au calme, rideaux occultants et coin lecture.',
    },
  },
  twin: {
    name: { en: 'Twin Room', fr: 'Chambre à deux lits' },
    beds: { en: '2 single beds', fr: '2 lits simples' },
    text: {
      en: 'Two single beds, a desk for two and room for luggage.',
      fr: 'Deux lits simples, un bureau pour deux et de la place pour les valises.',
    },
  },
  queen: {
    name: { en: 'Queen Room', fr: 'Chambre lit queen' },
    beds: { en: '1 queen bed', fr: '1 lit queen-size' },
    text: {
      en: 'A queen bed, an armchair by the window and a rain shower.',
      fr: 'Un lit queen-size, un fauteuil près de la fenêtre et une douche pluie.',
    },
  },
  king: {
    name: { en: 'Deluxe King', fr: 'Chambre Deluxe lit king' },
    beds: { en: '1 king bed', fr: '1 lit king-size' },
    text: {
      en: 'Tall windows, writing desk, walk-in rain shower.',
      fr: 'Hautes fenêtres, bureau, douche pluie à l’italienne.',
    },
  },
  deluxe: {
    name: { en: 'Deluxe Room', fr: 'Chambre Deluxe' },
    beds: { en: '1 king bed', fr: '1 lit king-size' },
    text: {
      en: 'More space, a sitting corner and a bath as well as a shower.',
      fr: 'Plus d’espace, un coin salon, une baignoire et une douche.',
    },
  },
  family: {
    name: { en: 'Family Room', fr: 'Chambre familiale' },
    beds: { en: '1 double bed, 2 single beds', fr: '1 lit double, 2 lits simples' },
    text: {
      en: 'Beds for four, blackout curtains and a cot on request.',
      fr: 'Des lits pour quatre, rideaux occultants et lit bébé sur demande.',
    },
  },
  studio: {
    name: { en: 'Studio', fr: 'Studio' },
    beds: { en: '1 queen bed', fr: '1 lit queen-size' },
    text: {
      en: 'Kitchenette, table for two and a large wardrobe.',
      fr: 'Kitchenette, table pour deux et grande armoire.',
    },
  },
  apartment: {
    name: { en: 'One-Bedroom Apartment', fr: 'Appartement une chambre' },
    beds: { en: '1 queen bed, sofa bed', fr: '1 lit queen-size, canapé-lit' },
    text: {
      en: 'A bedroom apart, a full kitchen and a washing machine.',
      fr: 'Chambre séparée, cuisine complète et lave-linge.',
    },
  },
  suite: {
    name: { en: 'Suite', fr: 'Suite' },
    beds: { en: '1 king bed, sofa bed', fr: '1 lit king-size, canapé-lit' },
    text: {
      en: 'A corner suite with a sitting room apart.',
      fr: 'Une suite d’angle avec salon séparé.',
    },
  },
  signature: {
    name: { en: 'Signature Suite', fr: 'Suite Signature' },
    beds: { en: '1 king bed, 2 sofa beds', fr: '1 lit king-size, 2 canapés-lits' },
    text: {
      en: 'The best of the house: two rooms, a terrace and a dressing room.',
      fr: 'La plus belle de la maison : deux pièces, une terrasse et un dressing.',
    },
  },
  bungalow: {
    name: { en: 'Garden Bungalow', fr: 'Bungalow côté jardin' },
    beds: { en: '1 king bed, 1 daybed', fr: '1 lit king-size, 1 banquette-lit' },
    text: {
      en: 'A house of its own with a porch and an outdoor shower.',
      fr: 'Une petite maison à part, avec véranda et douche extérieure.',
    },
  },
};

/** What a room looks out on: added to its name after a comma. */
export const OUTLOOKS: readonly Both[] = [
  { en: 'garden side', fr: 'côté jardin' },
  { en: 'courtyard side', fr: 'côté cour' },
  { en: 'city view', fr: 'vue sur la ville' },
  { en: 'upper floor', fr: 'étage élevé' },
  { en: 'street side', fr: 'côté rue' },
];
export const WATER_OUTLOOK: Both = { en: 'sea view', fr: 'vue sur la mer' };

export const HOUSE_WORDS: Readonly<Record<string, Both>> = {
  palace: { en: 'a stately house', fr: 'une belle demeure' },
  modern: { en: 'a contemporary hotel', fr: 'un hôtel contemporain' },
  resort: { en: 'a resort', fr: 'un resort' },
  tower: { en: 'a tower hotel', fr: 'un hôtel dans une tour' },
  lodge: { en: 'a lodge', fr: 'un lodge' },
};

/** What a description praises, in order of interest. */
export const PRAISE: readonly (readonly [Amenity, Both])[] = [
  ['beachAccess', { en: 'its own way to the beach', fr: 'un accès direct à la plage' }],
  ['skiStorage', { en: 'a ski room by the door', fr: 'un local à skis à l’entrée' }],
  ['spa', { en: 'a spa', fr: 'un spa' }],
  ['rooftop', { en: 'a rooftop terrace', fr: 'un toit-terrasse' }],
  ['pool', { en: 'a pool', fr: 'une piscine' }],
  ['garden', { en: 'a garden', fr: 'un jardin' }],
  [
    'restaurant',
    {
      en: 'a restaurant that people come to from outside',
      fr: 'un restaurant apprécié des gens du quartier',
    },
  ],
  ['kitchenette', { en: 'kitchenettes in the rooms', fr: 'des kitchenettes dans les chambres' }],
  [
    'gym',
    {
      en: 'a gym that is open all night',
      fr: 'une salle de sport ouverte toute la nuit',
    },
  ],
  ['parkingIncluded', { en: 'parking at no extra cost', fr: 'un stationnement sans supplément' }],
  ['bar', { en: 'a small bar', fr: 'un petit bar' }],
  ['freeWifi', { en: 'fast Wi-Fi everywhere', fr: 'un wifi rapide partout' }],
];
