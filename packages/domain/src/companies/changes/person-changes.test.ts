import { expect, test } from 'vitest';
import { personChanges } from './person-changes.ts';

test('says what differs, and no more', () => {
  const before = {
    roles: ['Traveler'],
    firstName: 'Hana',
    department: 'Survey',
    tierId: null,
    status: 'added',
  };
  const after = { role: 'Admin', firstName: 'Hana', department: '', tierId: 'tie_1' };
  expect(personChanges(before, after)).toEqual([
    { field: 'role', from: 'Traveler', to: 'Admin' },
    { field: 'tierId', from: '', to: 'tie_1' },
    { field: 'department', from: 'Survey', to: '' },
  ]);
  expect(personChanges(before, before)).toEqual([]);
  expect(personChanges(null, null)).toEqual([]);
});
