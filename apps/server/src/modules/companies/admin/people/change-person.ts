/** Adding and changing one person, by the rules of an import of one row. */
import type { CompanyPerson } from '@sojourn/contract/admin/parts.ts';
import type { PersonInput } from '@sojourn/contract/admin/people-calls.ts';
import { ADMIN_ROLE } from '@sojourn/domain/companies/roles.ts';
import { newId, type PersonId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '#context.ts';
import { endSessionsOf } from '#modules/customers/sessions/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { moveRequests } from '../../approvals/affected/move-requests.ts';
import {
  insertPeople,
  lockCompany,
  type PersonRow,
  readKnownPeople,
  readPerson,
  readSubjects,
  updatePeople,
} from '../../companies/people/store.ts';
import { readTiers } from '../../policy/store.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { invite } from './invite-people.ts';

const nameOf = ({ firstName, lastName }: Pick<CompanyPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Refuses with PersonEmailTaken, ManagerLoop or TierUnknown. */
export async function addPerson(
  deps: AdminDeps,
  { facts, invite: isInvited }: { readonly facts: PersonInput; readonly invite: boolean },
  actor: AdminActor,
): Promise<CompanyPerson> {
  const personId = newId('per', deps.random.bytes(16));
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    await requireFitting(tx, actor, personId, facts);
    const row = rowOf(personId, facts, { source: 'hand', externalId: null, isActive: true });
    await insertPeople(tx, actor, [row], deps.clock.now());
    await noteDeed(tx, deps, actor, 'personAdded', { about: nameOf(facts), personId, to: facts });
    if (isInvited) await invite(tx, deps, actor, [personId]);
    return (await readPerson(tx, actor, personId)) ?? refuse('NotFound');
  });
}

/** Refuses with NotFound, PersonEmailTaken, ManagerLoop, TierUnknown or LastAdmin. */
export async function changePerson(
  deps: AdminDeps,
  personId: PersonId,
  facts: PersonInput,
  actor: AdminActor,
): Promise<CompanyPerson> {
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const before = await requireFitting(tx, actor, personId, facts);
    if (!before) refuse('NotFound');
    const { source } = (await readPerson(tx, actor, personId)) ?? refuse('NotFound');
    const isActive = before.status !== 'deactivated';
    const row = rowOf(personId, facts, { source, externalId: before.externalId, isActive });
    await updatePeople(tx, actor, [row], deps.clock.now());
    await noteDeed(tx, deps, actor, 'personChanged', {
      about: nameOf(facts),
      personId,
      from: before,
      to: facts,
    });
    return (await readPerson(tx, actor, personId)) ?? refuse('NotFound');
  });
}

/** Refuses with NotFound or LastAdmin. Their sessions end with the same commit. */
export async function setActive(
  deps: AdminDeps,
  personId: PersonId,
  isActive: boolean,
  actor: AdminActor,
): Promise<CompanyPerson> {
  return withTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor);
    const known = await readKnownPeople(tx, actor);
    const before = known.find((each) => each.personId === personId) ?? refuse('NotFound');
    if (!isActive) requireAdmin(known, personId);
    const { source } = (await readPerson(tx, actor, personId)) ?? refuse('NotFound');
    const row = { ...before, personId, managerId: before.managerId as PersonId | null, source, isActive };
    await updatePeople(tx, actor, [row], deps.clock.now());
    if (!isActive) {
      const subjects = await readSubjects(tx, actor, [personId]);
      await endSessionsOf(tx, actor.tenantId, subjects, deps.clock.now());
      await moveRequests(tx, deps, actor, { subjects, tierId: null });
    }
    const kind = isActive ? 'personReactivated' : 'personDeactivated';
    await noteDeed(tx, deps, actor, kind, { about: nameOf(before), personId });
    return (await readPerson(tx, actor, personId)) ?? refuse('NotFound');
  });
}

type Known = Awaited<ReturnType<typeof readKnownPeople>>;

/** Somebody else has to be left who runs the company. */
function requireAdmin(known: Known, without: string): void {
  const admins = known.filter(({ status, roles }) => status === 'active' && roles.includes(ADMIN_ROLE));
  if (admins.length > 0 && admins.every(({ personId }) => personId === without)) refuse('LastAdmin');
}

async function requireFitting(tx: Tx, actor: AdminActor, personId: string, facts: PersonInput) {
  const known = await readKnownPeople(tx, actor);
  const email = facts.email.toLowerCase();
  if (known.some((each) => each.personId !== personId && each.email.toLowerCase() === email))
    refuse('PersonEmailTaken');
  if (facts.tierId !== null && !(await readTiers(tx, actor)).some(({ tierId }) => tierId === facts.tierId))
    refuse('TierUnknown');
  const managers = new Map(known.map((each) => [each.personId, each.managerId]));
  if (facts.managerId !== null && !managers.has(facts.managerId)) refuse('ManagerLoop');
  for (let at: string | null = facts.managerId, steps = 0; at !== null; at = managers.get(at) ?? null)
    if (at === personId || ++steps > known.length) refuse('ManagerLoop');
  if (facts.role !== ADMIN_ROLE) requireAdmin(known, personId);
  return known.find((each) => each.personId === personId);
}

const rowOf = (
  personId: PersonId,
  { role, ...facts }: PersonInput,
  rest: Pick<PersonRow, 'source' | 'externalId' | 'isActive'>,
): PersonRow => ({ ...facts, ...rest, personId, roles: [role] });
