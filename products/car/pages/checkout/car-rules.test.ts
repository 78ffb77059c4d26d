import { PAID } from '@sojourn/portal/features/checkout/testing/sample-drafts.ts';
import { expect, it } from 'vitest';
import type { CarDraft } from '#car/wire/car-draft.ts';
import { checkCar, problemsOfCarDraft } from './car-rules.ts';

const rules = {
  needsCard: true,
  driverCount: 1,
  program: { code: 'AD', name: 'Atlantic Drive Club', prefix: 'AD', digits: 8 },
};
const full: CarDraft = {
  ...PAID,
  drivers: [{ personId: null, firstName: 'Maya', lastName: 'Okafor' }],
  licenseCountry: 'US',
  loyaltyNumber: '',
  flightNumber: '',
  duplicateAccepted: false,
};

it('a complete draft has no problems, with and without what is optional', () => {
  expect(problemsOfCarDraft(full, rules)).toEqual([]);
  const more = { ...full, loyaltyNumber: 'AD 4471 0921', flightNumber: 'TP 216' };
  expect(problemsOfCarDraft(more, rules)).toEqual([]);
});

it.each<[Partial<CarDraft>, string, string]>([
  [{ drivers: [] }, 'drivers.0.firstName drivers.0.lastName', 'checkout.problem.firstName'],
  [{ licenseCountry: '' }, 'licenseCountry', 'car.checkout.problem.license'],
  [{ flightNumber: 'tomorrow' }, 'flightNumber', 'car.checkout.problem.flight'],
  [{ loyaltyNumber: 'AD 4471 092' }, 'loyaltyNumber', 'car.checkout.problem.loyaltyDigits'],
  [{ paymentId: null }, 'paymentId', 'checkout.problem.payment'],
  [{ termsAccepted: false }, 'termsAccepted', 'checkout.problem.terms'],
])('%j is refused', (part, paths, id) => {
  const problems = problemsOfCarDraft({ ...full, ...part }, rules);
  expect(problems.map(({ path }) => path).join(' ')).toBe(paths);
  expect(problems[0]?.text.id).toBe(id);
});

it('each driver that was added is named, and no card is needed where nothing is due', () => {
  const at = { ...rules, driverCount: 2, needsCard: false };
  const problems = problemsOfCarDraft({ ...full, paymentId: null }, at);
  expect(problems.map(({ path }) => path)).toEqual(['drivers.1.firstName', 'drivers.1.lastName']);
});

it('a number of 7 digits says how many there are', () => {
  const [problem] = problemsOfCarDraft({ ...full, loyaltyNumber: '4471092' }, rules);
  expect(problem?.text.values).toEqual({ typed: 7, digits: 8 });
});

it('what the server refused is worded at its field', () => {
  const fields = [{ path: 'loyaltyNumber', problem: 'LoyaltyNameMismatch' }, { path: 'seats.0' }];
  expect(checkCar(rules).fromServer(fields)).toEqual([
    { path: 'loyaltyNumber', text: { id: 'car.checkout.loyalty.LoyaltyNameMismatch' } },
  ]);
});
