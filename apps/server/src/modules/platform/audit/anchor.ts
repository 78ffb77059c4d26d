/** Heads of the audit log, signed: copies of them elsewhere show when a part of the log is gone. */
import type { Effects } from '#context.ts';
import type { Signer } from '#signer.ts';
import { type Anchor, insertAnchor, readUnanchored } from './store.ts';

export const anchorText = ({ tenantId, seq, hash, at }: Omit<Anchor, 'signature'>): string =>
  `sojourn audit ${tenantId} ${seq} ${hash} ${at}`;

/** Those that have grown; each goes to the server's log too, which is collected elsewhere. */
export async function anchorHeads({
  db,
  clock,
  log,
  signer,
}: Pick<Effects, 'db' | 'clock' | 'log'> & { readonly signer: Signer }): Promise<number> {
  const at = clock.now();
  const heads = await readUnanchored(db);
  for (const head of heads) {
    const unsigned = { ...head, at };
    const anchor: Anchor = { ...unsigned, signature: signer.sign(anchorText(unsigned)) };
    await insertAnchor(db, anchor);
    log.info(anchor, 'audit log anchored');
  }
  return heads.length;
}
