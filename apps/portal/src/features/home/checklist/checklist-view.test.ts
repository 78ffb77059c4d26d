import { expect, test } from 'vitest';
import { checklistOf, opensByItself } from './checklist-view.ts';

const account = { firstName: 'Hana', lastName: 'Ito', email: 'hana@harrow.example' };
const HANA = {
  personId: 'trv_1',
  type: 'Adult',
  firstName: 'Hana',
  lastName: 'Ito',
  emailAddress: 'hana@harrow.example',
  birthdate: '1990-02-03',
} as const;
const saved = { account, travelers: [HANA], cards: [{ expired: false }], arrangers: 0 };

test.each([
  ['all that’s needed', {}, ['details', 'card'], true],
  ['everything', { arrangers: 1 }, ['details', 'card', 'arranger'], true],
  ['nobody saved', { travelers: [] }, ['card'], false],
  ['somebody else saved', { travelers: [{ ...HANA, firstName: 'Kai' }] }, ['card'], false],
  ['a name without a birthday', { travelers: [{ ...HANA, birthdate: '' }] }, ['card'], false],
  ['an expired card', { cards: [{ expired: true }] }, ['details'], false],
])('%s', (_, change, done, isReady) => {
  const list = checklistOf({ ...saved, ...change });
  expect(list.items.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(done);
  expect(list).toMatchObject({ done: done.length, isReady });
});

const WHO = { whos_booking: true };
test.each([
  [true, {}, false, false],
  [false, {}, false, true],
  [false, { onboarding_checklist: true }, false, false],
  [false, {}, true, false],
  [false, WHO, true, true],
  [false, { ...WHO, onboarding_checklist: true }, true, false],
])('ready %s, seen %j, books for others %s: opens %s', (isReady, seen, mayBook, opens) => {
  expect(opensByItself({ isReady }, seen, mayBook)).toBe(opens);
});
