import { expect, it } from 'vitest';
import { emptyReason } from './empty-reason.ts';

const NONE = { hiddenByFilters: 0, soldOut: 0, closed: 0, notForDriver: 0 };
const CAUSES = ['closed', 'notForDriver', 'soldOut'] as const;

it.each([
  [{ hiddenByFilters: 1, soldOut: 9 }, {}, 'filters'],
  [{ hiddenByFilters: 1, soldOut: 9 }, { hasFilters: false }, 'soldOut'],
  [{ soldOut: 3 }, { hasSilent: true }, 'unanswered'],
  [{ soldOut: 3, closed: 5 }, {}, 'closed'],
  [{ notForDriver: 12, soldOut: 3 }, {}, 'notForDriver'],
  [{ soldOut: 3, closed: 3 }, {}, 'closed'],
  [{ soldOut: 3 }, {}, 'soldOut'],
  [{}, {}, 'none'],
])('an empty list of %j (%j) is so because of %s', (left, known, reason) => {
  const all = { hasFilters: true, hasSilent: false, ...known };
  expect(emptyReason({ ...NONE, ...left }, CAUSES, all)).toBe(reason);
});
