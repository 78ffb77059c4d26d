import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import {
  type ChangeValue,
  type DeedChange,
  fieldsChanges,
  plainChanges,
  settingsChanges,
  tierChanges,
} from '@sojourn/domain/companies/changes/deed-changes.ts';
import { personChanges } from '@sojourn/domain/companies/changes/person-changes.ts';
import type { CustomField } from '@sojourn/domain/companies/custom-fields.ts';
import { completeTier, type PolicyTier } from '@sojourn/domain/policy/tier.ts';
import type { AdminActor } from '#context.ts';
import type { AdminDeps } from './deps.ts';
import { type NotedEvent, readAdminEvents, readNames } from './store.ts';

const PAGE = 50;
type Listed = OutputOf<Calls['listAdminEvents']>;
/** Their values are ids, shown as names. */
const NAMED = ['tierId', 'managerId', 'approvers', 'deputy'];

/** What was done with the company, the newest first. A tier or person that's gone is shown by their id. */
export async function listEvents(
  { db }: Pick<AdminDeps, 'db'>,
  before: string | undefined,
  actor: AdminActor,
): Promise<Listed> {
  const noted = await readAdminEvents(db, actor, { before, locale: actor.locale, limit: PAGE });
  const found = noted.map((event) => ({ event, changes: changesOf(event) }));
  const ids = found.flatMap(({ event, changes }) => [...event.for, ...changes.flatMap(idsIn)]);
  const names = ids.length === 0 ? new Map<string, string>() : await readNames(db, actor, [...new Set(ids)]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const events = found.map(({ event, changes }) => {
    const { from: _, to: __, fromRules: ___, toRules: ____, ...shown } = event;
    return {
      ...shown,
      for: shown.for.map(nameOf),
      changes: changes.map(({ field, from, to }) => {
        const name = (value: ChangeValue) => mutable(NAMED.includes(field) ? named(value, nameOf) : value);
        return { field, from: name(from), to: name(to) };
      }),
    };
  });
  return { events, next: events.length === PAGE ? (events.at(-1)?.position ?? null) : null };
}

const complete = (rules: PolicyTier | null) => rules && completeTier({ rules }).rules;

function changesOf({ kind, from, to, fromRules, toRules }: NotedEvent): readonly DeedChange[] {
  switch (kind) {
    case 'personAdded':
    case 'personChanged':
      return personChanges(from, to);
    case 'tierAdded':
      return [];
    case 'tierChanged':
      return tierChanges(complete(fromRules), complete(toRules));
    case 'settingsChanged':
      return settingsChanges(from, to);
    case 'fieldsChanged':
      return fieldsChanges(asFields(from), asFields(to));
    default:
      return plainChanges(from, to);
  }
}

/** Older entries have no fields from before. */
const asFields = (facts: unknown): readonly CustomField[] => (Array.isArray(facts) ? facts : []);

const idsIn = ({ field, from, to }: DeedChange): string[] =>
  NAMED.includes(field)
    ? [from, to].flat().filter((id): id is string => typeof id === 'string' && id !== '')
    : [];

const named = (value: ChangeValue, nameOf: (id: string) => string): ChangeValue => {
  if (typeof value === 'string') return value === '' ? '' : nameOf(value);
  return Array.isArray(value) ? value.map(nameOf) : value;
};
const mutable = (value: ChangeValue): Listed['events'][number]['changes'][number]['from'] =>
  Array.isArray(value) ? [...value] : (value as never);
