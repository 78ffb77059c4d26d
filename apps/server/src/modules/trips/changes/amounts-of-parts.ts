/** What canceling parts of a booking comes to: their price comes back, less what is kept of it. */
import type { ChangeAmounts } from '@sojourn/domain/booking/change-state.ts';

/** `creditMinor`: what the supplier owes instead of what it keeps. */
export type PartValue = {
  readonly part: number;
  readonly name: string;
  readonly paidMinor: number;
  readonly refundMinor: number;
  readonly creditMinor: number;
};

export function amountsOfParts(parts: readonly PartValue[]): ChangeAmounts {
  const sum = (of: 'paidMinor' | 'refundMinor' | 'creditMinor') =>
    parts.reduce((all, part) => all + part[of], 0);
  const [paidMinor, backMinor] = [sum('paidMinor'), sum('refundMinor')];
  const lines = [
    { kind: 'canceled', amountMinor: -paidMinor },
    { kind: 'penalty', amountMinor: paidMinor - backMinor },
  ] as const;
  return {
    lines: lines.filter(({ kind, amountMinor }) => amountMinor !== 0 || kind === 'canceled'),
    addCollectMinor: 0,
    backMinor,
    backTo: 'tenders',
    creditMinor: sum('creditMinor'),
  };
}
