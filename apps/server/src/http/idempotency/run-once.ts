/**
 * Runs an idempotent call once for each key and replays its first result (reliability, idempotency). What the
 * traveler can put right and send again (422), and what was never decided (429, 5xx), is not kept.
 */
import { createHash } from 'node:crypto';
import { refuse } from '../../refusal.ts';
import {
  claimKey,
  type KeyDeps,
  type KeyedRequest,
  LEASE_SECONDS,
  releaseKey,
  renewKey,
  type StoredResult,
  storeResult,
} from './store.ts';

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

const isStored = ({ status }: StoredResult): boolean => status !== 422 && status !== 429 && status < 500;

/**
 * `run` never throws: it answers a status and body. Refuses with IdempotencyKeyReused or RequestInProgress.
 */
export async function runOnce(
  deps: KeyDeps,
  of: KeyedRequest,
  run: () => Promise<StoredResult>,
  leaseSeconds = LEASE_SECONDS,
): Promise<StoredResult & { readonly replayed: boolean }> {
  const claim = await claimKey(deps, of, leaseSeconds);
  if (claim.kind === 'otherRequest') refuse('IdempotencyKeyReused');
  if (claim.kind === 'running') refuse('RequestInProgress', { retryAfterSeconds: 1 });
  if (claim.kind === 'done') return { ...claim.result, replayed: true };
  const { fence } = claim;
  // A repeat after a crash waits for a short lease at most
  const renewing = setInterval(
    () => void renewKey(deps.db, of, fence, leaseSeconds).catch(() => undefined),
    (leaseSeconds * 1000) / 3,
  );
  renewing.unref();
  const result = await run().finally(() => clearInterval(renewing));
  if (isStored(result)) await storeResult(deps, of, fence, result);
  else await releaseKey(deps.db, of, fence);
  return { ...result, replayed: false };
}
