/** Who decides about a request: never the traveler, and never by a guess. People are the bank's subjects. */

/** `chain`: the tier names them; `admin`: nobody else is left, so an admin of the company decides. */
export const DECIDER_REASONS = ['chain', 'admin'] as const;
export type DeciderReason = (typeof DECIDER_REASONS)[number];
export type Decider = { readonly subject: string; readonly why: DeciderReason };

type Company = {
  /** Of the tier, in the order in which they decide; all of them must agree. */
  readonly chain: readonly string[];
  readonly members: readonly { readonly subject: string; readonly isAdmin: boolean }[];
};

/**
 * All steps of the chain without those who travel or are no longer members; where nobody is left the first
 * admin. Empty: nobody but the traveler could decide.
 */
export function decidersFor({ chain, members }: Company, travelers: readonly string[]): readonly Decider[] {
  const may = members.filter(({ subject }) => !travelers.includes(subject));
  const known = new Set(may.map(({ subject }) => subject));
  const steps = [...new Set(chain)].filter((subject) => known.has(subject));
  if (steps.length > 0) return steps.map((subject) => ({ subject, why: 'chain' }));
  const admin = may.find(({ isAdmin }) => isAdmin);
  return admin ? [{ subject: admin.subject, why: 'admin' }] : [];
}

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
