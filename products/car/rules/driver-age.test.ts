import { money } from '@sojourn/domain/money.ts';
import { expect, test } from 'vitest';
import { ageFees, checkDriverAge, type DriverRules } from './driver-age.ts';

const rules: DriverRules = {
  minAge: 21,
  maxAge: 80,
  youngBelow: 25,
  youngPerDay: money(2500),
  seniorFrom: 75,
  seniorPerDay: money(1200),
};

test.each([
  [20, 'DriverTooYoung'],
  [21, undefined],
  [80, undefined],
  [81, 'DriverTooOld'],
])('at %d: %s', (age, problem) => expect(checkDriverAge(rules, age)).toBe(problem));

test('without a highest age nobody is too old', () =>
  expect(checkDriverAge({ ...rules, maxAge: null }, 99)).toBeUndefined());

test.each([
  [24, 4, [{ kind: 'youngDriver', perDay: money(2500), amount: money(10_000) }]],
  [25, 4, []],
  [24, 30, [{ kind: 'youngDriver', perDay: money(2500), amount: money(25_000) }]],
  [75, 2, [{ kind: 'seniorDriver', perDay: money(1200), amount: money(2400) }]],
])('a driver of %d for %d days', (age, days, fees) => expect(ageFees(rules, age, days)).toEqual(fees));
