/**
 * Limits of figures that need no clock: bytes, statements, rows. A test measures the figure and fails when it
 * rises above its limit, so that no change gives speed away unnoticed.
 */
import file from './limits.json' with { type: 'json' };

type Limits = Readonly<Record<string, { readonly limit: number; readonly why: string }>>;

const FILE = 'bench/limits.json';
const LIMITS: Limits = file;

/** The limit that `bench/limits.json` has under that key, such as `trips list: rows read`. */
export function limitFor(key: string, limits: Limits = LIMITS): number {
  const found = limits[key];
  if (!found) throw new Error(`${FILE} has no limit “${key}”`);
  return found.limit;
}

/** Fails when the figure is above its limit. */
export function assertWithinLimit(key: string, figure: number, limits: Limits = LIMITS): void {
  const limit = limitFor(key, limits);
  if (figure > limit)
    throw new Error(
      `“${key}” rose from ${limit} to ${figure}. Bring it down again, or raise its limit in ${FILE} and ` +
        'write there why it is worth it.',
    );
}
