/** Longest text compared; a query has no more letters. */
const LONGEST = 90;
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/**
 * The fewest edits (insert, delete, replace, swap neighbours) that turn `token` into some beginning of
 * `word`; any number above `max` means more than `max`.
 */
export function prefixDistance(token: string, word: string, max: number): number {
  const reach = Math.min(word.length, token.length + max, LONGEST);
  let [before, previous, row] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= reach; j++) previous[j] = j;
  for (let i = 1; i <= token.length; i++) {
    const letter = token.charCodeAt(i - 1);
    row[0] = i;
    let least = i;
    for (let j = 1; j <= reach; j++) {
      const same = letter === word.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (
        i > 1 &&
        j > 1 &&
        letter === word.charCodeAt(j - 2) &&
        token.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    [before, previous, row] = [previous, row, before];
  }
  let least = LONGEST;
  for (let j = 0; j <= reach; j++) least = Math.min(least, previous[j]!);
  return least;
}

/** Typing mistakes forgiven in a word: none below 4 letters, 1 from 4, 2 from 7. */
export const editsAllowed = (token: string): number => (token.length >= 7 ? 2 : token.length >= 4 ? 1 : 0);
