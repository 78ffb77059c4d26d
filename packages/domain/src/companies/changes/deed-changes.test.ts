import { expect, test } from 'vitest';
import { money } from '../../money.ts';
import { type PolicyTier, UNRESTRICTED } from '../../policy/tier.ts';
import type { CustomField } from '../custom-fields.ts';
import { fieldsChanges, plainChanges, settingsChanges, tierChanges } from './deed-changes.ts';

const TIGHTER: PolicyTier = {
  ...UNRESTRICTED,
  settings: { ...UNRESTRICTED.settings, isApprovalRequired: true },
  hotels: {
    policies: [
      {
        allowedStarRatings: [3, 4],
        maxPricePerNight: money(26_000),
        placeCaps: [
          {
            place: { id: 'city:lisbon-pt', name: 'Lisbon' },
            season: { from: '06-15', until: '09-15' },
            maxPricePerNight: money(30_000),
          },
        ],
        suppliers: { preferred: [], blocked: [{ code: 'XX', name: 'Cheap Inns' }] },
      },
    ],
  },
};

test('a tier’s new version says what differs, each rule with both values', () => {
  expect(tierChanges(UNRESTRICTED, TIGHTER)).toEqual([
    { field: 'isApprovalRequired', from: false, to: true },
    { field: 'hotels.allowedStarRatings', from: ['1', '2', '3', '4', '5'], to: ['3', '4'] },
    { field: 'hotels.maxPricePerNight', from: '', to: money(26_000) },
    { field: 'hotels.placeCaps', from: '', to: ['Lisbon 06-15 09-15 USD 300.00'] },
    { field: 'hotels.preferred', from: '', to: [] },
    { field: 'hotels.blocked', from: '', to: ['Cheap Inns'] },
  ]);
  expect(tierChanges(TIGHTER, TIGHTER)).toEqual([]);
});

test('a flight policy is named by its duration', () => {
  const flights = {
    policies: UNRESTRICTED.flights.policies.map((each) =>
      each.duration === 'Long' ? { ...each, percentOverMarket: 20 } : each,
    ),
  };
  expect(tierChanges(UNRESTRICTED, { ...UNRESTRICTED, flights })).toEqual([
    { field: 'flights.Long.percentOverMarket', from: '', to: 20 },
  ]);
});

test('only the settings that were given are compared; a card is one of them', () => {
  const before = { details: { legalName: 'A', country: 'US' }, bookingStyle: 'myself', paymentWay: null };
  expect(settingsChanges(before, { bookingStyle: 'employees' })).toEqual([
    { field: 'bookingStyle', from: 'myself', to: 'employees' },
  ]);
  expect(settingsChanges(before, { details: { legalName: 'B', country: 'US' } })).toEqual([
    { field: 'details.legalName', from: 'A', to: 'B' },
  ]);
  const programs = { loyaltyPrograms: { MAR: 'B-4471' } };
  expect(settingsChanges({ loyaltyPrograms: {} }, programs)).toEqual([
    { field: 'loyaltyPrograms', from: [], to: ['MAR B-4471'] },
  ]);
  const card = { paymentId: 'pay_1', label: 'Fleet', lastFour: '7702' };
  expect(settingsChanges(null, card)).toEqual([{ field: 'card', from: '', to: 'Fleet 7702' }]);
});

test('fields and plain values', () => {
  const project: CustomField = { key: 'p', label: 'Project', kind: 'text', choices: [], isRequired: true };
  const phase: CustomField = {
    ...project,
    label: 'Phase',
    kind: 'one',
    choices: ['A', 'B'],
    isRequired: false,
  };
  expect(fieldsChanges([project], [project, phase])).toEqual([
    { field: 'fields', from: ['Project'], to: ['Project', 'Phase'] },
    { field: 'fieldChoices', from: [], to: ['Phase (A, B)'] },
  ]);
  expect(plainChanges(null, { price: money(1) })).toEqual([{ field: 'price', from: '', to: money(1) }]);
});
