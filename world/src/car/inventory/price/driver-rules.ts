/** Who may drive a desk's car, and the fees of the young and the old. */
import { money } from '@sojourn/domain/money.ts';
import type { DriverRules } from '@sojourn/products/car/rules/driver-age.ts';
import { COMPANIES } from '../companies.ts';
import { MODELS } from '../models.ts';

const YOUNG_DOLLARS = 22;
const SENIOR_FROM = 75;
const SENIOR_DOLLARS = 12;
const EVERYBODY = 0;

const rulesByCompany: readonly (readonly DriverRules[])[] = COMPANIES.map((company) =>
  [EVERYBODY, ...new Set(MODELS.map(({ minAge }) => minAge))].map((least): DriverRules => {
    const { minAge, youngBelow, maxAge, level } = company;
    return {
      minAge: Math.max(minAge, least),
      maxAge,
      youngBelow,
      youngPerDay: money(Math.round((YOUNG_DOLLARS * level) / 100) * 100),
      // Companies with a highest age charge those who are near it
      seniorFrom: maxAge !== null && maxAge > SENIOR_FROM ? SENIOR_FROM : null,
      seniorPerDay: money(SENIOR_DOLLARS * 100),
    };
  }),
);

/** `company` and `model` are numbers of COMPANIES and MODELS. */
export function driverRules(company: number, model: number): DriverRules {
  const rules = rulesByCompany[company]!;
  const least = MODELS[model]!.minAge;
  return rules.find(({ minAge }) => minAge >= least) ?? rules[0]!;
}
