import { expect, test } from 'vitest';
import { changesOf, draftOf, NEW_TIER, problemsOf, readCap, rulesOf } from './tier-draft.ts';

test.each([
  ['', null],
  ['260', 26_000],
  ['1,400.50', 140_050],
  ['1 400,50', 140_050],
  ['$75', 7_500],
  ['0', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['abc', undefined],
])('%j', (typed, minor) => {
  expect(readCap(typed)).toBe(minor);
});

test('rules are the same after they were shown', () => {
  const draft = { ...NEW_TIER, name: 'Team', caps: { ...NEW_TIER.caps, nightly: '260', LongRound: '2,600' } };
  const again = draftOf({ name: 'Team', rules: rulesOf(draft) as never });
  expect(changesOf(again, draft)).toBe(0);
  expect(changesOf({ ...again, longHours: 8, stars: [3] }, draft)).toBe(2);
});

test('what is wrong is named', () => {
  const wrong = { ...NEW_TIER, stars: [], caps: { ...NEW_TIER.caps, daily: 'x' } };
  expect([...problemsOf(wrong)].toSorted()).toEqual(['daily', 'name', 'stars']);
  expect(problemsOf({ ...NEW_TIER, name: 'Team' }).size).toBe(0);
});
