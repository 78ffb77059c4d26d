import { expect, test } from 'vitest';
import { mergePieces, type Piece } from './merge-pieces.ts';

const WEIGHTS = [1, 1, 1];
const piece = (id: string, size: number, pages: readonly number[]): Piece => ({
  ids: [id],
  size,
  pages: Uint8Array.from(pages),
});
const merged = (pieces: readonly Piece[], imports: Readonly<Record<string, readonly string[]>> = {}) =>
  mergePieces(pieces, WEIGHTS, (id) => imports[id] ?? [])
    .map(({ ids }) => [...ids].sort().join(' '))
    .sort();

test('small pieces that nearly the same pages need are one file', () => {
  expect(merged([piece('a', 100, [1, 1, 1]), piece('b', 100, [1, 1, 0])])).toEqual(['a b']);
});

test('a page isn’t given a large piece that it doesn’t need', () => {
  expect(merged([piece('a', 100, [1, 1, 1]), piece('b', 90_000, [1, 1, 0])])).toEqual(['a', 'b']);
});

test('pieces without a page in common stay apart', () => {
  expect(merged([piece('a', 1, [1, 0, 0]), piece('b', 1, [0, 1, 0])])).toEqual(['a', 'b']);
});

test('two pieces with a third between them aren’t merged, as the files would need each other', () => {
  const pieces = [piece('a', 10, [1, 1, 1]), piece('b', 90_000, [1, 0, 0]), piece('c', 10, [1, 1, 0])];
  expect(merged(pieces, { a: ['b'], b: ['c'] })).toEqual(['a', 'b', 'c']);
});

test('pages are as many as weigh against a file', () => {
  const pieces = [piece('a', 1_000, [1, 1, 0]), piece('b', 1_000, [1, 1, 1])];
  expect(mergePieces(pieces, [1, 1, 9], () => [])).toHaveLength(2);
  expect(mergePieces(pieces, [1, 1, 1], () => [])).toHaveLength(1);
});
