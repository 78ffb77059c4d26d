import { expect, test } from 'vitest';
import { readPage, readPrice } from './read-price.ts';

test.each([
  ['1331.52', 133_152],
  ['1,331.52', 133_152],
  ['$1,331.5', 133_150],
  ['1 331,52', 133_152],
  ['1\u202f331,52\u00a0$', 133_152],
  ['1331', 133_100],
  ['1.331', 133_100],
  ['USD 87', 8_700],
  ['0.99', 99],
])('%s is %i cents', (text, minor) => expect(readPrice(text)).toBe(minor));

test.each(['', '0', 'free', '-5', '1e3', '12,34,56'])('%s is no total', (text) =>
  expect(readPrice(text)).toBeNull(),
);

test.each(['https://rooms.example/a?b=c', ' http://rooms.example '])('%s is a page', (text) =>
  expect(readPage(text)).toMatch(/^https?:\/\/rooms\.example\//),
);
test.each(['', 'rooms.example', 'ftp://rooms.example', 'javascript:alert(1)', 'https://localhost'])(
  '%s is no page',
  (text) => expect(readPage(text)).toBeNull(),
);
