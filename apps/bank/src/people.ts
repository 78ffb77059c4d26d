/**
 * Who banks here and what rewards accounts they have. The demo's people are refused in production
 * (config.ts).
 */
import { readFileSync } from 'node:fs';
import { SettingError } from '@sojourn/domain/settings.ts';
import { DEMO_CARDHOLDERS, DEMO_STAFF } from './data/demo-others.ts';
import { DEMO_PEOPLE } from './data/demo-people.ts';
import type { Person } from './person.ts';

export type People = {
  readonly all: readonly Person[];
  /** By user name or e-mail, however written. */
  readonly named: (name: string) => Person | undefined;
  readonly withSubject: (subject: string) => Person | undefined;
};

/** The file is a JSON array of `Person`. */
export function loadPeople(file: string | null): People {
  const all = file === null ? [...DEMO_PEOPLE, ...DEMO_STAFF, ...DEMO_CARDHOLDERS] : readPeople(file);
  const byName = new Map(
    all.flatMap((person) => [
      [person.userName.toLowerCase(), person],
      [person.email.toLowerCase(), person],
    ]),
  );
  const bySubject = new Map(all.map((person) => [person.subject, person]));
  return {
    all,
    named: (name) => byName.get(name.trim().toLowerCase()),
    withSubject: (subject) => bySubject.get(subject),
  };
}

function readPeople(file: string): readonly Person[] {
  try {
    const people = JSON.parse(readFileSync(file, 'utf8')) as Person[];
    for (const { subject, userName, email, password, accounts } of people) {
      const complete = [subject, userName, email, password].every(
        (text) => typeof text === 'string' && text !== '',
      );
      if (!complete || !Array.isArray(accounts))
        throw new Error(`${userName ?? subject ?? 'a person'} is not complete`);
    }
    return people;
  } catch (error) {
    throw new SettingError('BANK_PEOPLE_FILE', `${file} cannot be used: ${(error as Error).message}`);
  }
}
