/** An offer by the policy of each who travels; the strictest of them decides about the booking. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import { approvalProcess } from '@sojourn/domain/policy/tier.ts';
import type { Verdict } from '@sojourn/domain/policy/verdict.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { JudgedSale, PolicyProducts } from '../../policy/judge-sale.ts';
import type { ChosenTraveler } from './choose-travelers.ts';

export type JudgedTraveler = ChosenTraveler & { readonly verdict: Verdict | null };

export const judgeTravelers = (
  products: PolicyProducts,
  sale: { readonly product: Product; readonly offer: object },
  travelers: readonly ChosenTraveler[],
  now: Instant,
): JudgedTraveler[] =>
  travelers.map((each) => ({
    ...each,
    verdict:
      each.tier && products[sale.product].judge(each.tier.rules, sale.offer, bookingDay(now, each.tier.zone)),
  }));

/** Out of policy before in policy, then what must be approved, then most broken. Null without any policy. */
export function strictestOf(travelers: readonly JudgedTraveler[]): JudgedSale | null {
  const rank = ({ tier, verdict }: JudgedSale): number =>
    verdict.isInPolicy
      ? 0
      : verdict.broken.length + (approvalProcess(tier.rules) === '24hr_review' ? 100 : 1);
  return travelers
    .flatMap(({ tier, verdict }) => (tier && verdict ? [{ tier, verdict }] : []))
    .reduce<JudgedSale | null>((best, each) => (best && rank(best) >= rank(each) ? best : each), null);
}
