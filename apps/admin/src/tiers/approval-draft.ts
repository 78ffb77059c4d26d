/** Who approves, for how long, and what a price may rise by until then, while it's edited. */
import { APPROVAL_DEFAULTS, type ApprovalRules } from '@sojourn/domain/approvals/approval-rules.ts';
import { readCap } from './read-cap.ts';

export type ApprovalDraft = Pick<ApprovalRules, 'hours' | 'ifUndecided' | 'approvers'> & {
  readonly managers: number;
  /** As typed; empty for none. */
  readonly percent: string;
  readonly amount: string;
};
export type ApprovalProblem = 'percent' | 'tolerance';

export function approvalDraftOf(rules: ApprovalRules = APPROVAL_DEFAULTS): ApprovalDraft {
  const { hours, ifUndecided, tolerance, managers = 0, approvers } = rules;
  const { percent, amountMinor } = tolerance;
  return {
    hours,
    ifUndecided,
    managers,
    approvers,
    percent: percent === 0 ? '' : String(percent),
    amount: amountMinor === 0 ? '' : (amountMinor / 100).toFixed(2),
  };
}

/** Undefined for what isn't a percentage; empty is 0. */
function readPercent(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0%]/g, '').replace(',', '.');
  const value = /^\d{0,3}(\.\d)?$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= 100 ? value : undefined;
}

export function approvalProblems({ percent, amount }: ApprovalDraft): ApprovalProblem[] {
  const problems: ApprovalProblem[] = [];
  if (readPercent(percent) === undefined) problems.push('percent');
  if (readCap(amount) === undefined) problems.push('tolerance');
  return problems;
}

/** For a draft without problems. */
export const approvalRulesOf = ({ percent, amount, approvers, ...draft }: ApprovalDraft) => ({
  ...draft,
  tolerance: { percent: readPercent(percent) ?? 0, amountMinor: readCap(amount) ?? 0 },
  approvers: [...approvers],
});

/** How many fields differ; what's typed otherwise but means the same doesn't. */
export function approvalChanges(draft: ApprovalDraft, saved: ApprovalDraft): number {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [draft.hours, saved.hours],
    [draft.ifUndecided, saved.ifUndecided],
    [draft.managers, saved.managers],
    [readPercent(draft.percent), readPercent(saved.percent)],
    [readCap(draft.amount), readCap(saved.amount)],
    [draft.approvers.join(' '), saved.approvers.join(' ')],
  ];
  return pairs.filter(([a, b]) => a !== b).length;
}
