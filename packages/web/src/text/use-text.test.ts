import { expect, test } from 'vitest';
import { withOneStop } from './use-text.tsx';

test('a sentence that ends with a shortened month has one point', () => {
  expect(withOneStop('Séjours réservés d’ici le 13 janv..')).toBe('Séjours réservés d’ici le 13 janv.');
  expect(withOneStop('Valable jusqu’au 3 févr.. Ensuite, rien.')).toBe(
    'Valable jusqu’au 3 févr. Ensuite, rien.',
  );
});

test('other texts stay as they are', () => {
  for (const text of ['Une phrase. Une autre.', 'New York, London, Paris...', '13 janv., 15 h 00.']) {
    expect(withOneStop(text)).toBe(text);
  }
});
