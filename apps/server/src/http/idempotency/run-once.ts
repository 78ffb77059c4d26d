/**
 * Runs an idempotent call once for each key and replays its first result (reliability, idempotency). What the
 * traveler can put right and send again (422), and what was never decided (429, 5xx), is not kept.
 */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { refuse } from '../../refusal.ts';
import { claimKey, type KeyedRequest, releaseKey, type StoredResult, storeResult } from './store.ts';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** The header's key. Refuses with IdempotencyKeyMissing, also when it is out of form. */
export function idempotencyKeyOf(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) refuse('IdempotencyKeyMissing');
  return header;
}

/** Of what was read, not of what was sent: spaces and the order of keys do not make another request. */
export const hashRequest = (read: { readonly params: unknown; readonly input: unknown }): string =>
  createHash('sha256')
    .update(JSON.stringify([read.params, read.input]))
    .digest('hex');

const isKept = ({ status }: StoredResult): boolean => status !== 422 && status !== 429 && status < 500;

/**
 * `run` never throws: it answers a status and body. Refuses with IdempotencyKeyReused or RequestInProgress.
 */
export async function runOnce(
  db: Kysely<Database>,
  of: KeyedRequest,
  run: () => Promise<StoredResult>,
): Promise<StoredResult & { readonly replayed: boolean }> {
  const claim = await claimKey(db, of);
  if (claim.kind === 'otherRequest') refuse('IdempotencyKeyReused');
  if (claim.kind === 'running') refuse('RequestInProgress', { retryAfterSeconds: 1 });
  if (claim.kind === 'done') return { ...claim.result, replayed: true };
  const result = await run();
  if (isKept(result)) await storeResult(db, of, claim.fence, result);
  else await releaseKey(db, of, claim.fence);
  return { ...result, replayed: false };
}
