/** The mixes of tenders that leave the customer with the most: the best and the second best. */
import type { CheckoutPayment, PlanLine } from '@sojourn/contract/checkout-payment.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { assertPresent, itemAt } from '@sojourn/domain/present.ts';
import { CREDIT_TYPES, type CreditType, creditTerms } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { rewardsUnit } from '@sojourn/domain/wallet/redemption.ts';
import { type BestTenders, bestTenders } from '@sojourn/domain/wallet/tenders/best-tenders.ts';
import type { PlannedTender } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { CheckoutRow } from '../checkout-row.ts';
import { availableOf, choicesOf, type PaymentSources } from './payment-sources.ts';

/** In thousandths of a cent: an unspent mile is worth what it redeems for here. */
const MILE_VALUE = 1_000;

/** `earning`: the account that earns on the card's part. Null when there's nothing but the card. */
export function suggestTenders(
  row: CheckoutRow,
  paymentSources: PaymentSources,
  earning: { readonly accountReferenceId: string; readonly multiplier: number } | null,
  lineOf: (tender: PlannedTender) => PlanLine,
  now: Instant,
): CheckoutPayment['suggestion'] {
  const { credits, offers, accounts } = availableOf(paymentSources);
  const usable = accounts.filter(({ maxUnits }) => maxUnits > 0);
  if (credits.length + offers.length + usable.length === 0) return null;
  const units = new Map(
    (paymentSources.accounts ?? []).map((each) => [each.accountReferenceId, unitOf(each)]),
  );
  const best = bestTenders({
    totalMinor: row.quote.totalMinor,
    credits: credits.map((credit, i) => {
      const { expiresAt, type } = itemAt(paymentSources.credits, i);
      const forfeitedWithOrigin = isTravelCredit(type) && creditTerms(type).forfeitedWithOrigin;
      return { ...credit, expiresAt, forfeitedWithOrigin };
    }),
    offers: offers.map((offer, i) => ({ ...offer, expiresAt: itemAt(paymentSources.offers, i).expiresAt })),
    accounts: usable.map((account) => ({
      ...account,
      unit: assertPresent(units.get(account.accountReferenceId), 'the unit of an account'),
    })),
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
    lostMinor: preservedMinor,
    reasons: [...reasons],
    runnerUp: runnerUp && { ...shown(runnerUp), lossMinor: runnerUp.lossMinor },
  };
}

const isTravelCredit = (type: string): type is CreditType => type in CREDIT_TYPES;

const unitOf = ({ rewardsBalance }: NonNullable<PaymentSources['accounts']>[number]) =>
  rewardsUnit(rewardsBalance);
