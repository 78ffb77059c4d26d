import type { Money } from '@sojourn/domain/money.ts';

/** The smallest change that puts in policy what is on screen, and doing it. */
type PolicyRepair = {
  /** "Palacete Santa Luz, 0.2 mi away" */
  readonly change: string;
  /** Below zero where it costs more; null where it isn't known yet. */
  readonly saves: Money | null;
  readonly apply: () => void;
};
/** Null: nothing comparable is in policy. Undefined: not known yet, or nothing is out of policy. */
export type FoundRepair = PolicyRepair | null | undefined;
