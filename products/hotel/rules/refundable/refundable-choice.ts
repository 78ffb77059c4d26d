/** A rate with its protection beside the hotel's own: whether to offer it, and what to compare it with. */
import { type CancelTerms, cancelAt } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { Instant } from '@sojourn/domain/dates.ts';

export type RateChoice = {
  readonly totalMinor: number;
  readonly breakfast: boolean;
  readonly cancellation: CancelTerms;
};
/** `premiumMinor`: never comes back; the total is without it. */
type ProtectedChoice = RateChoice & { readonly premiumMinor: number };

const BEGINNING = '1970-01-01T00:00:00.000Z' as Instant;

/** The instants at which either's refund changes, and one before all of them. */
const changesOf = (a: CancelTerms, b: CancelTerms): Instant[] => [
  BEGINNING,
  ...[...a.steps, ...b.steps].map(({ until }) => until),
];

const lossAt = ({ cancellation, totalMinor }: RateChoice, at: Instant): number =>
  cancelAt(cancellation, totalMinor, at).penaltyMinor;

/** Costs no less than one of the hotel's own, includes no more, and never gives back more. */
export const isDominated = (offered: ProtectedChoice, own: readonly RateChoice[]): boolean =>
  own.some(
    (rate) =>
      rate.totalMinor <= offered.totalMinor + offered.premiumMinor &&
      (rate.breakfast || !offered.breakfast) &&
      changesOf(rate.cancellation, offered.cancellation).every(
        (at) => lossAt(rate, at) <= lossAt(offered, at) + offered.premiumMinor,
      ),
  );

/** The least expensive of the hotel's own that's free to cancel still and includes as much. */
export function ownRefundable<R extends RateChoice>(
  offered: RateChoice,
  own: readonly R[],
  now: Instant,
): R | undefined {
  return own
    .filter(
      (rate) =>
        rate.cancellation.type === 'FullyRefundable' &&
        lossAt(rate, now) === 0 &&
        (rate.breakfast || !offered.breakfast),
    )
    .toSorted((a, b) => a.totalMinor - b.totalMinor)[0];
}
