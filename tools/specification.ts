/**
 * Every reference to the specification, such as `A §7`, `B §3, §9` or `A §2.1–2.3`, has its heading in
 * docs/specification.md.
 */
import { type Project, runAlone, type Verdict } from './checks/project.ts';
import type { Problem } from './checks/source.ts';

const SPECIFICATION = 'docs/specification.md';
const READ = /\.(tsx?|sql|md|css)$/;
/** Its sentences hold references that don't resolve. */
const OWN_TEST = 'tools/specification.test.ts';

const HEADING = /^#{2,} ([AB] §\d+(?:\.\d+)?) /gm;
const SIGN = String.raw`(?:§|sections?\s)\s*`;
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const AND = String.raw`\s*(?:[-–,/+&]|,?\s*\b(?:and|or|to)\b)\s*`;
const REFERENCE = new RegExp(
  String.raw`\b([AB])\s+${SIGN}(${NUMBER})((?:${AND}${SIGN}${NUMBER}|[-–]${NUMBER})*)`,
  'g',
);
const FURTHER = new RegExp(String.raw`([-–]|\bto\b)?\s*(?:${SIGN})?(${NUMBER})`, 'g');
/** A comment goes on in the next line. */
const LINE_START = /\n[ \t]*(?:\*(?!\/)|\/\/|--|>)/g;

type Reference = { readonly section: string; readonly offset: number };

export const findHeadings = (specification: string): Set<string> =>
  new Set([...specification.matchAll(HEADING)].map(([, section = '']) => section));

/** The sections that a text refers to; a range stands for each section in it. */
export function findReferences(text: string): Reference[] {
  return [...withoutMarks(text).matchAll(REFERENCE)].flatMap((match) => {
    const [, document, first = '', rest = ''] = match;
    const numbers = [first];
    for (const [, range, number = ''] of rest.matchAll(FURTHER)) {
      numbers.push(...(range ? numbersBetween(numbers.at(-1) ?? '', number) : []), number);
    }
    return numbers.map((number) => ({ section: `${document} §${number}`, offset: match.index }));
  });
}

/** The same text, offset by offset, with blanks in place of comment marks. */
const withoutMarks = (text: string): string =>
  text.replace(LINE_START, (mark) => `\n${' '.repeat(mark.length - 1)}`);

function numbersBetween(from: string, to: string): string[] {
  const chapterOf = (number: string): string => number.slice(0, number.indexOf('.') + 1);
  const chapter = chapterOf(from);
  if (chapter !== chapterOf(to)) return [];
  const [low, high] = [from, to].map((number) => Number(number.slice(chapter.length))) as [number, number];
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => `${chapter}${low + index + 1}`);
}

/** References without a heading, and section signs that name no document. */
export function checkReferences(path: string, text: string, headings: ReadonlySet<string>): Problem[] {
  const problem = (offset: number, message: string): Problem => {
    return { path, line: text.slice(0, offset).split('\n').length, message };
  };
  const unresolved = findReferences(text).filter(({ section }) => !headings.has(section));
  const others = withoutMarks(text).replace(REFERENCE, (found) => ' '.repeat(found.length));
  return [
    ...unresolved.map(({ section, offset }) =>
      problem(offset, `${section} has no heading in ${SPECIFICATION}`),
    ),
    ...[...others.matchAll(/§\s*\d/g)].map(({ index }) =>
      problem(index, 'a section without its document; write A §… or B §…'),
    ),
  ];
}

export function check(project: Project): Verdict {
  const headings = findHeadings(project.text(SPECIFICATION));
  const files = project.files.filter((path) => READ.test(path) && path !== OWN_TEST);
  const texts = files.map((path) => ({ path, text: project.text(path) }));
  const count = texts.reduce((sum, { text }) => sum + findReferences(text).length, 0);
  return {
    problems: texts.flatMap(({ path, text }) => checkReferences(path, text, headings)),
    summary: `${count} references, ${headings.size} sections`,
  };
}

runAlone(import.meta, check);
