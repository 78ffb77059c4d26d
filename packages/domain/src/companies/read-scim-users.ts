/**
 * People from a directory's list in the shape of SCIM 2.0: a ListResponse, an array of users, or one of them.
 * Directories differ: `"False"` as text, names in other capitals, a manager as text or as an object.
 */
import type { ImportRow } from './import-row.ts';
import type { ReadPeople } from './read-people-csv.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An attribute, whatever its capitals. */
function attribute(of: unknown, name: string): unknown {
  if (!isObject(of)) return undefined;
  const key = Object.keys(of).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : of[key];
}
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : undefined;

function truth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = text(value)?.toLowerCase();
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

/** The primary of several, else the first. */
function primaryOf(list: unknown): string | undefined {
  if (!Array.isArray(list)) return text(list);
  const primary = list.find((each) => truth(attribute(each, 'primary')) === true) ?? list[0];
  return text(primary) ?? text(attribute(primary, 'value'));
}

function emailOf(user: unknown): string | undefined {
  const userName = text(attribute(user, 'userName'));
  return primaryOf(attribute(user, 'emails')) ?? (userName?.includes('@') ? userName : undefined);
}

/** Addresses by the ids that a manager's `value` may be: the directory's own, or the company's. */
type EmailById = ReadonlyMap<string, string>;

function emailsById(users: readonly unknown[]): EmailById {
  const entries = ['externalId', 'id'].flatMap((key) =>
    users.flatMap((user) => {
      const [id, email] = [text(attribute(user, key)), emailOf(user)];
      return id && email ? [[id, email] as const] : [];
    }),
  );
  return new Map(entries);
}

/** The address of somebody in the list; else what the company may know them by: their id, then their name. */
function managerOf(manager: unknown, emails: EmailById): Pick<ImportRow, 'manager' | 'managerName'> {
  const id = text(manager) ?? text(attribute(manager, 'value'));
  const name = text(attribute(manager, 'displayName'));
  const email = id === undefined ? undefined : emails.get(id);
  return email ? { manager: email } : { manager: id ?? name, managerName: id ? name : undefined };
}

function rowOf(user: unknown, line: number, emails: EmailById): ImportRow {
  const name = attribute(user, 'name');
  const extension = attribute(user, ENTERPRISE) ?? user;
  const found = {
    firstName: text(attribute(name, 'givenName')),
    lastName: text(attribute(name, 'familyName')),
    email: emailOf(user),
    tier: text(attribute(user, 'tier')),
    department: text(attribute(extension, 'department')),
    costCenter: text(attribute(extension, 'costCenter')),
    ...managerOf(attribute(extension, 'manager'), emails),
    externalId: text(attribute(user, 'externalId')) ?? text(attribute(user, 'id')),
    active: truth(attribute(user, 'active')),
  };
  const given = Object.entries(found).filter(([, value]) => value !== undefined);
  return { line, email: '', ...Object.fromEntries(given) };
}

/** `line`: the position of a user in the list, from 1. */
export function readScimUsers(given: string): ReadPeople {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: 'notJson' };
  }
  const listed = attribute(parsed, 'Resources') ?? parsed;
  const users = Array.isArray(listed) ? listed : isObject(listed) ? [listed] : [];
  if (users.length === 0) return { problem: 'noRows' };
  const emails = emailsById(users);
  return { rows: users.map((user, at) => rowOf(user, at + 1, emails)), unknown: [] };
}
