/** Tables of facts: a row a line, its fields between bars. */
export const linesOf = (table: string): string[] => table.split('\n').filter((line) => line.trim() !== '');

export function fieldsOf(line: string, count: number): string[] {
  const fields = line.split('|');
  if (fields.length !== count) throw new Error(`${count} fields expected: ${line}`);
  return fields;
}

export function numberIn(text: string, line: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw new Error(`no number '${text}': ${line}`);
  return value;
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
