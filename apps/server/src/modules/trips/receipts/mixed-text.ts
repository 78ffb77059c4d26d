/**
 * Text that one font hasn't all characters of: which font each part takes, where lines end, and in which
 * order the parts of a line stand, by the Unicode Bidirectional Algorithm. Pure.
 */
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import type { Family } from './fonts.ts';

// Its types describe another export than Node finds
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A part of a line in one font and direction, in the order in which it's read. */
export type TextRun = { readonly family: Family; readonly text: string; readonly level: number };
/** `familyOf`: of a character with its marks; null if no font has it. */
export type FontChoice = (grapheme: string) => Family | null;

type Piece = { readonly family: Family; readonly text: string };
const codesOf = (text: string): string =>
  [...text]
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`)
    .join('');

/** Each character with its marks in its font; what no font has is its code, so that nothing disappears. */
function piecesOf(text: string, familyOf: FontChoice): Piece[] {
  const pieces: Piece[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const family = familyOf(segment);
    // A space is set with the word before it
    const before = pieces.at(-1)?.family;
    if (/^\s$/u.test(segment)) pieces.push({ family: before ?? 'latin', text: segment });
    else pieces.push(family ? { family, text: segment } : { family: 'latin', text: codesOf(segment) });
  }
  return pieces;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Pieces of one font and direction, as they stand from left to right. */
export function visualRuns(pieces: readonly Piece[]): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(textOf(pieces), 'ltr');
  let at = 0;
  const runs: TextRun[] = [];
  for (const { family, text } of pieces) {
    const level = levels[at] ?? 0;
    at += text.length;
    const last = runs.at(-1);
    if (last?.family === family && last.level === level)
      runs[runs.length - 1] = { ...last, text: last.text + text };
    else runs.push({ family, text, level });
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) reverseFrom(runs, level);
  return runs;
}

/** Reverses each row of runs that are of this level or a higher one (L2 of the algorithm). */
function reverseFrom(runs: TextRun[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while ((runs[to]?.level ?? -1) >= level) to++;
    if (to - from > 1) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = Math.max(from, to);
  }
}

type Width = (piece: Piece) => number;
/** Words stay whole unless one is longer than a line. */
function breakLine(pieces: readonly Piece[], width: number, widthOf: Width): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let used = 0;
  const end = () => {
    lines.push(line);
    [line, used] = [[], 0];
  };
  for (const word of wordsOf(pieces)) {
    const wide = sum(word.map(widthOf));
    if (used > 0 && used + sum(trimmed(word).map(widthOf)) > width) end();
    for (const piece of word) {
      const own = widthOf(piece);
      if (wide > width && used > 0 && used + own > width) end();
      line.push(piece);
      used += own;
    }
  }
  return [...lines, line];
}
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const isSpace = ({ text }: Piece): boolean => /^\s+$/u.test(text);
const trimmed = (word: readonly Piece[]): Piece[] => word.filter((piece) => !isSpace(piece));

/** Each with the spaces after it. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const words: Piece[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (!before || (isSpace(before) && !isSpace(piece))) words.push([]);
    words.at(-1)?.push(piece);
  }
  return words;
}

/** The lines of a text, each as its runs from left to right. */
export function mixedLines(text: string, width: number, familyOf: FontChoice, widthOf: Width): TextRun[][] {
  return text
    .split('\n')
    .flatMap((line) => breakLine(piecesOf(line, familyOf), width, widthOf))
    .map(visualRuns);
}
