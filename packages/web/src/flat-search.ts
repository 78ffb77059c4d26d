/**
 * The query string as plain text pairs: `?place=city:lisbon-pt&rooms=2-5,8`. Pages read and write it with
 * their own coding.
 */
export type FlatSearch = { readonly [key: string]: string | undefined };

export const parseFlatSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query));

/**
 * With the question mark; empty without pairs. Colons, commas and tildes stay readable: a query may have
 * them.
 */
export function printFlatSearch(search: FlatSearch): string {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== '') pairs.set(key, String(value));
  }
  const text = pairs.toString().replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%7E/g, '~');
  return text ? `?${text}` : '';
}
