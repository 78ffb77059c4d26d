/** One row of the audit log: who, what and which, with a commitment to what was typed. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '@sojourn/domain/checkout/snapshot.ts';
import type { Effects, TenantId } from '#context.ts';
import type { Sealer } from '#seal.ts';
import type { Split } from './split-words.ts';
import { appendRow } from './store.ts';

export type AuditDeps = Pick<Effects, 'db' | 'clock' | 'random'> & { readonly sealer: Sealer };

export type Deed = {
  readonly tenantId: TenantId;
  /** The agent's id, or which of the operator's keys was used. */
  readonly agentId: string;
  readonly mode: 'desk' | 'delegated' | 'operator';
  readonly sessionId: string | null;
  /** The call's name in the contract. */
  readonly call: string;
  readonly requestId: string;
  /** In whose portal the agent was. */
  readonly customerId: string | null;
};

/** `view`: the answer was about to be given; `begun` and `ended`: around what changes something. */
type Step =
  | { readonly step: 'view'; readonly result: string }
  | { readonly step: 'begun' }
  | { readonly step: 'ended'; readonly of: number; readonly result: string };

/** What a row's body is, as JSON. */
export type AuditBody = Deed &
  Step & {
    readonly at: string;
    readonly facts: unknown;
    /** Of what was typed, if anything was. */
    readonly commitment: string | null;
  };

/** Returns the row's number. `split` is left out where an earlier row has it. */
export async function writeEntry(deps: AuditDeps, deed: Deed, step: Step, split?: Split): Promise<number> {
  const at = deps.clock.now();
  const { tenantId, agentId } = deed;
  const typed = sealWords(deps, tenantId, split?.words ?? {});
  const body: AuditBody = {
    ...deed,
    ...step,
    at,
    facts: split?.facts ?? null,
    commitment: typed?.commitment ?? null,
  };
  return appendRow(deps.db, {
    tenantId,
    agentId,
    at,
    body: canonicalJson(body),
    sealed: typed?.sealed ?? null,
    endedOf: step.step === 'ended' ? step.of : null,
  });
}

const sealedRow = (tenantId: TenantId, commitment: string): string => `audit:${tenantId}:${commitment}`;
const commit = (salt: string, words: Split['words']): string =>
  createHash('sha256')
    .update(salt + canonicalJson(words))
    .digest('hex');

/** The salt is forgotten with the words, and then the commitment says nothing about them. */
function sealWords(
  { random, sealer }: Pick<AuditDeps, 'random' | 'sealer'>,
  tenantId: TenantId,
  words: Split['words'],
): { readonly commitment: string; readonly sealed: string } | null {
  if (Object.keys(words).length === 0) return null;
  const salt = Buffer.from(random.bytes(16)).toString('hex');
  const commitment = commit(salt, words);
  return { commitment, sealed: sealer.seal(sealedRow(tenantId, commitment), canonicalJson({ salt, words })) };
}

/** The same words under the server's current key. Throws when a key is missing. */
export function sealWordsAnew(
  sealer: Sealer,
  tenantId: TenantId,
  { commitment }: Pick<AuditBody, 'commitment'>,
  sealed: string,
): string {
  const row = sealedRow(tenantId, commitment ?? '');
  const text = sealer.unseal(row, sealed);
  if (text === null) throw new Error('the key of an older row of the audit log is missing');
  return sealer.seal(row, text);
}

/** Null once it's forgotten, and for what isn't what the row's commitment is of. */
export function openWords(
  sealer: Sealer,
  tenantId: TenantId,
  { commitment }: Pick<AuditBody, 'commitment'>,
  sealed: string | null,
): Split['words'] | null {
  if (commitment === null || sealed === null) return null;
  const text = sealer.unseal(sealedRow(tenantId, commitment), sealed);
  if (text === null) return null;
  const { salt, words } = JSON.parse(text) as { salt: string; words: Split['words'] };
  return commit(salt, words) === commitment ? words : null;
}
