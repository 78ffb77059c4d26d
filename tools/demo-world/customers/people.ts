/** The cardholders of the demo: those of the sign-in page, and others whom the service desk knows. */
import { DEMO_CARDHOLDERS } from '../../../apps/bank/src/data/demo-others.ts';
import { DEMO_PEOPLE } from '../../../apps/bank/src/data/demo-people.ts';
import { assertPresent } from '../../../packages/domain/src/present.ts';
import type { Traveler } from '../buying/traveler.ts';
import { identityOf } from '../company/people.ts';

export type Cardholder = Traveler & {
  readonly home: string;
  /** Of their account; null for those whose card the vault has from the beginning. */
  readonly lastFour: string | null;
};

const NAMED = [
  ['maya.okafor', 'F', 'BOS'],
  ['elena.ruiz', 'F', 'AUS'],
  ['jonah.okafor', 'M', 'BOS'],
] as const;
const OTHERS = [
  ['F', 'JFK'],
  ['M', 'MIA'],
  ['F', 'SFO'],
  ['M', 'ORD'],
  ['F', 'ATL'],
  ['M', 'BOS'],
  ['F', 'MIA'],
  ['M', 'DFW'],
  ['F', 'LAX'],
  ['M', 'SEA'],
  ['F', 'DEN'],
  ['M', 'PHL'],
] as const;

export const CARDHOLDERS: readonly Cardholder[] = [
  ...NAMED.map(([userName, gender, home], at) => {
    const person = assertPresent(
      DEMO_PEOPLE.find((each) => each.userName === userName),
      userName,
    );
    return { ...identityOf(person, gender, 70 + at), home, lastFour: null };
  }),
  ...DEMO_CARDHOLDERS.map((person, at) => {
    const [gender, home] = OTHERS[at % OTHERS.length] ?? OTHERS[0];
    return { ...identityOf(person, gender, 80 + at), home, lastFour: person.accounts[0]?.lastFour ?? null };
  }),
];

/** By the bank's name for them. */
export const cardholder = (subject: string): Cardholder =>
  assertPresent(
    CARDHOLDERS.find((each) => each.subject === subject),
    subject,
  );
