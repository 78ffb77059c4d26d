/** Who may drive a car, by age in years on the day of pick-up, and what the young and the old pay for it. */
import { type Money, money } from '@sojourn/domain/money.ts';
import type { DeskFee } from './car-price.ts';

/** Young is from `minAge` to below `youngBelow`; senior from `seniorFrom` on. Null: no such limit or fee. */
export type DriverRules = {
  readonly minAge: number;
  readonly maxAge: number | null;
  readonly youngBelow: number;
  readonly youngPerDay: Money;
  readonly seniorFrom: number | null;
  readonly seniorPerDay: Money;
};

export type DriverAgeProblem = 'DriverTooYoung' | 'DriverTooOld';

export function checkDriverAge({ minAge, maxAge }: DriverRules, age: number): DriverAgeProblem | undefined {
  if (age < minAge) return 'DriverTooYoung';
  return maxAge !== null && age > maxAge ? 'DriverTooOld' : undefined;
}

/** Fees are charged for so many days at most. */
const FEE_DAYS_MOST = 10;

/** Minor units of USD for the rental; 0 for most drivers. */
export function ageFeeMinor(rules: DriverRules, age: number, days: number): number {
  const { youngBelow, youngPerDay, seniorFrom, seniorPerDay } = rules;
  const charged = Math.min(days, FEE_DAYS_MOST);
  if (age < youngBelow) return youngPerDay.amountMinor * charged;
  return seniorFrom !== null && age >= seniorFrom ? seniorPerDay.amountMinor * charged : 0;
}

export function ageFees(rules: DriverRules, age: number, days: number): DeskFee[] {
  const amountMinor = ageFeeMinor(rules, age, days);
  if (amountMinor === 0) return [];
  const isYoung = age < rules.youngBelow;
  return [
    {
      kind: isYoung ? 'youngDriver' : 'seniorDriver',
      perDay: isYoung ? rules.youngPerDay : rules.seniorPerDay,
      amount: money(amountMinor),
    },
  ];
}
