import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLENTY_OF_WAYS, twoStopLimit } from './two-stop-limit.ts';

test.each([
  ['a short hop, few ways', 3, 75, 472],
  ['over an ocean, some ways', 40, 430, 1005],
  ['to the other end of the world, one way with one stop', 1, 1185, 2137],
  ['two stops at least', 0, 1500, 2610],
  ['the last that are not plenty', PLENTY_OF_WAYS - 1, 600, 1260],
  ['plenty of ways', PLENTY_OF_WAYS, 600, 900],
  ['plenty of short ones', 5000, 80, 380],
])('%s', (_, count, fastest, limit) => expect(twoStopLimit({ count, fastest })).toBe(limit));

test('never under the quickest, never longer with more ways, never shorter with a slower quickest', () =>
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 30, max: 4000 }), fc.nat(60), (count, fastest, more) => {
      const limit = twoStopLimit({ count, fastest });
      expect(Number.isInteger(limit)).toBe(true);
      expect(limit).toBeGreaterThan(fastest);
      expect(twoStopLimit({ count: count + more, fastest })).toBeLessThanOrEqual(limit);
      expect(twoStopLimit({ count, fastest: fastest + more })).toBeGreaterThanOrEqual(limit);
    }),
  ));
