/**
 * What exchanging tickets comes to: the new fares against the old ones, the penalty, and what is then to pay
 * or left over. Amounts in minor units, for the whole party.
 */
import type { Penalty } from '../fares/penalties.ts';

/** Where what is left over goes, by the fare's rules. */
const RESIDUAL_TO = ['credit', 'refund'] as const;
export type ResidualTo = (typeof RESIDUAL_TO)[number];

export type ExchangeAmounts = {
  /** New fares less the old ones; below zero when the new ones are lower. */
  readonly fareDifferenceMinor: number;
  readonly taxDifferenceMinor: number;
  /** Paid for seats on flights that are given up; it counts toward the new fare. */
  readonly seatsReturnedMinor: number;
  readonly penaltyMinor: number;
  /** To pay; 0 when something is left over. */
  readonly addCollectMinor: number;
  readonly residualMinor: number;
  readonly residualTo: ResidualTo;
  /** What the penalty is taken from: what is left over, or new money. */
  readonly penaltyFrom: 'residual' | 'newMoney';
};

export function exchangeAmounts(
  parts: Pick<
    ExchangeAmounts,
    'fareDifferenceMinor' | 'taxDifferenceMinor' | 'seatsReturnedMinor' | 'penaltyMinor' | 'residualTo'
  >,
): ExchangeAmounts {
  const { fareDifferenceMinor, taxDifferenceMinor, seatsReturnedMinor, penaltyMinor } = parts;
  const before = fareDifferenceMinor + taxDifferenceMinor - seatsReturnedMinor;
  const dueMinor = before + penaltyMinor;
  return {
    ...parts,
    addCollectMinor: Math.max(0, dueMinor),
    // Never minus zero
    residualMinor: dueMinor < 0 ? -dueMinor : 0,
    penaltyFrom: before < 0 ? 'residual' : 'newMoney',
  };
}

/** Money comes back only of a fare that could be canceled for nothing; else the airline keeps a credit. */
export const residualToOf = (cancel: Penalty): ResidualTo => (cancel.kind === 'free' ? 'refund' : 'credit');

/** What is to pay now, or below zero what is left over. */
export const dueMinorOf = ({
  addCollectMinor,
  residualMinor,
}: Pick<ExchangeAmounts, 'addCollectMinor' | 'residualMinor'>): number => addCollectMinor - residualMinor;
