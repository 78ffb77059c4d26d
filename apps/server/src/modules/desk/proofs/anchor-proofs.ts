/**
 * Notes how long each chain is, signed: an anchor. Its spine is made of the hashes of all links up to there,
 * so a chain that lost its newest links, or has others, doesn't fit it. Each goes to the server's log too.
 */
import { createHash } from 'node:crypto';
import { FIRST_HASH } from '@sojourn/domain/checkout/snapshot.ts';
import type { Effects } from '#context.ts';
import type { Signer } from '#signer.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import type { Owner } from '#workflow/saga.ts';
import { type Anchor, addKey, insertAnchor, readAnchors, readHashes, takeUnanchored } from './store.ts';

const BATCH = 100;

export const spineAfter = (spine: string, hashes: readonly string[]): string =>
  hashes.reduce((before, hash) => createHash('sha256').update(`${before} ${hash}`).digest('hex'), spine);

export const anchorText = (
  { tenantId, customerId }: Owner,
  { count, spine, at }: Omit<Anchor, 'signature'>,
): string => `sojourn proof ${tenantId} ${customerId} ${count} ${spine} ${at}`;

type Deps = Pick<Effects, 'db' | 'clock' | 'log'> & { readonly signer: Signer };

export async function anchorProofs({ db, clock, log, signer }: Deps, turn: Turn): Promise<Report> {
  const at = clock.now();
  for (const key of signer.publicKeys) await addKey(db, key, at);
  for (let rows = 0; ; ) {
    const anchored = await turn.page(async (tx) => {
      const owners = await takeUnanchored(tx, BATCH);
      const made: (Owner & Anchor)[] = [];
      for (const { tenantId, customerId } of owners) {
        const owner = { tenantId, customerId };
        const last = (await readAnchors(tx, owner)).at(-1);
        const hashes = await readHashes(tx, owner, last?.count ?? 0);
        const count = (last?.count ?? 0) + hashes.length;
        const unsigned = { count, spine: spineAfter(last?.spine ?? FIRST_HASH, hashes), at };
        const anchor = { ...unsigned, signature: signer.sign(anchorText(owner, unsigned)) };
        await insertAnchor(tx, owner, anchor);
        made.push({ ...owner, ...anchor });
      }
      return made;
    });
    for (const anchor of anchored) log.info(anchor, 'proof anchored');
    rows += anchored.length;
    if (anchored.length < BATCH) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}
