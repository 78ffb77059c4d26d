/** Words and turns that lost against another of the same meaning, by language, and what to write instead. */

export type Wording = {
  /** A pattern of whole words, in any capitals. */
  readonly lost: string;
  readonly instead: string;
  /** Keys or paths that mean something else by it, or whose readers know it. */
  readonly except?: RegExp;
};

export const WORDING: Readonly<Record<'en' | 'fr', readonly Wording[]>> = {
  en: [
    { lost: '(some|every|no)body', instead: 'someone, everyone, no one' },
    { lost: 'any more', instead: 'anymore' },
    { lost: 'any time', instead: 'anytime' },
    { lost: 'wifi', instead: 'Wi-Fi' },
    { lost: 'card ?members?', instead: 'cardholder' },
    { lost: 'log-?ins?', instead: 'sign-in' },
    {
      lost: String.raw`(gave|giv\w+)( \S+){0,4} back|tak(e|es|ing)( \S+){1,3} back`,
      instead: 'refund, for money; return, for miles and credits',
    },
    { lost: '(the way|how) (you|they) paid|what paid', instead: 'your original payment methods' },
    { lost: 'g[ia]ve[ns]? up|giving up', instead: 'cancel, remove or release' },
    { lost: 'use[sd] up|uses? (it|them) up', instead: 'use' },
    { lost: String.raw`by (its|their) (own )?terms|on the \S+ own terms`, instead: 'under the terms' },
    { lost: String.raw`a \S+ of (its|their) own`, instead: 'their own', except: /^world\/src/ },
    { lost: 'looked at', instead: 'viewed' },
    { lost: 'in all|by itself|mean(time|while)', instead: 'total; nothing' },
    { lost: 'in (their|your) place|whom', instead: 'for them; who' },
    { lost: 'service desk', instead: 'agent; our support team', except: /bank\/src\/data/ },
    {
      lost: '(did|does|has)n’t answer(ed)?|get an answer',
      instead: 'didn’t respond',
      except: /^adminTravel|^answer/,
    },
    {
      lost: 'suppliers?',
      instead: 'provider, or hotel, airline, rental company',
      except: /^desk|^admin|macros|dispute-packs/,
    },
    { lost: '(vendor|seller)s?(?! of travel)', instead: 'provider', except: /^terms\.seller/ },
    { lost: 'price guarantee', instead: 'hold' },
    {
      lost: String.raw`cover(s|ed|ing|age)?|insur\w+`,
      instead: 'what we do: refund, pay for, apply to',
    },
    {
      lost: 'protections?(?<!price drop protection)',
      instead: 'add-on, or the name of the product',
    },
    {
      lost: 'free of charge|no charge|at no cost|costs? nothing',
      instead: 'free; at no extra cost, for what was bought before',
    },
    // Of an activity, what's shown at its gate
    {
      lost: 'vouchers?',
      instead: 'travel credit',
      except: /^wallet\.voucher|^errors\.Voucher|^(faq\.)?activit|^products\/activity\//,
    },
    { lost: 'airline travel credits?', instead: 'airline credit' },
    {
      lost: 'infants? (on|with) (a |the )?(lap|seat)s?|infants? in a seat',
      instead: 'lap infant; infant in seat',
    },
    {
      lost: '(flight|plane|aircraft) (is|was|are|comes in) late|late (flight|plane|aircraft)',
      instead: 'delayed',
    },
    { lost: '(dearer|further)', instead: 'more expensive; another' },
    { lost: 'you get', instead: 'you’ll get' },
    { lost: 'not safe yet', instead: 'not confirmed safe' },
    { lost: 'keep it as it is now', instead: 'accept the new itinerary' },
  ],
  fr: [
    { lost: 'e-?mails?', instead: 'courriel' },
    { lost: 'week-?ends?', instead: 'fin de semaine' },
    { lost: 'moyens? de paiement', instead: 'mode de paiement' },
    { lost: 'ouvrés?', instead: 'ouvrable' },
    { lost: 'aérogares?', instead: 'terminal' },
    { lost: 'milles', instead: 'miles' },
    { lost: 'parking', instead: 'stationnement' },
    { lost: String.raw`cookies?(?! \))`, instead: 'témoin', except: /cookies/ },
    { lost: 'SUV', instead: 'VUS' },
    { lost: 'shopping|booking', instead: 'magasinage; réservation' },
    { lost: 'intérim|suppléants?', instead: 'remplaçant' },
    { lost: 'fournisseurs?', instead: 'prestataire', except: /^desk|^admin|macros|dispute-packs|^terms/ },
    { lost: 'prestataires?', instead: 'fournisseur', except: /^(?!desk\.|adminActivity)/ },
    { lost: 'conseillers?', instead: 'agent' },
    { lost: 'en soute', instead: 'enregistré' },
    { lost: 'vols? directs?', instead: 'sans escale' },
    { lost: String.raw`s’il vous plaît\.?$`, instead: 'Merci de …' },
    { lost: 'pour l’instant|en ce moment', instead: 'pour le moment' },
    {
      lost: 'rev(enons|iens) vers|nous vous écrivons',
      instead: 'nous vous recontacterons, nous vous écrirons',
    },
    { lost: 'pour toute raison|pour n’importe quel motif', instead: 'sans motif' },
    {
      lost: 'gel du prix|alignement du prix|baisse du prix',
      instead: 'gel de prix, alignement de prix, baisse de prix',
    },
    {
      lost: 'couv(re|res|rent|rir|rons|erte?s?|erture)|assur(e|ances?|ée?)',
      instead: 'ce que nous faisons : rembourser, payer, valoir pour',
    },
    {
      lost: 'assistance',
      instead: 'solution de rechange, besoins particuliers, aide',
      except: /^terms\.add-ons/,
    },
    {
      lost: 'rend(re|ons|ra|rons|u|us|ue|ues)',
      instead: 'rembourser, pour l’argent ; restituer, pour les miles et les crédits',
      except: /^car|car\/|flightTrip\.finding|checkIn/,
    },
    { lost: 'restitution', instead: 'retour' },
    { lost: 'prise du véhicule', instead: 'prise en charge' },
    { lost: 'non conforme|pas conforme', instead: 'hors politique' },
    {
      lost: 'vous (n’)?(avez|êtes|serez)( pas)?( été)? (débité|couvert|(dé)?connecté|remboursé|invité)',
      instead: 'une tournure sans genre : « Rien n’a été débité »',
    },
    { lost: 'à tout prix', instead: 'quel que soit le prix' },
    { lost: 'pas en sécurité', instead: 'sécurité non confirmée' },
  ],
};

/** Texts that one English has two French for, since it means two things. */
export const SEVERAL_MEANINGS: ReadonlySet<string> = new Set([
  // Everything; everyone
  'All',
  // A day; a direction of a trip; a place
  'Depart',
  'Departure',
  'From',
  'To',
  '{from} to {to}',
  // Of a stay; of a flight
  'Check-in',
  // Of a car; of a plane
  'Seats',
  'Premium',
  // Not taken; costs nothing
  'Free',
  'free',
  // Made by an agent; to be activated
  'Offer',
  // For money; of a credit
  'Value',
  // Nights somewhere; hotels that were saved
  '{count, plural, one {# stay} other {# stays}}',
  // What an agent does; what a traveler gets
  'Cancel and refund {refund}',
  // What's created; what's in place of the old
  'New',
]);
