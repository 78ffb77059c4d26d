import { expect, test } from 'vitest';
import { PROFILE_SECTIONS, sectionShown, sectionsOffered } from './sections.ts';

const TRAVELERS = { show: 'redirect', to: 'travelers' } as const;
const LIST = { show: 'redirect', to: null } as const;

test.each([
  // requested, phone, favorites, shown
  [null, false, true, TRAVELERS],
  [null, true, true, { show: 'list' }],
  [null, true, undefined, { show: 'list' }],
  ['', false, true, TRAVELERS],
  ['', true, true, LIST],
  ['elsewhere', false, true, TRAVELERS],
  ['elsewhere', true, true, LIST],
  ['Travelers', true, true, LIST],
  ['favorites', false, true, { show: 'section', section: 'favorites' }],
  ['favorites', true, true, { show: 'section', section: 'favorites' }],
  ['favorites', false, false, TRAVELERS],
  ['favorites', true, false, LIST],
  ['favorites', false, undefined, { show: 'wait' }],
  ['favorites', true, undefined, { show: 'wait' }],
] as const)('%s, phone %s, favorites %s', (requested, isPhone, hasFavorites, shown) => {
  expect(sectionShown({ requested, isPhone, hasFavorites })).toEqual(shown);
});

test.each(PROFILE_SECTIONS.filter((section) => section !== 'favorites'))(
  '%s is shown at every width, whatever the experiment says',
  (section) => {
    for (const isPhone of [true, false]) {
      for (const hasFavorites of [true, false, undefined]) {
        expect(sectionShown({ requested: section, isPhone, hasFavorites })).toEqual({
          show: 'section',
          section,
        });
      }
    }
  },
);

test('the tabs stand in one order, favorites only where they are offered', () => {
  expect(sectionsOffered(true)).toEqual([
    'travelers',
    'favorites',
    'hotel-preferences',
    'flight-preferences',
    'payment-methods',
    'contact-info',
  ]);
  expect(sectionsOffered(false)).toEqual(sectionsOffered(true).filter((name) => name !== 'favorites'));
});
