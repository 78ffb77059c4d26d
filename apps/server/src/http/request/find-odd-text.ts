/**
 * What a JSON body may hold by its grammar but the database cannot keep, or what only costs time to look at:
 * the character NUL, halves of surrogate pairs, and nesting that no call has.
 */
const DEPTH_MAX = 24;

type OddText = { readonly path: string; readonly problem: string };

/** The first odd place under `value`, `guests.0.lastName`; null when there is none. */
export function findOddText(value: unknown, path = '', depth = 0): OddText | null {
  if (typeof value === 'string') {
    return value.isWellFormed() && !value.includes('\0') ? null : { path, problem: 'not a text' };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEPTH_MAX) return { path: '', problem: 'nested too deeply' };
  for (const [key, inner] of Object.entries(value)) {
    const found = findOddText(inner, path ? `${path}.${key}` : key, depth + 1);
    if (found !== null) return { ...found, path: found.path.slice(0, 200) };
  }
  return null;
}
