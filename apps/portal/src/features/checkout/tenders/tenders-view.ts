/**
 * The tenders as chosen on the screen, before the server has received them: rows to choose from, what each
 * pays, and what's left for the card. The same plan as the server's (domain, wallet/tender-plan). Pure.
 */

import type { CheckoutPayment, PlanLine } from '@sojourn/contract/checkout-payment.ts';
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { ShownTender } from '@sojourn/contract/paying.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { PaymentId } from '@sojourn/domain/ids.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import {
  type Available,
  planTenders,
  type TenderChoices,
  type TenderPlan,
  type TenderProblem,
} from '@sojourn/domain/wallet/tenders/tender-plan.ts';

export type Choices = Pick<PaymentDraft, 'offerId' | 'credits' | 'miles'>;
type Row = {
  readonly chosen: boolean;
  /** What it pays; 0 when it is not chosen or not needed. */
  readonly pays: Money;
  readonly problem: TenderProblem | null;
};
export type OfferRow = Row & { readonly offer: CheckoutPayment['offers'][number] };
export type CreditRow = Row & { readonly credit: CheckoutPayment['credits'][number] };
export type AccountRow = Row & {
  readonly account: CheckoutPayment['accounts'][number];
  readonly units: number;
  /** The most that this account can pay beside everything else that is chosen. */
  readonly maxUnits: number;
  /** It may redeem and there is enough left to pay for its minimum. */
  readonly usable: boolean;
};
export type TendersView = {
  readonly offers: readonly OfferRow[];
  readonly credits: readonly CreditRow[];
  readonly accounts: readonly AccountRow[];
  readonly total: Money;
  readonly card: Money;
  /** Another means pays less than it could, so that a card has enough to pay. */
  readonly isLeftForCard: boolean;
  /** Units of rewards that the card's part earns. */
  readonly earnUnits: number;
  readonly multiplier: number | null;
  /** True when something besides a card can pay. */
  readonly hasChoice: boolean;
  /** What to say of the accounts that may redeem: some or none of them holds its minimum; null otherwise. */
  readonly minimums: { readonly check: 'one' | 'none'; readonly count: number } | null;
};

const availableOf = ({ credits, offers, accounts }: CheckoutPayment): Available => ({
  credits: credits.map(({ creditId, source, available }) => ({
    creditId,
    source,
    availableMinor: available.amountMinor,
  })),
  offers: offers.map(({ offerId, amount }) => ({ offerId, amountMinor: amount.amountMinor })),
  accounts: accounts.map(({ accountReferenceId, redemptionMin, maxUnits }) => ({
    accountReferenceId,
    redemptionMin,
    maxUnits,
  })),
});

/** The draft's choices; the card plays no part in what the others pay. */
const choicesOf = (draft: Choices): TenderChoices => ({
  ...draft,
  paymentId: null as PaymentId | null,
});

export function viewOfTenders(
  { payment, quote }: Pick<Checkout, 'payment' | 'quote'>,
  draft: Choices,
): TendersView {
  const { total } = quote;
  const of = (amountMinor: number) => money(amountMinor, total.currency);
  const available = availableOf(payment);
  const choices = choicesOf(draft);
  const plan = planTenders(total.amountMinor, choices, available);
  const row = (sourceId: string, chosen: boolean): Row => ({
    chosen,
    pays: of(plan.tenders.find((tender) => tender.sourceId === sourceId)?.amountMinor ?? 0),
    problem: plan.problems.find((problem) => problem.sourceId === sourceId)?.problem ?? null,
  });
  const multiplier = payment.earn?.multiplier ?? null;
  return {
    offers: payment.offers.map((offer) => ({
      offer,
      ...row(offer.offerId, draft.offerId === offer.offerId),
    })),
    credits: payment.credits.map((credit) => ({
      credit,
      ...row(
        credit.creditId,
        draft.credits.some(({ creditId }) => creditId === credit.creditId),
      ),
    })),
    accounts: payment.accounts.map((account) => accountRow(account, draft, plan, row)),
    total,
    card: of(plan.cardMinor),
    isLeftForCard: plan.problems.some(({ problem }) => problem === 'CardMinimum'),
    earnUnits: Math.floor((plan.cardMinor * (multiplier ?? 0)) / 100),
    multiplier,
    hasChoice: payment.offers.length + payment.credits.length + payment.accounts.length > 0,
    minimums: minimumsOf(payment),
  };
}

