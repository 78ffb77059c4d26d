/** What a car's cancellation policy comes to for one rental, in the terms that all products share. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import { instantAt, type LocalDateTime, type Zone } from '@sojourn/domain/dates.ts';
import { basisPointsOf } from '@sojourn/domain/money.ts';
import { localMinute } from '../rental-days.ts';

/** `hours` are counted back from pick-up by the desk's clock. */
export type CarCancelPolicy =
  | { readonly kind: 'free'; readonly hours: number }
  | { readonly kind: 'partial'; readonly hours: number; readonly feeBps: number }
  | { readonly kind: 'none' };

/** The local moment until which a policy gives something back. */
export const cancelUntil = (pickUp: LocalDateTime, hours: number): LocalDateTime =>
  new Date((localMinute(pickUp) - hours * 60) * 60_000).toISOString().slice(0, 16) as LocalDateTime;

/** `now`: what the desk's clock shows. A deadline that has passed gives nothing back. */
export function carCancelTerms(
  policy: CarCancelPolicy,
  rental: { readonly pickUp: LocalDateTime; readonly zone: Zone; readonly rentalMinor: number },
  now: LocalDateTime,
): CancelTerms {
  const { pickUp, zone, rentalMinor } = rental;
  const gone: CancelTerms = { type: 'NonRefundable', zone, steps: [] };
  if (policy.kind === 'none') return gone;
  const localUntil = cancelUntil(pickUp, policy.hours);
  if (localUntil <= now) return gone;
  const penaltyMinor = policy.kind === 'free' ? 0 : basisPointsOf(rentalMinor, policy.feeBps);
  return {
    type: policy.kind === 'free' ? 'FullyRefundable' : 'PartiallyRefundable',
    zone,
    steps: [{ until: instantAt(localUntil, zone), localUntil, penaltyMinor }],
  };
}
