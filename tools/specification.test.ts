import { expect, test } from 'vitest';
import { checkReferences, findHeadings, findReferences } from './specification.ts';

const sections = (text: string): string[] => findReferences(text).map(({ section }) => section);

test.each([
  ['/** A §7 */', ['A §7']],
  ['(A §9: 6 hours)', ['A §9']],
  ['spec A §2.4', ['A §2.4']],
  ['specification B §3 pricing', ['B §3']],
  ['A section 2.4', ['A §2.4']],
  ['(B §3, §9)', ['B §3', 'B §9']],
  ['(A §3, A §5)', ['A §3', 'A §5']],
  ['(A §8, B §4, §8)', ['A §8', 'B §4', 'B §8']],
  ['in the words of B §5 and §8', ['B §5', 'B §8']],
  ['B §4, and §5', ['B §4', 'B §5']],
  ['A §2.1–2.3', ['A §2.1', 'A §2.2', 'A §2.3']],
  ['A §2.8–§2.10', ['A §2.8', 'A §2.9', 'A §2.10']],
  ['B §3 to §5', ['B §3', 'B §4', 'B §5']],
  ['B §3-§5', ['B §3', 'B §4', 'B §5']],
  ['A §5, 3 rooms', ['A §5']],
  [' * as in (A\n   * §5,\n   * §7)', ['A §5', 'A §7']],
  ['-- ends (B §4,\n-- §9)', ['B §4', 'B §9']],
  ['A section of the page', []],
  ['ICAO section 6', []],
])('%j refers to %j', (text, wanted) => {
  expect(sections(text)).toEqual(wanted);
});

const HEADINGS = findHeadings(
  '# Document A\n\n## A §1 Product\n\n### A §1.2 Sites\n\ntext A §9 Limits\n## B §3 Words\n',
);

test('a section has its number in a heading, not in the text', () => {
  expect([...HEADINGS]).toEqual(['A §1', 'A §1.2', 'B §3']);
});

test.each([
  ['A §1, B §3 and A §1.2', []],
  ['one\ntwo A §3', ['2 A §3 has no heading in docs/specification.md']],
  ['A §1, §2', ['1 A §2 has no heading in docs/specification.md']],
  ['A §1.1–1.3', ['A §1.1', 'A §1.3'].map((each) => `1 ${each} has no heading in docs/specification.md`)],
  ['the rule of §7', ['1 a section without its document; write A §… or B §…']],
  ['write A §…', []],
])('%j has the problems %j', (text, wanted) => {
  const problems = checkReferences('a.ts', text, HEADINGS);
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual(wanted);
});
