/** A list of people at once: everybody or nobody. */
import type { CheckedImport, PeopleImport } from '@sojourn/contract/admin/people-calls.ts';
import { type CheckedRow, checkImport } from '@sojourn/domain/companies/check-import.ts';
import { PEOPLE_MAX } from '@sojourn/domain/companies/people.ts';
import { newId, type PersonId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import type { Db } from '#db/client.ts';
import { endSessionsOf } from '#modules/customers/sessions/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { moveRequests } from '../../approvals/affected/move-requests.ts';
import {
  insertPeople,
  lockCompany,
  type PersonRow,
  readKnownPeople,
  readSubjects,
  updatePeople,
} from '../../companies/people/store.ts';
import { readTiers } from '../../policy/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';

export async function previewImport(
  { db }: Pick<AdminDeps, 'db'>,
  given: PeopleImport,
  actor: AdminActor,
): Promise<CheckedImport> {
  return shown((await check(db, given, actor)).rows);
}

/** Refuses with ImportRefused when a row has a problem, and TooManyPeople; then nothing has changed. */
export async function importPeople(
  deps: AdminDeps,
  given: PeopleImport,
  actor: AdminActor,
): Promise<CheckedImport> {
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const { rows, known } = await check(tx, given, actor);
    const answer = shown(rows);
    if (answer.counts.refused > 0) refuse('ImportRefused');
    if (known.length + answer.counts.new > PEOPLE_MAX) refuse('TooManyPeople');
    const ids = new Map(known.map(({ email, personId }) => [email.toLowerCase(), personId]));
    const fresh = rows.filter(({ status }) => status === 'new');
    const changed = rows.filter(({ status }) => status === 'changed');
    for (const { facts } of fresh) ids.set(facts.email, newId('per', deps.random.bytes(16)));
    // Under a new address they're still the same person
    for (const { facts, known: before } of changed) if (before) ids.set(facts.email, before.personId);
    const rowOf = ({ facts, known: before }: CheckedRow): PersonRow => {
      const { managerEmail, ...rest } = facts;
      const idOf = (email: string) => (ids.get(email) ?? refuse('ImportRefused')) as PersonId;
      return {
        ...rest,
        personId: (before?.personId as PersonId | undefined) ?? idOf(facts.email),
        managerId: managerEmail === null ? null : idOf(managerEmail),
        source: given.source,
      };
    };
    const now = deps.clock.now();
    await insertPeople(tx, actor, fresh.map(rowOf), now);
    await updatePeople(tx, actor, changed.map(rowOf), now);
    const left = changed
      .filter(({ facts }) => !facts.isActive)
      .map(({ known: each }) => each?.personId ?? '');
    const subjects = await readSubjects(tx, actor, left);
    await endSessionsOf(tx, actor.tenantId, subjects, now);
    await moveRequests(tx, deps, actor, { subjects, tierId: null });
    if (fresh.length + changed.length > 0)
      await noteDeed(tx, deps, actor, 'peopleImported', {
        about: String(fresh.length + changed.length),
        source: given.source,
        counts: answer.counts,
      });
    return answer;
  });
}

async function check(db: Db | Tx, { rows }: PeopleImport, actor: AdminActor) {
  const [people, tiers] = [await readKnownPeople(db, actor), await readTiers(db, actor)];
  return { rows: checkImport(rows, { people, tiers }), known: people };
}

function shown(rows: readonly CheckedRow[]): CheckedImport {
  const counts = { new: 0, changed: 0, same: 0, refused: 0 };
  for (const { status } of rows) counts[status]++;
  return {
    counts,
    rows: rows.map(({ line, status, problems }) => ({
      line,
      status,
      problems: problems.map((each) => ({ ...each })),
    })),
  };
}
