/** The words of the card fields, in both languages. */
import type { CardField, CardFieldProblem } from '../check-card.ts';

export type Language = 'en' | 'fr';
type Problem = CardFieldProblem['problem'];

type Texts = {
  readonly title: string;
  /** The page of the card's bank, in its frame. */
  readonly bank: string;
  readonly labels: { readonly [F in CardField]: string };
  readonly hints: Partial<Record<CardField, string>>;
  readonly optional: string;
  readonly chooseCountry: string;
  readonly problems: { readonly [F in CardField]: Partial<Record<Problem, string>> };
};

const en: Texts = {
  title: 'Card details',
  bank: 'Your bank’s page',
  labels: {
    number: 'Card number',
    expiry: 'Expiration date',
    verification: 'CVV / Security Code',
    name: 'Name on card',
    zip: 'Zip Code',
    country: 'Country',
  },
  hints: { expiry: 'MM/YY', verification: '3 digits on the back; 4 on the front of American Express' },
  optional: 'if you have one',
  chooseCountry: 'Choose a country',
  problems: {
    number: { missing: 'Enter the card number.', wrong: 'That’s not a valid card number. Check the digits.' },
    expiry: {
      missing: 'Enter the month and year, such as 04/29.',
      wrong: 'Enter the month and year as shown on the card, such as 04/29.',
      past: 'This card has expired. Use another card.',
    },
    verification: {
      missing: 'Enter the CVV / Security Code.',
      wrong: 'The CVV / Security Code has 3 digits, or 4 on American Express.',
    },
    name: { missing: 'Enter the name as shown on the card.', wrong: 'Enter a name, without numbers.' },
    zip: {
      missing: 'Enter the Zip Code for your billing address.',
      wrong: 'That’s not a valid Zip Code for this country.',
    },
    country: { missing: 'Choose the country for your billing address.', wrong: 'Choose a country.' },
  },
};

const fr: Texts = {
  title: 'Détails de la carte',
  bank: 'Page de votre banque',
  labels: {
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    verification: 'CVV / code de sécurité',
    name: 'Nom sur la carte',
    zip: 'Code postal',
    country: 'Pays',
  },
  hints: { expiry: 'MM/AA', verification: '3 chiffres au dos, 4 au recto d’une American Express' },
  optional: 'si vous en avez un',
  chooseCountry: 'Choisissez un pays',
  problems: {
    number: {
      missing: 'Saisissez le numéro de carte.',
      wrong: 'Ce numéro de carte n’est pas valable. Vérifiez les chiffres.',
    },
    expiry: {
      missing: 'Saisissez le mois et l’année, par exemple 04/29.',
      wrong: 'Saisissez le mois et l’année tels qu’ils figurent sur la carte, par exemple 04/29.',
      past: 'Cette carte a expiré. Utilisez une autre carte.',
    },
    verification: {
      missing: 'Saisissez le CVV / code de sécurité.',
      wrong: 'Le CVV / code de sécurité compte 3 chiffres, ou 4 pour American Express.',
    },
    name: {
      missing: 'Saisissez le nom tel qu’il figure sur la carte.',
      wrong: 'Saisissez un nom, sans chiffres.',
    },
    zip: {
      missing: 'Saisissez le code postal de votre adresse de facturation.',
      wrong: 'Ce code postal n’est pas valable pour ce pays.',
    },
    country: { missing: 'Choisissez le pays de votre adresse de facturation.', wrong: 'Choisissez un pays.' },
  },
};

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr };

export const problemText = (language: Language, { field, problem }: CardFieldProblem): string =>
  TEXTS[language].problems[field][problem] ?? TEXTS[language].problems[field].wrong ?? '';
