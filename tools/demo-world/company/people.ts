/** Northline's people as the demo has them: from the bank's list, with what the company knows of them. */
import { DEMO_STAFF } from '../../../apps/bank/src/data/demo-others.ts';
import { DEMO_PEOPLE } from '../../../apps/bank/src/data/demo-people.ts';
import type { Person } from '../../../apps/bank/src/person.ts';
import type { CalendarDate } from '../../../packages/domain/src/dates.ts';
import { assertPresent as present } from '../../../packages/domain/src/present.ts';
import type { Traveler } from '../buying/traveler.ts';
import { type Department, type OfficeName, STAFF_ROWS, type TierKey } from '../data/staff.ts';

export type Colleague = Traveler & {
  readonly department: Department;
  readonly office: OfficeName;
  readonly tier: TierKey;
  readonly managerEmail: string;
};

const BANKED = new Map([...DEMO_PEOPLE, ...DEMO_STAFF].map((person) => [person.userName, person]));
const banked = (userName: string): Person => present(BANKED.get(userName), `the bank's ${userName}`);

/** Between 24 and 60 in 2026, and the same on every machine. */
export function identityOf(person: Person, gender: 'F' | 'M', at: number): Traveler & { site: 'portal' } {
  const { subject, firstName, lastName, email, phone = '+1 617 555 0199' } = person;
  const year = 1966 + ((at * 17) % 36);
  const [month, day] = [1 + ((at * 5) % 12), 1 + ((at * 11) % 28)].map((n) => String(n).padStart(2, '0'));
  return {
    tenantId: person.isCardholder ? 'consumer' : 'business',
    site: 'portal',
    subject,
    firstName,
    lastName,
    email,
    phone,
    gender,
    birthdate: `${year}-${month}-${day}` as CalendarDate,
    passport: `X${String(40_000_000 + at * 371_113).slice(-8)}`,
  };
}

export const COLLEAGUES: readonly Colleague[] = STAFF_ROWS.map(
  ([userName, gender, department, office, tier, manager], at) => ({
    ...identityOf(banked(userName), gender, at),
    department,
    office,
    tier,
    managerEmail: manager === null ? '' : banked(manager).email,
  }),
);
export const colleague = (userName: string): Colleague => {
  const { subject } = banked(userName);
  return present(
    COLLEAGUES.find((each) => each.subject === subject),
    userName,
  );
};
/** Priya where she runs the company. */
export const PRIYA_AS_ADMIN = { ...colleague('priya.nair'), site: 'admin' } as const;
