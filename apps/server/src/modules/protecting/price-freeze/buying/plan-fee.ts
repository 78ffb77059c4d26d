/** What pays for a freeze: credits, miles and a card, as for a checkout. */
import type { CheckoutPayment } from '@sojourn/contract/checkout-payment.ts';
import type { BuyPriceFreeze } from '@sojourn/contract/price-freezes.ts';
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { planTenders } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { Actor } from '#context.ts';
import { requireOwnPayment, requirePayer } from '#modules/companies/companies/card/pay-rule.ts';
import { availableCredits } from '#modules/money/wallet/available-credits.ts';
import type { NewTender } from '#modules/selling/booking/tenders/store.ts';
import { availableOf, labelsOf } from '#modules/selling/checkouts/payment/payment-sources.ts';
import { savedCard } from '#modules/selling/checkouts/use-case.ts';
import { refuse } from '#refusal.ts';
import type { FreezeDeps } from '../deps.ts';
import type { FreezeRow } from '../freeze-row.ts';

type FeeSources = {
  readonly credits: CheckoutPayment['credits'];
  /** Null: the bank doesn't answer. */
  readonly accounts: readonly RewardsAccount[] | null;
};

/** `refresh`: the balances as the bank has them now. */
export async function readFeeSources(deps: FreezeDeps, actor: Actor, refresh: boolean): Promise<FeeSources> {
  const [credits, accounts] = await Promise.all([
    availableCredits(deps.db, actor, deps.clock.now()),
    deps.accountsOf(actor, refresh),
  ]);
  return {
    credits: credits.map(({ availableMinor, ...rest }) => ({ ...rest, available: money(availableMinor) })),
    accounts,
  };
}

type Plan = { readonly tenders: readonly NewTender[]; readonly cardMinor: number };

/** Refuses with TendersChanged what the page showed otherwise, and InvalidInput without a needed card. */
export async function planFee(
  deps: FreezeDeps,
  { freezeId }: Pick<FreezeRow, 'freezeId'>,
  input: BuyPriceFreeze,
  actor: Actor,
): Promise<Plan> {
  const redeems = input.miles.some(({ units }) => units > 0);
  const [sources, card] = await Promise.all([
    readFeeSources(deps, actor, redeems),
    input.paymentId === null ? null : savedCard(deps, actor, input.paymentId),
  ]);
  if (redeems && sources.accounts === null) refuse('ServiceUnavailable');
  const choices = {
    offerId: null,
    credits: input.credits,
    miles: input.miles,
    paymentId: input.paymentId as PaymentId | null,
  };
  const { tenders, cardMinor } = planTenders(
    input.feeMinor,
    choices,
    availableOf({ credits: sources.credits, offers: [], accounts: sources.accounts }),
  );
  if (cardMinor !== input.cardMinor)
    refuse('TendersChanged', { oldCardMinor: input.cardMinor, newCardMinor: cardMinor });
  requireOwnPayment(actor, input.feeMinor);
  if (cardMinor > 0) await requirePayer(deps, actor, input.paymentId);
  const refuseCard = (problem: string) =>
    refuse('InvalidInput', { fields: [{ path: 'paymentId', problem }] });
  if (cardMinor > 0 && input.paymentId === null) refuseCard('missing');
  if (cardMinor > 0 && card === 'unanswered') refuse('ServiceUnavailable');
  if (cardMinor > 0 && card === null) refuseCard('unknown');
  const labels = labelsOf({ credits: sources.credits, offers: [], accounts: sources.accounts });
  const cardLabel = card && card !== 'unanswered' ? card.label : '';
  return {
    cardMinor,
    tenders: tenders.map((tender, i) => ({
      ...tender,
      tenderNo: i + 1,
      label: tender.kind === 'UserCard' ? cardLabel : labels(tender.sourceId),
      reference: referenceOf(freezeId, tender.kind, i + 1),
    })),
  };
}

function referenceOf(freezeId: string, kind: NewTender['kind'], tenderNo: number): string {
  if (kind === 'UserCard') return `${freezeId}:card`;
  return `${freezeId}:${kind === 'Rewards' ? 'miles' : 'credit'}:${tenderNo}`;
}
