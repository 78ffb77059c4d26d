/** The mix of tenders that leaves the customer with most, and the next best, for a checkout as it stands. */
import type { CheckoutPayment, PlanLine } from '@sojourn/contract/checkout-payment.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type BestTenders, bestTenders } from '@sojourn/domain/wallet/best-tenders.ts';
import { creditTerms } from '@sojourn/domain/wallet/credit-types.ts';
import { rewardsUnit } from '@sojourn/domain/wallet/redemption.ts';
import type { PlannedTender } from '@sojourn/domain/wallet/tender-plan.ts';
import type { CheckoutRow } from './checkout-row.ts';
import { availableOf, choicesOf, type PaymentSources } from './payment-sources.ts';

/** In thousandths of a cent: what a mile is redeemed for here is what one that is kept is worth. */
const MILE_VALUE = 1_000;

/** `earning`: the account that the card's part would earn with. Null when there is nothing but the card. */
export function suggestTenders(
  row: CheckoutRow,
  purse: PaymentSources,
  earning: { readonly accountReferenceId: string; readonly multiplier: number } | null,
  lineOf: (tender: PlannedTender) => PlanLine,
  now: Instant,
): CheckoutPayment['suggestion'] {
  const { credits, offers, accounts } = availableOf(purse);
  const usable = accounts.filter(({ maxUnits }) => maxUnits > 0);
  if (credits.length + offers.length + usable.length === 0) return null;
  const units = new Map((purse.accounts ?? []).map((each) => [each.accountReferenceId, unitOf(each)]));
  const best = bestTenders({
    totalMinor: row.quote.totalMinor,
    credits: credits.map((credit, i) => ({
      ...credit,
      expiresAt: purse.credits[i]!.expiresAt,
      forfeitedWithOrigin: creditTerms(purse.credits[i]!.type).forfeitedWithOrigin,
    })),
    offers: offers.map((offer, i) => ({ ...offer, expiresAt: purse.offers[i]!.expiresAt })),
    accounts: usable.map((account) => ({ ...account, unit: units.get(account.accountReferenceId)! })),
    cardEarn: {
      multiplier: earning?.multiplier ?? 0,
      unit: units.get(earning?.accountReferenceId ?? '') ?? 'miles',
    },
    paymentId: choicesOf(row).paymentId,
    mileValueMilliCents: MILE_VALUE,
    now,
  });
  const shown = ({ plan }: Pick<BestTenders, 'plan'>) => ({
    lines: plan.tenders.map(lineOf),
    cardMinor: plan.cardMinor,
  });
  const { preservedMinor, reasons, runnerUp } = best;
  return {
    ...shown(best),
    keptMinor: preservedMinor,
    reasons: [...reasons],
    runnerUp: runnerUp && { ...shown(runnerUp), lossMinor: runnerUp.lossMinor },
  };
}

const unitOf = ({ rewardsBalance }: NonNullable<PaymentSources['accounts']>[number]) =>
  rewardsUnit(rewardsBalance);
