import type { SupplierProgress } from '@sojourn/contract/supplier-progress.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cutOffStream,
  keepOrder,
  NOTHING_STREAMED,
  nextStreamed,
  type Streamed,
  shareAnswered,
  silentOf,
} from './streamed.ts';

type Page = {
  readonly type: 'page';
  readonly total: number;
  readonly suppliers: Streamed<Page>['suppliers'];
};
const suppliers = (...states: SupplierProgress['state'][]) =>
  states.map((state, at) => ({ name: `S${at}`, state, found: 0 }));

test('a stream grows to its end: the newest page stays, the last word ends it', () => {
  const first = nextStreamed<Page>(NOTHING_STREAMED, {
    type: 'page',
    total: 3,
    suppliers: suppliers('answered', 'searching'),
  });
  expect([shareAnswered(first), silentOf(first)]).toEqual([0.5, []]);
  const last = nextStreamed<Page>(first, { type: 'done', suppliers: suppliers('answered', 'timedOut') });
  expect([last.page?.total, last.isDone, shareAnswered(last)]).toEqual([3, true, 1]);
  expect(silentOf(last)).toEqual(['S1']);
});

test('what is cut off did not answer, and nobody is silent before the end', () => {
  const requested = suppliers('answered', 'searching', 'timedOut', 'failed');
  const open = nextStreamed<Page>(NOTHING_STREAMED, { type: 'progress', suppliers: requested });
  expect(silentOf(open)).toEqual([]);
  expect(silentOf(cutOffStream(open))).toEqual(['S1', 'S2', 'S3']);
});

test.each([
  [['a', 'b'], ['c', 'a', 'b'], true, ['a', 'b', 'c']],
  [['a', 'b'], ['c', 'a', 'b'], false, ['c', 'a', 'b']],
  [['a', 'b'], ['b'], true, ['b']],
  [[], ['b', 'a'], true, ['b', 'a']],
])('after %j, %j is shown (held: %s) as %j', (shown, items, isHeld, order) =>
  expect(keepOrder(shown, items, (item) => item, isHeld)).toEqual(order),
);

test('no order loses or doubles an item', () => {
  const list = fc.uniqueArray(fc.nat(20).map(String));
  fc.assert(
    fc.property(list, list, fc.boolean(), (shown, incoming, isHeld) => {
      const order = keepOrder(shown, incoming, (item) => item, isHeld);
      expect(order.toSorted()).toEqual(incoming.toSorted());
    }),
  );
});