function minimumsOf({ minimumCheck, accounts }: CheckoutPayment): TendersView['minimums'] {
  const count = accounts.filter(
    ({ reason }) => reason !== 'RoleMayNotRedeem' && reason !== 'NotAllowed',
  ).length;
  return minimumCheck === 'all' || count === 0 ? null : { check: minimumCheck, count };
}

function accountRow(
  account: AccountRow['account'],
  draft: Choices,
  plan: TenderPlan,
  row: (sourceId: string, chosen: boolean) => Row,
): AccountRow {
  const { accountReferenceId } = account;
  const choice = draft.miles.find((each) => each.accountReferenceId === accountReferenceId);
  const shown = row(accountReferenceId, choice !== undefined);
  const maxUnits = Math.min(account.maxUnits, plan.cardMinor + shown.pays.amountMinor);
  return {
    account,
    ...shown,
    units: choice?.units ?? 0,
    maxUnits,
    usable: account.eligible && maxUnits > 0 && maxUnits >= account.redemptionMin,
  };
}

/** The draft after a credit's box was ticked or cleared; one that is ticked pays as much as fits. */
export function withCredit(draft: Choices, creditId: CreditRow['credit']['creditId'], on: boolean): Choices {
  const others = draft.credits.filter((each) => each.creditId !== creditId);
  return { ...draft, credits: on ? [...others, { creditId, amountMinor: null }] : others };
}

/** The draft with an account paying so many units; null: not at all. */
export function withMiles(draft: Choices, accountReferenceId: string, units: number | null): Choices {
  const miles = draft.miles.map((each) =>
    each.accountReferenceId === accountReferenceId && units !== null ? { ...each, units } : each,
  );
  if (units === null)
    return { ...draft, miles: miles.filter((each) => each.accountReferenceId !== accountReferenceId) };
  const known = miles.some((each) => each.accountReferenceId === accountReferenceId);
  return { ...draft, miles: known ? miles : [...miles, { accountReferenceId, units }] };
}

/** The choices that make a suggested plan. */
export const choicesOfPlan = (lines: readonly PlanLine[]): Choices => ({
  offerId: (lines.find(({ sourceId }) => sourceId.startsWith('off_'))?.sourceId ??
    null) as Choices['offerId'],
  credits: lines
    .filter(({ sourceId }) => /^(crd|acr|frz|frc)_/.test(sourceId))
    .map(({ sourceId, amount }) => ({
      creditId: sourceId as Choices['credits'][number]['creditId'],
      amountMinor: amount.amountMinor,
    })),
  miles: lines
    .filter(({ kind }) => kind === 'Rewards')
    .map(({ sourceId, units }) => ({ accountReferenceId: sourceId, units: units ?? 0 })),
});

/** True when the choices already pay what the suggested plan would, source by source. */
export function isPlan(view: TendersView, lines: readonly PlanLine[]): boolean {
  const wanted = new Map(
    lines
      .filter(({ kind }) => kind !== 'UserCard')
      .map(({ sourceId, amount }) => [sourceId, amount.amountMinor]),
  );
  const paying = shownTenders(view, null);
  return (
    paying.length === wanted.size &&
    paying.every(({ sourceId, amountMinor }) => wanted.get(sourceId) === amountMinor)
  );
}

/** Everything that pays something, as the screen says it; the card last. */
export const shownTenders = (view: TendersView, paymentId: string | null): ShownTender[] =>
  [
    ...view.offers.map(({ offer, pays }) => ({ sourceId: offer.offerId as string, pays })),
    ...view.credits.map(({ credit, pays }) => ({ sourceId: credit.creditId as string, pays })),
    ...view.accounts.map(({ account, pays }) => ({ sourceId: account.accountReferenceId, pays })),
    ...(paymentId === null ? [] : [{ sourceId: paymentId, pays: view.card }]),
  ]
    .map(({ sourceId, pays }) => ({ sourceId, amountMinor: pays.amountMinor }))
    .filter(({ amountMinor }) => amountMinor > 0);
