import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { type PersonField, personChanges } from '@sojourn/domain/companies/person-changes.ts';
import type { AdminActor } from '../../context.ts';
import type { AdminDeps } from './deps.ts';
import { readAdminEvents, readNames } from './store.ts';

const PAGE = 50;
const NAMED: readonly PersonField[] = ['tierId', 'managerId'];

/** What was done with the company, the newest first. A tier or manager that's gone is shown by its id. */
export async function listEvents(
  { db }: Pick<AdminDeps, 'db'>,
  before: string | undefined,
  actor: AdminActor,
): Promise<OutputOf<Calls['listAdminEvents']>> {
  const noted = await readAdminEvents(db, actor, before, PAGE);
  const found = noted.map(({ from, to, ...event }) => ({ ...event, changes: personChanges(from, to) }));
  const named = found.flatMap(({ changes }) => changes.filter(({ field }) => NAMED.includes(field)));
  const ids = named.flatMap(({ from, to }) => [from, to]).filter((id) => id !== '');
  const names = ids.length === 0 ? new Map<string, string>() : await readNames(db, actor, ids);
  const events = found.map((event) => ({
    ...event,
    changes: event.changes.map(({ field, from, to }) =>
      NAMED.includes(field)
        ? { field, from: names.get(from) ?? from, to: names.get(to) ?? to }
        : { field, from, to },
    ),
  }));
  return { events, next: events.length === PAGE ? (events.at(-1)?.position ?? null) : null };
}
