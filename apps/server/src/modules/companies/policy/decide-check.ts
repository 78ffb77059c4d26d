/** How a checkout goes on that was judged: in policy, out of policy with a reason, or not at all. */
import type { OutOfPolicy, ShownReason } from '@sojourn/contract/policy.ts';
import { isReasonComplete } from '@sojourn/domain/policy/reasons.ts';
import { approvalProcess } from '@sojourn/domain/policy/tier.ts';
import { refuse } from '#refusal.ts';
import type { JudgedSale } from './judge-sale.ts';
import type { PolicyCheck } from './store.ts';

type JudgedPerson = {
  /** Null for a guest. */
  readonly personId: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly tier: Pick<JudgedSale['tier'], 'name'> | null;
  readonly verdict: JudgedSale['verdict'] | null;
};
type OutOfTheirs = NonNullable<OutOfPolicy['travelers']>;
const outOfTheirs = ({ firstName, lastName, tier, verdict }: JudgedPerson): OutOfTheirs =>
  tier && verdict && !verdict.isInPolicy
    ? [
        {
          name: `${firstName} ${lastName}`,
          tier: tier.name,
          broken: verdict.broken.map((each) => ({ ...each })) as OutOfTheirs[number]['broken'],
        },
      ]
    : [];

/** As a refusal contains them. */
export const brokenOf = ({ broken }: JudgedSale['verdict']): OutOfPolicy['broken'] =>
  broken.map((each) => ({ ...each })) as OutOfPolicy['broken'];

/**
 * What is stored with the checkout. Refuses OutOfPolicy, with the broken rules, without a reason, and
 * InvalidInput for the reason `other` without a note.
 */
export function decideCheck(
  { tier, verdict }: JudgedSale,
  given: ShownReason | undefined,
  travelers: readonly JudgedPerson[] = [],
): Omit<PolicyCheck, 'checkoutId'> {
  if (verdict.isInPolicy) return { tier, verdict, reason: null, note: null, needsApproval: false };
  if (!given) {
    const broken = brokenOf(verdict);
    const named = travelers.length > 1 ? { travelers: travelers.flatMap(outOfTheirs) } : {};
    refuse('OutOfPolicy', { policy: { tier: tier.name, broken, ...named } });
  }
  const note = given.note?.trim() ?? '';
  if (!isReasonComplete(given.reason, note))
    refuse('InvalidInput', { fields: [{ path: 'policyReason.note', problem: 'required' }] });
  return {
    tier,
    verdict,
    reason: given.reason,
    note: note || null,
    needsApproval: approvalProcess(tier.rules) === '24hr_review',
  };
}
