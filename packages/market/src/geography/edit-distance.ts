/**
 * The fewest edits (insert, delete, replace, swap neighbours) that turn `token` into some beginning of `word`; any
 * number above `max` means more than `max`. With `whole` the entire word must be reached.
 */
export function prefixDistance(token: string, word: string, max: number, whole = false): number {
  const reach = Math.min(word.length, token.length + max);
  if (whole && word.length > reach) return max + 1;
  let before: number[] = [];
  let previous = Array.from({ length: reach + 1 }, (_, j) => j);
  for (let i = 1; i <= token.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= reach; j++) {
      const same = token[i - 1] === word[j - 1];
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && token[i - 1] === word[j - 2] && token[i - 2] === word[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > max) return max + 1;
    before = previous;
    previous = row;
  }
  return whole ? previous[reach]! : Math.min(...previous);
}

/** Typing mistakes forgiven in a word: none below 4 letters, 1 from 4, 2 from 7. */
export const editsForgiven = (token: string): number => (token.length >= 7 ? 2 : token.length >= 4 ? 1 : 0);
