/** What's wrong with a card as entered. Pure: the fields use it while typing, the vault before it accepts. */
import {
  brandOf,
  brandOfNumber,
  passesLuhn,
  verificationDigits,
} from '@sojourn/domain/payments/card-number.ts';
import { COUNTRIES } from './data/countries.ts';

export const CARD_FIELDS = ['number', 'expiry', 'verification', 'name', 'zip', 'country'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
/** As typed, the number with digits alone, the expiry as `MM/YY`, the country as two letters. */
export type TypedCard = { readonly [F in CardField]: string };
export type CardFieldProblem = { readonly field: CardField; readonly problem: 'missing' | 'wrong' | 'past' };

const ZIPS: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{5}(-?\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i],
]);
/** Many countries have none. */
const OTHER_ZIP = /^[\p{L}\d -]{0,12}$/u;
/** A card number typed into the name field must not be stored. */
const NAME = /^(?!(.*\d){5})[^\p{C}<>]{1,60}$/u;
/** No card is valid for longer. */
const YEARS_AHEAD_MAX = 20;

/** `MM/YY` as numbers; null when it is none. */
export function readExpiry(text: string): { readonly month: number; readonly year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : null;
}

function problemOfExpiry(text: string, today: string): CardFieldProblem['problem'] | null {
  const expiry = readExpiry(text);
  if (!expiry) return 'wrong';
  const [year, month] = today.split('-').map(Number) as [number, number];
  const ahead = (expiry.year - year) * 12 + expiry.month - month;
  if (ahead < 0) return 'past';
  return ahead > YEARS_AHEAD_MAX * 12 ? 'wrong' : null;
}

export const needsZip = (country: string): boolean => ZIPS.has(country);

const isZip = (zip: string, country: string): boolean => {
  const form = ZIPS.get(country) ?? OTHER_ZIP;
  return form.test(zip) && !passesLuhn(zip.replace(/\D/g, ''));
};

/** `today` as `YYYY-MM-DD`. The problems in the order of the fields. */
export function checkCard(card: TypedCard, today: string): CardFieldProblem[] {
  const wrong: Record<CardField, CardFieldProblem['problem'] | null | false> = {
    number: !brandOfNumber(card.number) && 'wrong',
    expiry: problemOfExpiry(card.expiry, today),
    verification:
      !new RegExp(`^\\d{${verificationDigits(brandOf(card.number))}}$`).test(card.verification) && 'wrong',
    name: !NAME.test(card.name.trim()) && 'wrong',
    zip: !isZip(card.zip.trim(), card.country) && 'wrong',
    country: !COUNTRIES.includes(card.country) && 'wrong',
  };
  return CARD_FIELDS.flatMap((field): CardFieldProblem[] => {
    const isMissing = card[field].trim() === '' && (field !== 'zip' || needsZip(card.country));
    if (isMissing) return [{ field, problem: 'missing' }];
    const problem = wrong[field];
    return problem ? [{ field, problem }] : [];
  });
}
