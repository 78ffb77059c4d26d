/** What becomes of a request's open steps when some of who decide can't anymore. */
import type { Decider, DeciderReason } from './deciders.ts';

type Step = {
  readonly position: number;
  readonly approver: string;
  readonly why: DeciderReason;
  readonly decision: 'approve' | 'decline' | null;
};
type NewStep = Pick<Step, 'position' | 'approver' | 'why'> & { readonly movedFrom: string };
type ChangedSteps = {
  readonly replaced: readonly NewStep[];
  /** Positions whose step isn't needed: somebody after it decides. */
  readonly removed: readonly number[];
};

const groupOf = ({ why }: { readonly why: DeciderReason }): 'managers' | 'chain' | 'admin' =>
  why === 'manager' || why === 'nextUp' ? 'managers' : why;

/**
 * `now`: who would decide if it were sent now; `admins`: who would, without anybody else. A manager's step
 * goes to the next up, any other to who decides after it, and the last one to an admin. Where nobody is left
 * to take it, it stays as it is.
 */
export function stepsWithout(
  steps: readonly Step[],
  gone: ReadonlySet<string>,
  now: readonly Decider[],
  admins: readonly Decider[],
): ChangedSteps {
  const open = steps.filter(({ decision }) => decision === null);
  const left = open.filter(({ approver }) => gone.has(approver));
  const known = new Set(steps.flatMap((step) => (left.includes(step) ? [] : [step.approver])));
  const replaced: NewStep[] = [];
  const removed: Step[] = [];
  const give = (step: Step, to: Decider): void => {
    known.add(to.subject);
    replaced.push({ position: step.position, approver: to.subject, why: to.why, movedFrom: step.approver });
  };
  for (const step of left) {
    const to = now.find((each) => !known.has(each.subject) && groupOf(each) === groupOf(step));
    if (to) give(step, to);
    else removed.push(step);
  }
  const isAnybodyLeft = open.length > left.length || replaced.length > 0;
  const last = isAnybodyLeft ? undefined : removed.pop();
  const to = last && [...now, ...admins].find(({ subject }) => !known.has(subject) && !gone.has(subject));
  if (last && to) give(last, to);
  return { replaced, removed: removed.map(({ position }) => position) };
}
