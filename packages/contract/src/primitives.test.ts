import { hotelDetails } from '@sojourn/products/hotel/wire/hotel-details.ts';
import { hotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import { expect, test } from 'vitest';
import { plainText } from './primitives.ts';

const TURNED = 'High floor\u202e please\u0007, late\tarrival\r\nQuiet\u2066\u200b';
const PLAIN = 'High floor please, late arrival\nQuiet';

test('what would hide or turn text is taken out of a request to a hotel, words and lines stay', () => {
  expect(plainText(500).parse(TURNED)).toBe(PLAIN);
  // Joiners are letters' own: a Persian word, a family
  const words = 'می\u200cخواهم 👨\u200d👩\u200d👧';
  expect(plainText(500).parse(words)).toBe(words);
  expect(plainText(500).parse(PLAIN)).toBe(PLAIN);
});

test('wherever a request is typed', () => {
  expect(hotelDraft.shape.requests.parse(TURNED)).toBe(PLAIN);
  expect(hotelDetails.shape.requests.parse(` ${TURNED} `)).toBe(PLAIN);
});
