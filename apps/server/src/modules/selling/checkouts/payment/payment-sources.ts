/** What a customer can pay a checkout with beside a card: credits, offers that fit, rewards accounts. */

import type { CheckoutAccount, CheckoutPayment } from '@sojourn/contract/checkout-payment.ts';
import type { PaymentDraft } from '@sojourn/contract/payment-draft.ts';
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { redeemable, rewardsUnit } from '@sojourn/domain/wallet/redemption.ts';
import type { Available, TenderChoices } from '@sojourn/domain/wallet/tenders/tender-plan.ts';
import type { Actor } from '#context.ts';
import { applicableOffers, availableCredits } from '#modules/money/wallet/available-credits.ts';
import type { CheckoutRow } from '../checkout-row.ts';
import type { CheckoutDeps } from '../deps.ts';

export type PaymentSources = Pick<CheckoutPayment, 'credits' | 'offers'> & {
  /** Best first; null: the bank does not answer. */
  readonly accounts: readonly RewardsAccount[] | null;
};
export const NO_PAYMENT_SOURCES: PaymentSources = { credits: [], offers: [], accounts: [] };

/**
 * `refresh`: the balances as the bank has them now. `wanted`: the draft of one who only pays with what it
 * names, so that what could be chosen besides is not looked for.
 */
export async function readPaymentSources(
  deps: CheckoutDeps,
  actor: Actor,
  row: Pick<CheckoutRow, 'quote' | 'draft'>,
  refresh: boolean,
  wanted?: Pick<PaymentDraft, 'credits' | 'offerId'>,
): Promise<PaymentSources> {
  const { quote } = row;
  const now = deps.clock.now();
  const facts = deps.products[quote.product].offerFacts(quote.offer);
  const about = facts && { ...facts, totalMinor: quote.totalMinor };
  // One after the other: a page takes one connection of the pool, not three
  const inWallet = async () => {
    const credits = wanted && wanted.credits.length === 0 ? [] : await readCredits(deps, actor, row, now);
    const offers =
      about === null || wanted?.offerId === null ? [] : await applicableOffers(deps.db, actor, about, now);
    return { credits, offers };
  };
  const [{ credits, offers }, accounts] = await Promise.all([inWallet(), deps.accountsOf(actor, refresh)]);
  return {
    credits,
    offers: offers.map(({ offerId, title, amountMinor, expiresAt }) => ({
      offerId,
      expiresAt,
      title: title[actor.locale],
      amount: money(amountMinor),
    })),
    accounts,
  };
}

/** The portal's own, between what the tenders of other modules list before and after them. */
async function readCredits(
  { db, products, tenders }: CheckoutDeps,
  actor: Actor,
  row: Pick<CheckoutRow, 'quote' | 'draft'>,
  now: Instant,
): Promise<PaymentSources['credits']> {
  const checkout = { ...row, product: products[row.quote.product] };
  const readTenders = async (isListedFirst: boolean) => {
    const usable: PaymentSources['credits'] = [];
    for (const tender of tenders.filter((each) => each.isListedFirst === isListedFirst))
      usable.push(...(await tender.findUsable(db, actor, checkout, now)));
    return usable;
  };
  const first = await readTenders(true);
  const ours = await availableCredits(db, actor, now);
  return [
    ...first,
    ...ours.map(({ availableMinor, ...rest }) => ({ ...rest, available: money(availableMinor) })),
    ...(await readTenders(false)),
  ];
}

export const choicesOf = ({ draft }: Pick<CheckoutRow, 'draft'>): TenderChoices => ({
  offerId: draft.offerId,
  credits: draft.credits,
  miles: draft.miles,
  paymentId: draft.paymentId as TenderChoices['paymentId'],
});

export const availableOf = ({ credits, offers, accounts }: PaymentSources): Available => ({
  credits: credits.map(({ creditId, source, available }) => ({
    creditId,
    source,
    availableMinor: available.amountMinor,
  })),
  offers: offers.map(({ offerId, amount }) => ({ offerId, amountMinor: amount.amountMinor })),
  accounts: (accounts ?? []).map((account) => {
    const { minUnits, maxUnits } = redeemable(account);
    return { accountReferenceId: account.accountReferenceId, redemptionMin: minUnits, maxUnits };
  }),
});

/** `maxUnits`: at most the total is redeemed. */
export function viewOfAccount(account: RewardsAccount, totalMinor: number): CheckoutAccount {
  const { eligible, reason, maxUnits } = redeemable(account);
  return {
    accountReferenceId: account.accountReferenceId,
    productDisplayName: account.productDisplayName,
    lastFour: account.lastFour,
    accountType: account.accountType,
    holderName: account.holderName,
    unit: rewardsUnit(account.rewardsBalance),
    balance: account.rewardsBalance.value,
    redemptionMin: account.redemptionMin.value,
    eligible,
    reason,
    maxUnits: Math.min(maxUnits, totalMinor),
  };
}

/** What tenders are called where they are listed; a card's is the vault's to say. */
export function labelsOf({ credits, offers, accounts }: PaymentSources): (sourceId: string) => string {
  const labels = new Map<string, string>(
    credits.map(({ creditId, type, origin }) => [
      creditId,
      type === 'AirlineCredit' ? (origin ?? type) : type,
    ]),
  );
  for (const { offerId, title } of offers) labels.set(offerId, title);
  for (const { accountReferenceId, productDisplayName, lastFour } of accounts ?? [])
    labels.set(accountReferenceId, `${productDisplayName} ${lastFour}`);
  return (sourceId) => labels.get(sourceId) ?? '';
}
