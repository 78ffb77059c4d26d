import { expect, it } from 'vitest';
import { emptyReason } from './empty-reason.ts';

const NONE = { hiddenByFilters: 0, soldOut: 0, closed: 0, notForDriver: 0 };

it.each([
  [{ hiddenByFilters: 1, soldOut: 9 }, false, 'filters'],
  [{ soldOut: 3 }, true, 'unanswered'],
  [{ soldOut: 3, closed: 5 }, false, 'closed'],
  [{ notForDriver: 12, soldOut: 3 }, false, 'notForDriver'],
  [{ soldOut: 3 }, false, 'soldOut'],
  [{}, false, 'none'],
])('an empty list of %j (silent: %s) is so because of %s', (left, hasSilent, reason) => {
  expect(emptyReason({ ...NONE, ...left }, hasSilent)).toBe(reason);
});
