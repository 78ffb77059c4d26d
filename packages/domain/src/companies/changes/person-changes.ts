/** What an entry of a company's log says was and is, of a person whom an admin changed. */
const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'role',
  'tierId',
  'department',
  'costCenter',
  'managerId',
] as const;
type PersonField = (typeof PERSON_FIELDS)[number];
/** '' for nothing. */
type PersonChange = { readonly field: PersonField; readonly from: string; readonly to: string };

type Noted = Readonly<Record<string, unknown>> | null;

const text = (facts: Noted, field: PersonField): string => {
  const roles = facts?.roles;
  const value = field === 'role' && Array.isArray(roles) ? roles[0] : facts?.[field];
  return typeof value === 'string' ? value : '';
};

/** Only what differs; in the order of the fields. */
export const personChanges = (from: Noted, to: Noted): PersonChange[] =>
  PERSON_FIELDS.map((field) => ({ field, from: text(from, field), to: text(to, field) })).filter(
    (change) => change.from !== change.to,
  );
