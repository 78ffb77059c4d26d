/**
 * People's names in the protocol: an address carries them as a hint (`id_token_hint`), so they must name
 * nobody. Each is an HMAC of the bank's own name for the person.
 */
import { createHmac } from 'node:crypto';
import { first } from '@sojourn/domain/present.ts';
import type { People } from '../people.ts';
import type { Person } from '../person.ts';

export type OpaqueSubjects = {
  readonly of: (person: Pick<Person, 'subject'>) => string;
  /** Also by a key that's being replaced. */
  readonly person: (opaque: string) => Person | undefined;
};

/** `keys`: the bank's, the current one first. */
export function createOpaqueSubjects(people: People, keys: readonly string[]): OpaqueSubjects {
  const opaque = (key: string, subject: string): string =>
    createHmac('sha256', key).update(`oidc subject:${subject}`).digest('base64url');
  const known = new Map(
    keys.flatMap((key) => people.all.map((person) => [opaque(key, person.subject), person] as const)),
  );
  return {
    of: ({ subject }) => opaque(first(keys), subject),
    person: (subject) => known.get(subject),
  };
}
