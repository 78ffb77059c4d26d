/** Proof of what was on screen: each quote as canonical JSON that carries the hash of the one before it. */

/** JSON with sorted keys and no spaces: the same facts give the same text, and so the same hash. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError('a snapshot holds finite numbers');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`a snapshot cannot hold ${typeof value}`);
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`);
  return `{${parts.join(',')}}`;
}

export const FIRST_HASH = '0'.repeat(64);

/** The text whose SHA-256 is the link. */
export const snapshotText = (previousHash: string, facts: unknown): string =>
  canonicalJson({ previousHash, facts });
