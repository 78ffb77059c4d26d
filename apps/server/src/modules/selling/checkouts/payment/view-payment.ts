/** How a checkout can be paid for, in the shape of the contract. */
import type { CheckoutPayment, PlanLine } from '@sojourn/contract/checkout-payment.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { earningOn } from '@sojourn/domain/wallet/earning.ts';
import { checkMinimums } from '@sojourn/domain/wallet/redemption.ts';
import { type PlannedTender, planTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { ChosenCard } from '../cards/saved-cards.ts';
import type { CheckoutRow } from '../checkout-row.ts';
import type { CheckoutProduct } from '../product.ts';
import { availableOf, choicesOf, labelsOf, type PaymentSources, viewOfAccount } from './payment-sources.ts';
import { suggestTenders } from './suggest-tenders.ts';

export function viewOfPayment(
  row: CheckoutRow,
  paymentSources: PaymentSources,
  { card, isGone }: ChosenCard,
  { earnMultiplier }: Pick<CheckoutProduct, 'earnMultiplier'>,
  now: Instant,
): CheckoutPayment {
  const { totalMinor, currency } = row.quote;
  const accounts = paymentSources.accounts ?? [];
  const { tenders, cardMinor, problems } = planTenders(
    totalMinor,
    choicesOf(row),
    availableOf(paymentSources),
  );
  const labels = labelsOf(paymentSources);
  const lastFour = card?.lastFour ?? null;
  const earners = card?.isCompany ? [] : accounts;
  const lineOf = planLine(currency, (tender) =>
    tender.kind === 'UserCard' ? (card?.label ?? '') : labels(tender.sourceId),
  );
  return {
    credits: [...paymentSources.credits],
    offers: [...paymentSources.offers],
    accounts: accounts.map((account) => viewOfAccount(account, totalMinor)),
    minimumCheck: checkMinimums(accounts),
    plan: { lines: tenders.map(lineOf), cardMinor },
    problems: [...problems],
    earn: earningOn(earners, lastFour, cardMinor, earnMultiplier),
    // A booking under way has its tenders: nothing is suggested for it
    suggestion:
      row.state === 'open'
        ? suggestTenders(
            row,
            paymentSources,
            earningOn(earners, lastFour, totalMinor, earnMultiplier),
            lineOf,
            now,
          )
        : null,
    rewardsAway: paymentSources.accounts === null,
    cardRemoved: isGone,
  };
}

const planLine =
  (currency: Currency, labelOf: (tender: PlannedTender) => string) =>
  (tender: PlannedTender): PlanLine => ({
    kind: tender.kind,
    sourceId: tender.sourceId,
    label: labelOf(tender),
    amount: money(tender.amountMinor, currency),
    units: tender.units,
  });
