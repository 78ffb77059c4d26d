import { expect, test } from 'vitest';
import { readSearch } from './desk-search.ts';

test.each([
  ['okafor', { by: 'name', words: ['okafor'], or: { by: 'locator', text: 'OKAFOR' } }],
  ['  Maya  Okafor ', { by: 'name', words: ['maya', 'okafor'] }],
  ['Hunters', { by: 'name', words: ['hunters'], or: { by: 'booking', text: 'H-UNTERS' } }],
  ['Ruiz', { by: 'name', words: ['ruiz'] }],
  ['Maya.Okafor@Example.com', { by: 'email', text: 'maya.okafor@example.com' }],
  ['h-9wd4la', { by: 'booking', text: 'H-9WD4LA' }],
  ['H9WD4LA', { by: 'booking', text: 'H-9WD4LA' }],
  ['c-2k4nqx', { by: 'case', text: 'C-2K4NQX' }],
  ['4417', { by: 'lastFour', text: '4417' }],
  ['+1 (617) 555-0142', { by: 'phone', digits: '16175550142' }],
  ['555 0142', { by: 'phone', digits: '5550142' }],
  ['X7KQ2M', { by: 'locator', text: 'X7KQ2M' }],
  ['12', null],
  ['m', null],
  ['', null],
])('%j', (typed, read) => {
  expect(readSearch(typed)).toEqual(read);
});
