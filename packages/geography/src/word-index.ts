// Words and the entries that have them, in flat arrays: a word is found by its beginning with two binary
// searches, and with mistakes by a pass over letter sets that leaves few words to compare.
import { editsAllowed, prefixDistance } from './edit-distance.ts';

/**
 * How a query's word meets one of the index: 0 the whole word, 1 its beginning, 2 and 3 with one or two
 * edits.
 */
export type WordMatch = { readonly word: number; readonly grade: 0 | 1 | 2 | 3 };

export type WordIndex = {
  /** Words meeting a query's word, best grades first; `forgiving` adds the misspelt ones. */
  readonly matches: (token: string, forgiving: boolean) => WordMatch[];
  /** How many entries have a word. */
  readonly count: (word: number) => number;
  /**
   * Calls `visit` for each entry having a word, in the order they were added, until it returns true;
   * `isContext` when only the entry's surroundings have the word.
   */
  readonly eachEntry: (word: number, visit: (entry: number, isContext: boolean) => boolean) => void;
};

type WordIndexBuilder = {
  readonly add: (entry: number, word: string, isContext: boolean) => void;
  readonly build: () => WordIndex;
};

const letterSet = (word: string): number => {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) % 31);
  return set;
};

/** The number of bits set. */
function setSize(set: number): number {
  let bits = set - ((set >> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  return (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The first place in the sorted words not before `text`. */
function lowerBound(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const SWAPPED_LETTERS = 3;

/** `nwe` is `new` with two letters swapped: the only mistake that's forgiven in so short a word. */
const swapsOf = (token: string): string[] =>
  token.length === SWAPPED_LETTERS
    ? [0, 1].map((at) => token.slice(0, at) + token.charAt(at + 1) + token.charAt(at) + token.slice(at + 2))
    : [];

function createMatches(words: readonly string[]): WordIndex['matches'] {
  const sets = Int32Array.from(words, letterSet);
  const beginningWith = (text: string, grade: WordMatch['grade']): WordMatch[] => {
    const from = lowerBound(words, text);
    const to = lowerBound(words, `${text}\uffff`);
    return Array.from({ length: to - from }, (_, at) => ({ word: from + at, grade }));
  };
  return (token, forgiving) => {
    const found: WordMatch[] = [];
    const from = lowerBound(words, token);
    const to = lowerBound(words, `${token}\uffff`);
    for (let word = from; word < to; word++) found.push({ word, grade: words[word] === token ? 0 : 1 });
    if (forgiving) for (const swapped of swapsOf(token)) found.push(...beginningWith(swapped, 2));
    const edits = forgiving ? editsAllowed(token) : 0;
    if (edits === 0) return found;
    const wanted = letterSet(token);
    const misspelt: WordMatch[] = [];
    for (let word = 0; word < words.length; word++) {
      if (word === from) word = to;
      if (word >= words.length || setSize(wanted & ~sets[word]!) > edits) continue;
      const distance = prefixDistance(token, words[word]!, edits);
      if (distance <= edits) misspelt.push({ word, grade: distance <= 1 ? 2 : 3 });
    }
    misspelt.sort((a, b) => a.grade - b.grade);
    return found.concat(misspelt);
  };
}

export function createWordIndexBuilder(): WordIndexBuilder {
  const ids = new Map<string, number>();
  const pairs: number[] = [];
  const add = (entry: number, word: string, isContext: boolean): void => {
    let id = ids.get(word);
    if (id === undefined) {
      id = ids.size;
      ids.set(word, id);
    }
    pairs.push(id, entry * 2 + (isContext ? 1 : 0));
  };
  const build = (): WordIndex => {
    const words = [...ids.keys()].sort();
    const place = new Int32Array(words.length);
    words.forEach((word, i) => {
      place[ids.get(word)!] = i;
    });
    const starts = new Int32Array(words.length + 1);
    for (let i = 0; i < pairs.length; i += 2) starts[place[pairs[i]!]! + 1]!++;
    for (let i = 0; i < words.length; i++) starts[i + 1]! += starts[i]!;
    const next = starts.slice();
    const entries = new Int32Array(pairs.length / 2);
    for (let i = 0; i < pairs.length; i += 2) entries[next[place[pairs[i]!]!]!++] = pairs[i + 1]!;
    return {
      matches: createMatches(words),
      count: (word) => starts[word + 1]! - starts[word]!,
      eachEntry: (word, visit) => {
        for (let i = starts[word]!; i < starts[word + 1]!; i++) {
          if (visit(entries[i]! >> 1, (entries[i]! & 1) === 1)) return;
        }
      },
    };
  };
  return { add, build };
}
