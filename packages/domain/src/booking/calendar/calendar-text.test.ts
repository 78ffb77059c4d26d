import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeText, fold } from './calendar-text.ts';

it('lets no text add a line or a property of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[\r\n\0]/);
      expect(escaped.replace(/\\[\\;,n]/g, '')).not.toMatch(/[\\;,]/);
    }),
  );
});

it('folds at 75 octets without splitting a character, and unfolds to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '東', '🏨', ','), maxLength: 400 }), (text) => {
      const folded = fold(text);
      for (const line of folded.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\ufffd');
      }
      expect(folded.replace(/\r\n /g, '')).toBe(text);
    }),
  );
});
