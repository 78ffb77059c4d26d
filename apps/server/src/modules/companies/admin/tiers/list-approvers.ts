import type { OutputOf, QueryOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import type { AdminActor } from '#context.ts';
import type { AdminDeps } from '../deps.ts';
import { readApprovers, readNamed, readTier } from './store.ts';

const MOST = 20;

/** Who could approve, and whom a tier names in its order. Another company's tier names nobody. */
export async function listApprovers(
  { db }: Pick<AdminDeps, 'db'>,
  { q = '', tierId }: QueryOf<Calls['listTierApprovers']>,
  actor: AdminActor,
): Promise<OutputOf<Calls['listTierApprovers']>> {
  const [people, tier] = await Promise.all([
    readApprovers(db, actor, q, MOST),
    tierId === undefined ? null : readTier(db, actor, tierId),
  ]);
  const subjects = tier?.rules.settings.approval?.approvers ?? [];
  const names = new Map((await readNamed(db, actor, subjects)).map(({ subject, name }) => [subject, name]));
  return { people, chosen: subjects.map((subject) => ({ subject, name: names.get(subject) ?? subject })) };
}
