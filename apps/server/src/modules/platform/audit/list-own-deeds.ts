/** An agent's own rows for the desk: each deed once, with what came of it. */
import type { AuditEntry } from '@sojourn/contract/desk/audit-calls.ts';
import type { Actor, Effects } from '#context.ts';
import type { Sealer } from '#seal.ts';
import { idsIn } from './split-words.ts';
import { type AuditRow, readEnds, readRowsOf, readSubjects } from './store.ts';
import { type AuditBody, openWords } from './write-entry.ts';

const PAGE = 50;
export type AuditViewDeps = Pick<Effects, 'db'> & { readonly sealer: Sealer };

export async function listOwnDeeds(
  { db, sealer }: AuditViewDeps,
  { before, kind }: { readonly before?: number | undefined; readonly kind?: 'act' | undefined },
  { tenantId, customerId: agentId }: Actor,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const by = { tenantId, agentId, before: before ?? null, isAct: kind === 'act' };
  const rows = await readRowsOf(db, by, PAGE);
  const read = rows.map((row) => ({ row, body: JSON.parse(row.body) as AuditBody }));
  const ends = await readEnds(
    db,
    tenantId,
    read.filter(({ body }) => body.step === 'begun').map(({ row }) => row.seq),
  );
  const idsOf = ({ customerId, facts }: AuditBody) => [
    ...new Set([...(customerId ? [customerId] : []), ...idsIn(facts)]),
  ];
  const names = await readSubjects(db, tenantId, [...new Set(read.flatMap(({ body }) => idsOf(body)))]);
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  const entries = read.map(({ row, body }) => ({
    ...shown(row, body, ends),
    subjects: idsOf(body).flatMap((id) => {
      const name = nameOf.get(id);
      return name ? [{ id, name }] : [];
    }),
    words: wordsIn(sealer, row, body),
  }));
  const last = rows.at(-1);
  return { entries, next: rows.length === PAGE && last ? last.seq : null };
}

type Shown = Omit<AuditEntry, 'subjects' | 'words'>;

function shown({ seq, at }: AuditRow, body: AuditBody, ends: ReadonlyMap<number, string>): Shown {
  return {
    seq,
    at,
    call: body.call,
    mode: body.mode === 'delegated' ? 'delegated' : 'desk',
    kind: body.step === 'view' ? 'view' : 'act',
    result: body.step === 'view' ? body.result : (ends.get(seq) ?? null),
  };
}

/** Of a file's bytes: it's written down, and nothing that somebody typed. */
const FINGERPRINT = /^[0-9a-f]{64}$/;

function wordsIn(sealer: Sealer, { sealed }: AuditRow, body: AuditBody): string[] | null {
  const words = openWords(sealer, body.tenantId, body, sealed);
  const typed = Object.values(words ?? {}).filter((word) => !FINGERPRINT.test(word));
  return typed.length > 0 ? typed : null;
}
