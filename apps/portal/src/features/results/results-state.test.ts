import type { StayCard, StaySearchEvent } from '@sojourn/contract/stay-search.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutOff,
  NOTHING_YET,
  nextResults,
  orderStays,
  progressOf,
  type Supplier,
  searchingSuppliers,
  silentSuppliers,
} from './results-state.ts';

const supplier = (name: string, state: Supplier['state'], found = 0): Supplier => ({ name, state, found });
const stay = (stayId: string) => ({ stayId }) as StayCard;
const ids = (stays: readonly StayCard[]) => stays.map(({ stayId }) => stayId);

describe('a stream', () => {
  const progress: StaySearchEvent = {
    type: 'progress',
    suppliers: [supplier('A', 'searching'), supplier('B', 'searching')],
  };
  const after = nextResults(NOTHING_YET, progress);
  test('tells who is still being asked', () => {
    expect(searchingSuppliers(after)).toEqual(['A', 'B']);
    expect(progressOf(after)).toBe(0);
    expect(silentSuppliers(after)).toEqual([]);
  });
  test('names who did not answer only when it has ended', () => {
    const late = { ...after, suppliers: [supplier('A', 'answered', 3), supplier('B', 'timedOut')] };
    expect(silentSuppliers(late)).toEqual([]);
    const done = nextResults(late, { type: 'done', complete: false, suppliers: late.suppliers });
    expect(silentSuppliers(done)).toEqual(['B']);
    expect(progressOf(done)).toBe(1);
    expect(searchingSuppliers(done)).toEqual([]);
  });
  test('that is cut off counts who was still searching as silent', () => {
    const cut = cutOff({
      ...after,
      suppliers: [supplier('A', 'answered'), supplier('B', 'searching'), supplier('C', 'failed')],
    });
    expect(silentSuppliers(cut)).toEqual(['B', 'C']);
  });
});

describe('the order', () => {
  test('is the answer when nobody reads, or nothing stands yet', () => {
    expect(ids(orderStays(['b', 'a'], [stay('a'), stay('b')], false))).toEqual(['a', 'b']);
    expect(ids(orderStays([], [stay('a'), stay('b')], true))).toEqual(['a', 'b']);
  });
  test('keeps what is read in place, drops what is gone, adds below', () => {
    expect(ids(orderStays(['b', 'x', 'a'], [stay('c'), stay('a'), stay('b')], true))).toEqual([
      'b',
      'a',
      'c',
    ]);
  });
  test('never loses or doubles a stay', () => {
    const list = fc.uniqueArray(fc.nat(20).map(String));
    fc.assert(
      fc.property(list, list, fc.boolean(), (shown, incoming, isHeld) => {
        expect(ids(orderStays(shown, incoming.map(stay), isHeld)).toSorted()).toEqual(incoming.toSorted());
      }),
    );
  });
});
