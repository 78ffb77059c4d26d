import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MANY_WAYS, PLENTY_OF_WAYS, twoStopLimit } from './two-stop-limit.ts';

const NONE = Number.POSITIVE_INFINITY;

test.each([
  ['two stops at least', 0, NONE, NONE],
  ['to the other end of the world, one way with one stop', 1, 1185, NONE],
  ['the last that are few', MANY_WAYS - 1, 600, NONE],
  ['many', MANY_WAYS, 600, 1260],
  ['over an ocean', 40, 430, 1005],
  ['an odd number of minutes', 40, 435, 1012],
  ['the last that are not plenty', PLENTY_OF_WAYS - 1, 600, 1260],
  ['plenty', PLENTY_OF_WAYS, 600, 900],
  ['plenty of short ones', 5000, 80, 380],
])('%s', (_, count, fastest, limit) => expect(twoStopLimit({ count, fastest })).toBe(limit));

test('never under the quickest, never longer with more ways, never shorter with a slower quickest', () =>
  fc.assert(
    fc.property(fc.nat(200), fc.integer({ min: 30, max: 4000 }), fc.nat(60), (count, fastest, more) => {
      const limit = twoStopLimit({ count, fastest });
      expect(limit).toBeGreaterThan(fastest);
      expect(twoStopLimit({ count: count + more, fastest })).toBeLessThanOrEqual(limit);
      expect(twoStopLimit({ count, fastest: fastest + more })).toBeGreaterThanOrEqual(limit);
    }),
  ));
