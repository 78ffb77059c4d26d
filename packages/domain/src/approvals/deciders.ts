/** Who decides about a request: never the traveler, and never by a guess. People are the bank's subjects. */

/**
 * `manager`: the traveler's; `nextUp`: above the manager, or in the place of one who can't decide; `chain`:
 * the tier names them; `admin`: nobody else is left, so an admin of the company decides.
 */
export const DECIDER_REASONS = ['manager', 'nextUp', 'chain', 'admin'] as const;
export type DeciderReason = (typeof DECIDER_REASONS)[number];
export type Decider = {
  readonly subject: string;
  readonly why: DeciderReason;
  /** They book it for others, which is their decision. */
  readonly isBooker: boolean;
};

type Company = {
  /** Of the tier, in the order in which they decide; all of them must agree. */
  readonly chain: readonly string[];
  /** How many managers of each traveler decide before the chain. */
  readonly managers: number;
  /** Of each traveler out of policy everybody above them, the nearest first; null for who can't decide. */
  readonly above: readonly (readonly (string | null)[])[];
  readonly members: readonly { readonly subject: string; readonly isAdmin: boolean }[];
  /** Those that hold now. */
  readonly covers?: readonly Cover[];
};
type Asking = {
  /** Who never decide about it. */
  readonly travelers: readonly string[];
  readonly booker: string;
};

/**
 * Managers, then all steps of the chain, without those who travel or are no longer members; where nobody is
 * left an admin, who is the booker if they are one and don't travel. Who is away while their deputy travels
 * is passed over, unless nobody else is left. Empty: nobody but the travelers could decide.
 */
export function decidersFor(company: Company, { travelers, booker }: Asking): readonly Decider[] {
  const { chain, managers, above, members, covers = [] } = company;
  const away = covers
    .filter(({ approver, deputy }) => travelers.includes(deputy) && approver !== booker)
    .map(({ approver }) => approver);
  const may = members.filter(({ subject }) => !travelers.includes(subject) && !away.includes(subject));
  const known = new Set(may.map(({ subject }) => subject));
  const decider = (subject: string, why: DeciderReason): Decider => ({
    subject,
    why,
    isBooker: subject === booker,
  });
  const managing = above.flatMap((line) =>
    line
      .flatMap((subject, depth) => (subject && known.has(subject) ? [{ subject, depth }] : []))
      .slice(0, managers)
      .map(({ subject, depth }) => decider(subject, depth === 0 ? 'manager' : 'nextUp')),
  );
  const named = chain.filter((subject) => known.has(subject)).map((subject) => decider(subject, 'chain'));
  const steps = [...managing, ...named].filter((each, i, all) => all.findIndex(isSame(each)) === i);
  if (steps.length > 0) return steps;
  const admins = may.filter(({ isAdmin }) => isAdmin);
  const admin = admins.find(({ subject }) => subject === booker) ?? admins[0];
  if (admin) return [decider(admin.subject, 'admin')];
  return away.length > 0 ? decidersFor({ ...company, covers: [] }, { travelers, booker }) : [];
}
const isSame =
  ({ subject }: Decider) =>
  (other: Decider): boolean =>
    other.subject === subject;

/** A deputy from the first day to the last, in the approver's zone; their own cover doesn't pass on. */
export type Cover = { readonly approver: string; readonly deputy: string };

/** In what capacity a person decides a step now; null: not at all. */
export function decidesAs(
  person: { readonly subject: string; readonly isAdmin: boolean },
  step: { readonly approver: string },
  besides: { readonly travelers: readonly string[]; readonly covers: readonly Cover[] },
): 'approver' | 'deputy' | 'admin' | null {
  const { subject, isAdmin } = person;
  if (besides.travelers.includes(subject)) return null;
  if (subject === step.approver) return 'approver';
  const covers = besides.covers.some(
    ({ approver, deputy }) => approver === step.approver && deputy === subject,
  );
  if (covers) return 'deputy';
  return isAdmin ? 'admin' : null;
}
