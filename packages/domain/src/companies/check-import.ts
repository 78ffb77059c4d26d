/** What an import would do, row by row, and why a row can't be imported. */
import { isEmailAddress, withoutInvisible } from '../travelers/contact.ts';
import { nameProblem } from '../travelers/names/document-name.ts';
import type { ImportField, ImportRow } from './import-row.ts';
import type { PersonStatus } from './people.ts';
import { ADMIN_ROLE, COMPANY_ROLES, type CompanyRole } from './roles.ts';

export const IMPORT_PROBLEMS = [
  'empty',
  'name',
  'email',
  'emailEnding',
  'sameEmail',
  'sameId',
  'unknownTier',
  'unknownRole',
  'unknownManager',
  'ownManager',
  'managerLoop',
  'lastAdmin',
  'tooLong',
] as const;
type ImportProblem = {
  readonly field: ImportField;
  readonly problem: (typeof IMPORT_PROBLEMS)[number];
  /** What was probably meant. */
  readonly guess: string | null;
  /** The line that has the same. */
  readonly line: number | null;
};

/** A person of the company as they are. */
export type KnownPerson = {
  readonly personId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly tierId: string | null;
  readonly department: string;
  readonly costCenter: string;
  readonly managerId: string | null;
  readonly externalId: string | null;
  readonly status: PersonStatus;
};
type KnownTier = { readonly tierId: string; readonly name: string };
type Known = { readonly people: readonly KnownPerson[]; readonly tiers: readonly KnownTier[] };

/** What a person would be. `managerEmail` is of the company or of the import. */
type PersonFacts = Omit<KnownPerson, 'personId' | 'managerId' | 'status' | 'roles'> & {
  readonly roles: readonly CompanyRole[];
  readonly managerEmail: string | null;
  readonly isActive: boolean;
};
export type CheckedRow = {
  readonly line: number;
  readonly status: 'new' | 'changed' | 'same' | 'refused';
  readonly problems: readonly ImportProblem[];
  /** Whom it changes; null for somebody new. */
  readonly known: KnownPerson | null;
  readonly facts: PersonFacts;
};

const LONGEST = 120;
/** Without what a copied cell has that nobody sees, so that two spellings of one address are one. */
const fold = (text: string): string => withoutInvisible(text).trim().toLocaleLowerCase();
const problemOf = (
  field: ImportField,
  problem: ImportProblem['problem'],
  { guess = null, line = null }: { guess?: string | null; line?: number | null } = {},
): ImportProblem => ({ field, problem, guess, line });

/** An address that mail can reach; `emailEnding` for one without a domain's ending. */
export function emailProblem(email: string): 'empty' | 'email' | 'emailEnding' | null {
  if (email === '') return 'empty';
  if (isEmailAddress(email)) return null;
  return isEmailAddress(`${email}.com`) && /@[^.]+$/.test(email) ? 'emailEnding' : 'email';
}

