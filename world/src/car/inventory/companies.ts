/** The rental companies and their loyalty programs, read from their tables. */
import { PICK_UP_POINTS, type PickUpPoint } from '@sojourn/products/car/rules/car.ts';
import type { CarLoyaltyError, CarLoyaltyProgram } from '@sojourn/products/car/rules/loyalty.ts';
import { CAR_LOYALTY_ERRORS } from '@sojourn/products/car/rules/loyalty.ts';
import { CAR_COMPANIES, CAR_PROGRAMS } from './data/companies.ts';
import { fieldsOf, linesOf, numberIn, wordsOf } from './read-table.ts';

export type CarCompany = {
  readonly code: string;
  readonly name: string;
  /** In tenths: 89 is 8.9. */
  readonly rating: number;
  /** World regions and country codes, or `*`. */
  readonly regions: ReadonlySet<string>;
  /** Of the places there, per cent. */
  readonly share: number;
  /** A day against the usual, a week against a day, and a weekend's day against another, per cent. */
  readonly level: number;
  readonly week: number;
  /** 0 without a weekend rate. */
  readonly weekend: number;
  /** Per hundred thousand. */
  readonly deskMarkup: number;
  readonly point: PickUpPoint;
  readonly minAge: number;
  readonly youngBelow: number;
  readonly maxAge: number | null;
  readonly isDepositLocal: boolean;
  readonly oneWay: 'abroad' | 'home' | 'none';
};

function memberOf<T extends string>(list: readonly T[], text: string, line: string): T {
  const found = list.find((each) => each === text);
  if (found === undefined) throw new Error(`unknown '${text}': ${line}`);
  return found;
}

function readCompany(line: string): CarCompany {
  const fields = fieldsOf(line, 13);
  const [code = '', name = '', rating = '', regions = '', share = '', level = '', week = ''] = fields;
  const [weekend = '', deskMarkup = '', point = '', ages = '', deposit = '', oneWay = ''] = fields.slice(7);
  const [minAge = 21, youngBelow = 25, maxAge = 0] = ages.split('-').map(Number);
  return {
    code,
    name,
    rating: numberIn(rating, line),
    regions: new Set(wordsOf(regions)),
    share: numberIn(share, line),
    level: numberIn(level, line),
    week: numberIn(week, line),
    weekend: numberIn(weekend, line),
    deskMarkup: numberIn(deskMarkup, line),
    point: memberOf(PICK_UP_POINTS, point, line),
    minAge,
    youngBelow,
    maxAge: maxAge === 0 ? null : maxAge,
    isDepositLocal: deposit === 'L',
    oneWay: memberOf(['abroad', 'home', 'none'], oneWay, line),
  };
}

export const COMPANIES: readonly CarCompany[] = linesOf(CAR_COMPANIES).slice(1).map(readCompany);

function readProgram(line: string): CarLoyaltyProgram {
  const [company = '', name = '', prefix = '', digits = '', lookup = '', error = ''] = fieldsOf(line, 6);
  const notFound: CarLoyaltyError = memberOf(CAR_LOYALTY_ERRORS, error, line);
  return {
    code: company,
    company,
    name,
    prefix,
    digits: numberIn(digits, line),
    lookup: lookup === 'yes',
    notFound,
  };
}

export const CAR_LOYALTY_PROGRAMS: readonly CarLoyaltyProgram[] = linesOf(CAR_PROGRAMS).map(readProgram);
export const programOfCompany = (company: string): CarLoyaltyProgram | null =>
  CAR_LOYALTY_PROGRAMS.find((program) => program.company === company) ?? null;
