import { expect, test } from 'vitest';
import { type FontChoice, mixedLines, visualRuns } from './mixed-text.ts';

const familyOf: FontChoice = (grapheme) =>
  /\p{Script=Hebrew}/u.test(grapheme) ? 'hebrew' : /^[ -~]$/u.test(grapheme) ? 'latin' : null;
const linesOf = (text: string, width: number) =>
  mixedLines(text, width, familyOf, ({ text: piece }) => piece.length).map((runs) =>
    runs.map((run) => run.text),
  );

test.each([
  ['a Hebrew name among Latin ones', 'Ana לוי כהן, Bo', ['Ana ', 'לוי כהן', ', Bo']],
  ['a number after a Hebrew word stands left of it', 'לוי 12 כהן', ['כהן', ' ', '12', 'לוי ']],
  ['what no font has is its code', 'a\u{1F600}', ['aU+1F600']],
])('%s', (_, text, runs) => {
  expect(linesOf(text, 99)).toEqual([runs]);
});

test('lines end between words, and inside of one that is longer than a line', () => {
  expect(linesOf('לוי Ana Maria', 7)).toEqual([['לוי', ' ', 'Ana '], ['Maria']]);
  expect(linesOf('abcdefghij', 4)).toEqual([['abcd'], ['efgh'], ['ij']]);
  expect(linesOf('one\ntwo', 99)).toEqual([['one'], ['two']]);
});

test('runs of one font and direction are drawn as one', () => {
  const pieces = [...'לוי'].map((text) => ({ family: 'hebrew' as const, text }));
  expect(visualRuns(pieces)).toEqual([{ family: 'hebrew', text: 'לוי', level: 1 }]);
});
