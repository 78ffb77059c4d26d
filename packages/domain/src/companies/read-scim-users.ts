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

function rowOf(user: unknown, line: number): ImportRow {
  const name = attribute(user, 'name');
  const extension = attribute(user, ENTERPRISE) ?? user;
  const manager = attribute(extension, 'manager');
  const userName = text(attribute(user, 'userName'));
  const found = {
    firstName: text(attribute(name, 'givenName')),
    lastName: text(attribute(name, 'familyName')),
    email: primaryOf(attribute(user, 'emails')) ?? (userName?.includes('@') ? userName : undefined),
    tier: text(attribute(user, 'tier')),
    department: text(attribute(extension, 'department')),
    costCenter: text(attribute(extension, 'costCenter')),
    manager: text(manager) ?? text(attribute(manager, 'value')) ?? text(attribute(manager, 'displayName')),
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
  return { rows: users.map((user, at) => rowOf(user, at + 1)), unknown: [] };
}
