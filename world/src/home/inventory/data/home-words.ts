/** The sentences that describe a home and how to come in, in both languages. `*` stands for the place. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { HomeAmenity, HomeKind } from '@sojourn/products/home/rules/home.ts';

export type Both = Readonly<Record<Locale, string>>;

/** Several of each kind; `*`: the neighborhood or part of the city. */
export const OPENINGS: Readonly<Record<HomeKind, readonly Both[]>> = {
  apartment: [
    {
      en: 'A bright apartment in *, with high ceilings.',
      fr: 'Un appartement lumineux ($), hauts plafonds.',
    },
    { en: 'An apartment on a calm street in *.', fr: 'Un appartement dans une rue tranquille ($).' },
    {
      en: 'A corner apartment in *, with windows on two sides.',
      fr: 'Un appartement d’angle ($), fenêtres sur deux côtés.',
    },
  ],
  house: [
    {
      en: 'A family house in *, with room to spread out.',
      fr: 'Une maison familiale ($), où chacun a sa place.',
    },
    {
      en: 'A quiet house in *, a short walk from shops.',
      fr: 'Une maison tranquille ($), à deux pas des commerces.',
    },
    { en: 'A house full of light in *.', fr: 'Une maison baignée de lumière ($).' },
  ],
  townhouse: [
    {
      en: 'A narrow townhouse in *, three floors of it.',
      fr: 'Une maison de ville étroite ($), sur trois étages.',
    },
    { en: 'A townhouse in * with its own front door.', fr: 'Une maison de ville ($) avec entrée privée.' },
  ],
  villa: [
    {
      en: 'A villa in * with plenty of space outside.',
      fr: 'Une villa ($) avec beaucoup d’espace à l’extérieur.',
    },
    {
      en: 'A wide villa in *, made for long evenings.',
      fr: 'Une grande villa ($), faite pour les longues soirées.',
    },
  ],
  cottage: [
    { en: 'A stone cottage in *, cool in summer.', fr: 'Un cottage de pierre ($), frais l’été.' },
    {
      en: 'A small cottage in * with a garden gate.',
      fr: 'Un petit cottage ($) avec son portail de jardin.',
    },
  ],
  cabin: [
    { en: 'A timber cabin in *, out of the traffic.', fr: 'Un chalet de bois ($), loin de la circulation.' },
    { en: 'A cabin in * with a covered porch.', fr: 'Un chalet ($) avec galerie couverte.' },
  ],
  loft: [
    { en: 'A loft in a former workshop in *.', fr: 'Un loft dans un ancien atelier ($).' },
    { en: 'An open loft in *, all on one level.', fr: 'Un loft ouvert ($), de plain-pied.' },
  ],
  studio: [
    {
      en: 'A compact studio in * where everything has its place.',
      fr: 'Un studio compact ($) où tout a sa place.',
    },
    { en: 'A quiet studio in *, facing the courtyard.', fr: 'Un studio tranquille ($), côté cour.' },
  ],
};

export const AMENITY_SENTENCES: readonly (readonly [HomeAmenity, Both])[] = [
  ['seaView', { en: 'You see the water from the living room.', fr: 'On voit la mer du salon.' }],
  ['pool', { en: 'The pool is yours alone.', fr: 'La piscine est à vous seuls.' }],
  ['hotTub', { en: 'There’s a hot tub outside.', fr: 'Il y a un spa à l’extérieur.' }],
  [
    'fireplace',
    { en: 'The fireplace works, and there’s wood.', fr: 'Le foyer fonctionne, et il y a du bois.' },
  ],
  ['garden', { en: 'The garden gets the evening sun.', fr: 'Le jardin a le soleil du soir.' }],
  ['balcony', { en: 'Breakfast fits on the balcony.', fr: 'On déjeune sur le balcon.' }],
  ['barbecue', { en: 'The grill is ready to use.', fr: 'Le barbecue est prêt à servir.' }],
  ['workspace', { en: 'A desk stands by the window.', fr: 'Un bureau se trouve près de la fenêtre.' }],
  ['parking', { en: 'You can park at the door.', fr: 'On peut se garer devant la porte.' }],
];

export const PICTURED_DESCRIPTION: Both = {
  en: `A yellow townhouse on a quiet square, with a lemon tree at the door and a tiled kitchen that gets the
morning sun. The castle is in the back window.`.replace('\n', ' '),
  fr: `Une maison de ville jaune sur une place tranquille, avec un citronnier à la porte et une cuisine
carrelée qui reçoit le soleil du matin. On voit le château par la fenêtre arrière.`.replace('\n', ' '),
};

/** How to come in; `*` is the code of the lockbox. */
export const SELF_STEPS: readonly Both[] = [
  {
    en: 'The lockbox is to the left of the front door.',
    fr: 'La boîte à clés est à gauche de la porte d’entrée.',
  },
  {
    en: 'The code is *. Turn the small wheel, then pull.',
    fr: 'Le code est *. Tournez la petite roulette, puis tirez.',
  },
  { en: 'Put the key back when you leave.', fr: 'Remettez la clé en partant.' },
];
export const MEETING_STEPS: readonly Both[] = [
  {
    en: 'Call or write half an hour before you arrive.',
    fr: 'Appelez ou écrivez une demi-heure avant votre arrivée.',
  },
  { en: 'Your host meets you at the front door.', fr: 'Votre hôte vous accueille à la porte d’entrée.' },
  { en: 'Leave the key on the table when you go.', fr: 'Laissez la clé sur la table en partant.' },
];
