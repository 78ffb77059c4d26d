/** Complete search answers as the bytes that were sent, until something is sold or a short time passes. */
import type { Clock } from '@sojourn/domain/effects.ts';
import type { Encoding } from './compress.ts';
import { createLru } from './lru.ts';

export type Sent = { readonly bytes: Buffer; readonly encoding: Encoding | null };
export type ResponseCache = {
  readonly find: (key: string) => Sent | undefined;
  /** Call before the answer is computed; the result stores it, unless something was sold in between. */
  readonly begin: (key: string) => (sent: Sent) => void;
};
/** Changes with every sale on any process; null while answers must not be cached. */
export type SalesVersion = () => number | null;

type Entry = { readonly sent: Sent; readonly version: number; readonly until: number };

/** Some 2,000 compressed pages of 25 flights. */
const BUDGET_BYTES = 32 * 2 ** 20;
/** An entry's size besides its bytes: the key and the entry itself. */
const OVERHEAD_BYTES = 2048;
const TTL_MS = 30_000;

export function createResponseCache(
  clock: Clock,
  salesVersion: SalesVersion,
  budget = BUDGET_BYTES,
): ResponseCache {
  const entries = createLru<Entry>(budget, ({ sent }) => sent.bytes.byteLength + OVERHEAD_BYTES);
  const nowMs = (): number => Date.parse(clock.now());
  return {
    find: (key) => {
      const entry = entries.get(key);
      return entry && entry.version === salesVersion() && nowMs() < entry.until ? entry.sent : undefined;
    },
    begin: (key) => {
      const version = salesVersion();
      const until = nowMs() + TTL_MS;
      return ({ bytes, encoding }) => {
        if (version === null || version !== salesVersion()) return;
        // A compressed answer can lie in a much larger buffer, and a small copy would share the pool's
        const own = Buffer.allocUnsafeSlow(bytes.byteLength);
        bytes.copy(own);
        entries.keep(key, { sent: { bytes: own, encoding }, version, until });
      };
    },
  };
}
