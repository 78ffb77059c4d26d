// Takes the hand-written tables apart; a malformed row stops the start with its text.

export const linesOf = (table: string): string[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function fieldsOf(line: string, count: number): string[] {
  const fields = line.split('|').map((field) => field.trim());
  if (fields.length !== count) throw new Error(`expected ${count} fields, got ${fields.length}: ${line}`);
  return fields;
}

/** Words between blanks; `-` alone is none. */
export const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => word !== '' && word !== '-');

export function numberIn(text: string, line: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new Error(`not a number "${text}": ${line}`);
  return value;
}

/** A function of a text that works its answer out once. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const fresh = work(text);
    known.set(text, fresh);
    return fresh;
  };
}
