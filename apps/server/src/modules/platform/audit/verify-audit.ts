/**
 * Checks the chains of the audit log row by row, and their anchors. Says what's wrong first in each tenant;
 * words that were forgotten and rows that were deleted after their time are as they should be.
 */
import { createHash } from 'node:crypto';
import { FIRST_HASH } from '@sojourn/domain/checkout/snapshot.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { TenantId } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Signer } from '#signer.ts';
import type { Tx } from '#workflow/saga.ts';
import { anchorText } from './anchor.ts';
import {
  type Anchor,
  type AuditRow,
  freeze,
  type Link,
  readAnchors,
  readFloors,
  readHeads,
  readRows,
} from './store.ts';
import type { AuditBody } from './write-entry.ts';

export const AUDIT_DAYS = 1_095;
const PAGE_ROWS = 1_000;

type AuditProblem = { readonly tenantId: TenantId; readonly seq: number; readonly problem: string };

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Without it the signatures of anchors aren't checked. */
  readonly signer: Pick<Signer, 'verify'> | null;
};

/** `elsewhere`: anchors from outside the database, as the server's log has them. */
export async function verifyAudit(deps: Deps, elsewhere: readonly Anchor[] = []): Promise<Verified> {
  return withTransaction(deps.db, async (tx) => {
    await freeze(tx);
    return verifyAll({ ...deps, tx }, elsewhere);
  });
}

type Frozen = Deps & { readonly tx: Tx };
type Verified = { readonly rows: number; readonly problems: readonly AuditProblem[] };

async function verifyAll(deps: Frozen, elsewhere: readonly Anchor[]): Promise<Verified> {
  const heads = await readHeads(deps.tx);
  const floors = await readFloors(deps.tx);
  const stored = await readAnchors(deps.tx);
  const tenants = new Set([...heads, ...floors, ...stored, ...elsewhere].map(({ tenantId }) => tenantId));
  let rows = 0;
  const problems: AuditProblem[] = [];
  for (const tenantId of tenants) {
    const isOf = (link: Link) => link.tenantId === tenantId;
    const anchors = [...stored.filter(isOf), ...elsewhere.filter(isOf)];
    const chain = { tenantId, head: heads.find(isOf), floor: floors.find(isOf), anchors };
    const checked = await verifyChain(deps, chain);
    rows += checked.rows;
    if (checked.problem) problems.push({ tenantId, ...checked.problem });
  }
  return { rows, problems };
}

type Chain = {
  readonly tenantId: TenantId;
  readonly head: Link | undefined;
  readonly floor: Link | undefined;
  readonly anchors: readonly Anchor[];
};
type Checked = { readonly rows: number; readonly problem: { seq: number; problem: string } | null };

async function verifyChain(deps: Frozen, { tenantId, head, floor, anchors }: Chain): Promise<Checked> {
  let [seq, hash, rows] = [floor?.seq ?? 0, floor?.hash ?? FIRST_HASH, 0];
  const wrong = (at: number, problem: string): Checked => ({ rows, problem: { seq: at, problem } });
  const hashes = new Map(anchors.map((anchor) => [anchor.seq, anchor.hash]));
  const forged = anchors.find(
    (anchor) => deps.signer?.verify(anchorText(anchor), anchor.signature) === false,
  );
  if (forged) return wrong(forged.seq, 'its anchor isn’t signed by this server');
  const early = anchors.find((anchor) => anchor.seq <= seq && anchor.at > oldestDue(deps.clock));
  if (early) return wrong(early.seq, 'it was deleted before its time');
  for (;;) {
    const page = await readRows(deps.tx, tenantId, seq, PAGE_ROWS);
    for (const row of page) {
      if (row.seq !== seq + 1) return wrong(seq + 1, 'it’s missing');
      const problem = findProblem(row, hash, tenantId);
      if (problem) return wrong(row.seq, problem);
      [seq, hash, rows] = [row.seq, row.hash, rows + 1];
      if ((hashes.get(seq) ?? hash) !== hash) return wrong(seq, 'its anchor has another hash');
    }
    if (page.length < PAGE_ROWS) break;
  }
  const last = Math.max(head?.seq ?? 0, ...hashes.keys());
  if (seq < last) return wrong(seq + 1, 'it and all after it are missing');
  if (seq > 0 && (head?.seq !== seq || head.hash !== hash))
    return wrong(seq, 'the head of the chain is another');
  return { rows, problem: null };
}

/** What was anchored since then is still there. */
const oldestDue = (clock: Clock): Instant => plusSeconds(clock.now(), -AUDIT_DAYS * 86_400);

function findProblem(row: AuditRow, previous: string, tenantId: TenantId): string | null {
  if (row.previous !== previous) return 'it doesn’t follow the row before it';
  const hash = createHash('sha256').update(`${previous} ${row.seq} ${row.body}`).digest('hex');
  if (hash !== row.hash) return 'it was changed';
  const body = readBody(row.body);
  const isSame =
    body?.agentId === row.agentId &&
    body.at === row.at &&
    body.tenantId === tenantId &&
    (body.step === 'ended' ? body.of : null) === row.endedOf;
  return isSame ? null : 'its columns aren’t those of its text';
}

function readBody(text: string): AuditBody | null {
  try {
    return JSON.parse(text) as AuditBody;
  } catch {
    return null;
  }
}