/** The one whose words begin like these, if it's only one. */
function guessName(wanted: string, names: readonly string[]): string | null {
  const words = fold(wanted)
    .split(/[\s.]+/)
    .filter(Boolean);
  const alike = names.filter((name) => {
    const parts = fold(name).split(/\s+/);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

type Book = {
  readonly known: Known;
  readonly byEmail: ReadonlyMap<string, KnownPerson>;
  readonly byExternalId: ReadonlyMap<string, KnownPerson>;
  readonly byId: ReadonlyMap<string, KnownPerson>;
  readonly firstLine: ReadonlyMap<string, number>;
  readonly firstId: ReadonlyMap<string, number>;
  /** Addresses of the import and the company by their own ids. */
  readonly emailById: ReadonlyMap<string, string>;
  /** Everybody's address by what a manager may be named: address or whole name; null for two of a name. */
  readonly addresses: ReadonlyMap<string, string | null>;
  readonly names: readonly string[];
};

function bookOf(rows: readonly ImportRow[], known: Known): Book {
  const firstLine = new Map<string, number>();
  const firstId = new Map<string, number>();
  const addresses = new Map<string, string | null>();
  const names = new Set<string>();
  const note = (firstName: string, lastName: string, email: string): void => {
    if (email === '') return;
    addresses.set(fold(email), fold(email));
    const name = `${firstName} ${lastName}`.trim();
    if (name === '') return;
    names.add(name);
    const before = addresses.get(fold(name));
    addresses.set(fold(name), before === undefined || before === fold(email) ? fold(email) : null);
  };
  for (const { firstName, lastName, email } of known.people) note(firstName, lastName, email);
  for (const { line, firstName = '', lastName = '', email = '', externalId = '' } of rows) {
    note(firstName, lastName, email);
    if (email !== '' && !firstLine.has(fold(email))) firstLine.set(fold(email), line);
    if (externalId !== '' && !firstId.has(externalId)) firstId.set(externalId, line);
  }
  const withId = known.people.flatMap((each) => (each.externalId ? [[each.externalId, each] as const] : []));
  const emailById = new Map(withId.map(([id, { email }]) => [id, email]));
  for (const { email, externalId } of rows) if (email && externalId) emailById.set(externalId, email);
  return {
    known,
    byEmail: new Map(known.people.map((each) => [fold(each.email), each])),
    byExternalId: new Map(withId),
    byId: new Map(known.people.map((each) => [each.personId, each])),
    firstLine,
    firstId,
    emailById,
    addresses,
    names: [...names],
  };
}

/** Rows in their order. Nobody who is left out changes. */
export function checkImport(rows: readonly ImportRow[], known: Known): CheckedRow[] {
  const book = bookOf(rows, known);
  const checked = rows.map((row) => checkRow(row, book));
  const refused = new Map<number, ImportProblem>();
  for (const line of loopsOf(checked, book)) refused.set(line, problemOf('manager', 'managerLoop'));
  const admin = lastAdminRow(checked, known);
  if (admin) refused.set(admin.line, problemOf('role', 'lastAdmin'));
  if (refused.size === 0) return checked;
  return checked.map((row) => {
    const problem = refused.get(row.line);
    return problem ? { ...row, status: 'refused', problems: [...row.problems, problem] } : row;
  });
}

function checkRow(row: ImportRow, book: Book): CheckedRow {
  const known =
    (row.externalId ? book.byExternalId.get(row.externalId) : undefined) ??
    book.byEmail.get(fold(row.email ?? '')) ??
    null;
  const manager = managerOf(row, known, book);
  const { tier, problem: tierProblem } = tierOf(row, known, book);
  const role = row.role === undefined || row.role === '' ? undefined : roleNamed(row.role);
  const facts: PersonFacts = {
    firstName: row.firstName ?? known?.firstName ?? '',
    lastName: row.lastName ?? known?.lastName ?? '',
    email: fold(row.email ?? known?.email ?? ''),
    roles: role ? [role] : ((known?.roles as readonly CompanyRole[] | undefined) ?? ['Traveler']),
    tierId: tier,
    department: row.department ?? known?.department ?? '',
    costCenter: row.costCenter ?? known?.costCenter ?? '',
    managerEmail: manager.email,
    externalId: row.externalId || (known?.externalId ?? null),
    isActive: row.active ?? known?.status !== 'deactivated',
  };
  const problems = [
    ...nameProblems(facts),
    ...emailProblems(row, facts, known, book),
    ...(role === null
      ? [problemOf('role', 'unknownRole', { guess: guessName(row.role ?? '', COMPANY_ROLES) })]
      : []),
    ...(tierProblem ? [tierProblem] : []),
    ...(manager.problem ? [manager.problem] : []),
    ...longProblems(row),
  ];
  const status =
    problems.length > 0 ? 'refused' : !known ? 'new' : isSame(known, facts, book) ? 'same' : 'changed';
  return { line: row.line, status, problems, known, facts };
}

const roleNamed = (name: string): CompanyRole | null =>
  COMPANY_ROLES.find((each) => fold(each) === fold(name)) ?? null;

const nameProblems = (facts: PersonFacts): ImportProblem[] =>
  (['firstName', 'lastName'] as const).flatMap((field) => {
    if (facts[field].trim() === '') return [problemOf(field, 'empty')];
    return nameProblem(facts[field]) ? [problemOf(field, 'name')] : [];
  });

function emailProblems(row: ImportRow, facts: PersonFacts, known: KnownPerson | null, book: Book) {
  const wrong = emailProblem(facts.email);
  if (wrong) return [problemOf('email', wrong)];
  const first = book.firstLine.get(facts.email);
  if (first !== undefined && first !== row.line) return [problemOf('email', 'sameEmail', { line: first })];
  const other = book.byEmail.get(facts.email);
  if (other && other.personId !== known?.personId) return [problemOf('email', 'sameEmail')];
  const firstId = row.externalId ? book.firstId.get(row.externalId) : undefined;
  if (firstId !== undefined && firstId !== row.line)
    return [problemOf('externalId', 'sameId', { line: firstId })];
  return [];
}

function tierOf(row: ImportRow, known: KnownPerson | null, { known: { tiers } }: Book) {
  if (row.tier === undefined) return { tier: known?.tierId ?? null, problem: null };
  if (row.tier === '') return { tier: null, problem: null };
  const wanted = row.tier;
  const found = tiers.find(({ name }) => fold(name) === fold(wanted));
  if (found) return { tier: found.tierId, problem: null };
  const guess = guessName(
    wanted,
    tiers.map(({ name }) => name),
  );
  return { tier: null, problem: problemOf('tier', 'unknownTier', { guess }) };
}

function managerOf(row: ImportRow, known: KnownPerson | null, book: Book) {
  const current = known?.managerId ? (book.byId.get(known.managerId)?.email ?? null) : null;
  if (row.manager === undefined) return { email: current && fold(current), problem: null };
  if (row.manager === '') return { email: null, problem: null };
  const byId = book.emailById.get(row.manager);
  const email = byId
    ? fold(byId)
    : (book.addresses.get(fold(row.manager)) ?? book.addresses.get(fold(row.managerName ?? '')));
  if (email && email === fold(row.email ?? known?.email ?? ''))
    return { email: null, problem: problemOf('manager', 'ownManager') };
  if (email) return { email, problem: null };
  const guess = guessName(row.manager, book.names);
  return { email: null, problem: problemOf('manager', 'unknownManager', { guess }) };
}

const longProblems = (row: ImportRow): ImportProblem[] =>
  (['department', 'costCenter', 'externalId'] as const)
    .filter((field) => (row[field] ?? '').length > LONGEST)
    .map((field) => problemOf(field, 'tooLong'));

function isSame(known: KnownPerson, facts: PersonFacts, { byId }: Book): boolean {
  const manager = known.managerId ? fold(byId.get(known.managerId)?.email ?? '') : null;
  return (
    known.firstName === facts.firstName &&
    known.lastName === facts.lastName &&
    fold(known.email) === facts.email &&
    known.tierId === facts.tierId &&
    known.department === facts.department &&
    known.costCenter === facts.costCenter &&
    known.externalId === facts.externalId &&
    manager === facts.managerEmail &&
    (known.status !== 'deactivated') === facts.isActive &&
    known.roles.length === facts.roles.length &&
    facts.roles.every((role) => known.roles.includes(role))
  );
}

/** Lines of people who'd be their own manager's manager. */
function loopsOf(checked: readonly CheckedRow[], { known, byId }: Book): number[] {
  const above = new Map<string, string | null>();
  for (const { email, managerId } of known.people)
    above.set(fold(email), managerId ? fold(byId.get(managerId)?.email ?? '') : null);
  for (const { facts } of checked) above.set(facts.email, facts.managerEmail);
  const isInLoop = (email: string): boolean => {
    const seen = new Set<string>();
    let at: string | null | undefined = above.get(email);
    while (at && !seen.has(at)) {
      if (at === email) return true;
      seen.add(at);
      at = above.get(at);
    }
    return false;
  };
  return checked.filter(({ facts }) => facts.managerEmail && isInLoop(facts.email)).map(({ line }) => line);
}

/** The row after which nobody would run the company. */
function lastAdminRow(checked: readonly CheckedRow[], { people }: Known): CheckedRow | undefined {
  const isAdmin = ({ status, roles }: KnownPerson) => status === 'active' && roles.includes(ADMIN_ROLE);
  const after = new Map(checked.flatMap((row) => (row.known ? [[row.known.personId, row] as const] : [])));
  const admins = people.filter(isAdmin);
  const loses = ({ facts }: CheckedRow) => !facts.isActive || !facts.roles.includes(ADMIN_ROLE);
  const leaving = admins.filter(({ personId }) => {
    const row = after.get(personId);
    return row !== undefined && loses(row);
  });
  if (admins.length === 0 || leaving.length < admins.length) return undefined;
  return after.get(leaving[0]?.personId ?? '');
}
