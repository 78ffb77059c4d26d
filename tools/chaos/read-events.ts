/** The last event of a type in a stream that was read to its end. */
export const lastOf = <T extends object>(lines: string, type: string): T | undefined =>
  lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T & { readonly type: string })
    .findLast((event) => event.type === type);
