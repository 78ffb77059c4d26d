import { testProducts } from '@sojourn/products/testing/with-products.ts';
import { expect, test } from 'vitest';
import { EN } from '../modules/platform/notify/texts/en.ts';
import { FR } from '../modules/platform/notify/texts/fr.ts';
import { CASE_TYPES, createTripActions, MACHINES } from './capabilities.ts';

test('what a customer hears of a case has its text in every language, and no text is left over', () => {
  const notified = [...CASE_TYPES.values()].filter(({ isCustomerNotified }) => isCustomerNotified);
  for (const { caseOpened } of [EN, FR])
    expect(Object.keys(caseOpened.about).sort()).toEqual(notified.map(({ kind }) => kind).sort());
});

test('somebody looks at every case within three days', () => {
  for (const { dueHours } of CASE_TYPES.values()) {
    expect(dueHours).toBeGreaterThan(0);
    expect(dueHours).toBeLessThanOrEqual(72);
  }
});

test('no two state machines share a table', () => {
  const tables = [...MACHINES.values()].map(({ table }) => table);
  expect(new Set(tables).size).toBe(tables.length);
});

test('trips can be canceled and changed', () => {
  expect(Object.keys(createTripActions({ products: testProducts } as never)).toSorted()).toEqual([
    'cancel',
    'cancelPart',
    'change',
    'editDetails',
    'extras',
  ]);
});
