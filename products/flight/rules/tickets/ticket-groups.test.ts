import { expect, test } from 'vitest';
import { atSlicesLeft, ticketGroups } from './ticket-groups.ts';

const trip = (...slices: readonly (readonly number[])[]) => slices.map((ticketNos) => ({ ticketNos }));

test.each([
  ['one ticket there and back', trip([1], [1]), [{ slices: [0, 1], tickets: [1] }]],
  [
    'a ticket each way',
    trip([1], [2]),
    [
      { slices: [0], tickets: [1] },
      { slices: [1], tickets: [2] },
    ],
  ],
  [
    'two tickets out, one back',
    trip([1, 2], [3]),
    [
      { slices: [0], tickets: [1, 2] },
      { slices: [1], tickets: [3] },
    ],
  ],
  ['two tickets both ways', trip([1, 2], [2, 1]), [{ slices: [0, 1], tickets: [1, 2] }]],
  [
    'three cities, the last on the first one’s ticket',
    trip([1], [2, 2], [1, 3]),
    [
      { slices: [0, 2], tickets: [1, 3] },
      { slices: [1], tickets: [2] },
    ],
  ],
  ['tickets that only a later slice joins', trip([1], [2], [1, 2]), [{ slices: [0, 1, 2], tickets: [1, 2] }]],
  ['one way', trip([1]), [{ slices: [0], tickets: [1] }]],
])('%s', (_, slices, groups) => {
  expect(ticketGroups(slices)).toEqual(groups);
});

test('what is left of a trip moves up', () => {
  const items = [0, 1, 2, 3].map((slice) => ({ slice, of: `slice ${slice}` }));
  expect(atSlicesLeft(items, [0, 2])).toEqual([
    { slice: 0, of: 'slice 1' },
    { slice: 1, of: 'slice 3' },
  ]);
});
