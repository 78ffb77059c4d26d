/** The entries of each thing that happens to money. Pure; amounts in minor units of one currency. */

import { isDisruptionCover } from '../disruptions/disruption-cover.ts';
import { leftOf, splitWithheld, type Withheld, withheldMinor } from '../disruptions/withheld.ts';
import type { AirlineCreditId, CreditId, PriceFreezeId } from '../ids.ts';
import { type Currency, splitByWeights } from '../money.ts';
import { itemAt } from '../present.ts';
import { isFreezeSource } from '../protections/freeze-sources.ts';
import { isAirlineCredit } from '../wallet/credits/airline-credit.ts';
import { isOffer, type TenderKind } from '../wallet/tenders/tender-plan.ts';
import type { Account, Entry, LedgerUnit } from './accounts.ts';

/** Where a tender's money is: `sourceId` as planned. */
export type Source = { readonly kind: TenderKind; readonly sourceId: string };
type Line = readonly [account: Account, amountMinor: number, instance?: string | undefined];

const entries = (currency: LedgerUnit, lines: readonly Line[]): Entry[] =>
  lines
    .filter(([, amount]) => amount !== 0)
    .map(([account, amountMinor, instance]) => ({
      account,
      amountMinor,
      currency,
      ...(instance === undefined ? {} : { instance }),
    }));

/** The account that a tender's money comes from, and which of several. */
function sideOf(source: Source): readonly [Account, string?] {
  if (source.kind === 'UserCard') return ['cardClearing'];
  if (source.kind === 'Rewards') return ['rewardsClearing', source.sourceId];
  if (isOffer(source)) return ['offersClearing', source.sourceId];
  if (isFreezeSource(source.sourceId) || isDisruptionCover(source.sourceId))
    return ['protectionPool', source.sourceId];
  return [isAirlineCredit(source.sourceId) ? 'airlineCredits' : 'travelCredits', source.sourceId];
}

/** One unit of rewards is one cent: what was redeemed is counted in miles as well. */
const milesEntries = ({ kind, sourceId }: Source, units: number): Entry[] =>
  kind === 'Rewards'
    ? entries('MILES', [
        ['milesRedeemed', units, sourceId],
        ['milesOfCustomer', -units, sourceId],
      ])
    : [];

/** Pending: the amount is set aside. */
export function authorizeEntries(source: Source, amountMinor: number, currency: Currency): Entry[] {
  const [account, instance] = sideOf(source);
  return entries(currency, [
    [account, amountMinor, instance],
    ['customerHolds', -amountMinor],
  ]);
}

/**
 * Posted: `amountMinor` was taken, of which `taxesMinor` are taxes and `premiumMinor` is for protections; the
 * rest is owed to the hotel.
 */
export function captureEntries(
  source: Source,
  amountMinor: number,
  taxesMinor: number,
  currency: Currency,
  premiumMinor = 0,
): Entry[] {
  const [account, instance] = sideOf(source);
  return [
    ...entries(currency, [
      [account, amountMinor, instance],
      ['supplierPayable', -(amountMinor - taxesMinor - premiumMinor)],
      ['taxesPayable', -taxesMinor],
      ['protectionPremiums', -premiumMinor],
    ]),
    ...milesEntries(source, amountMinor),
  ];
}

/** Posted: what a host claimed was taken from the deposit that a card held. */
export const depositEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['cardClearing', amountMinor],
    ['depositsPayable', -amountMinor],
  ]);

/** Posted: the fee of a price freeze was taken. */
export function feeEntries(
  source: Source,
  amountMinor: number,
  currency: Currency,
  freezeId: PriceFreezeId,
): Entry[] {
  const [account, instance] = sideOf(source);
  return [
    ...entries(currency, [
      [account, amountMinor, instance],
      ['protectionPool', -amountMinor, freezeId],
    ]),
    ...milesEntries(source, amountMinor),
  ];
}

/** The fee of a price freeze is owed to its customer again, or a part of it. */
export const feeOwedEntries = (amountMinor: number, currency: Currency, freezeId: PriceFreezeId): Entry[] =>
  entries(currency, [
    ['protectionPool', amountMinor, freezeId],
    ['refundsPayable', -amountMinor],
  ]);

/** The taxes in each of the parts that were taken: they sum to `taxesMinor`, none is above its part. */
export const taxShares = (partsMinor: readonly number[], taxesMinor: number): number[] =>
  taxesMinor === 0 ? partsMinor.map(() => 0) : splitByWeights(taxesMinor, partsMinor);

/** What of each part is premium and what is taxes: none of both is above its part, and each sums exactly. */
export function partShares(
  partsMinor: readonly number[],
  taxesMinor: number,
  premiumMinor: number,
): { readonly premiums: readonly number[]; readonly taxes: readonly number[] } {
  const premiums = taxShares(partsMinor, premiumMinor);
  const rest = partsMinor.map((partMinor, i) => partMinor - itemAt(premiums, i));
  return { premiums, taxes: taxShares(rest, taxesMinor) };
}

/** What was paid for a protection is owed back. */
export const premiumBackEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['protectionPremiums', amountMinor],
    ['refundsPayable', -amountMinor],
  ]);

/** Given back beyond what is owed: `amountMinor` is ours to pay, whatever the supplier keeps. */
export const goodwillEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['goodwillExpense', amountMinor],
    ['refundsPayable', -amountMinor],
  ]);

/**
 * * Of a booking, what its supplier and the authorities are still owed: the balances of both accounts.
 * Changes and credits move them in ways that its price doesn't show, so every posting that takes from them
 * begins here.
 */
export type Owed = { readonly supplierMinor: number; readonly taxesMinor: number };
type PaidFor = { readonly totalMinor: number; readonly owed: Owed };

/** Of both in proportion to what's left of each: neither gives more. What's above both is the supplier's. */
function sharesOf({ supplierMinor, taxesMinor }: Owed, amountMinor: number): readonly [number, number] {
  const left = [Math.max(0, supplierMinor), Math.max(0, taxesMinor)] as const;
  const sharedMinor = Math.min(amountMinor, left[0] + left[1]);
  if (sharedMinor === 0) return [amountMinor, 0];
  const [supplier = 0, taxes = 0] = splitByWeights(sharedMinor, left);
  return [supplier + amountMinor - sharedMinor, taxes];
}

/** Of an amount that leaves a booking for another one, the taxes. */
export const taxesWithin = (owed: Owed, amountMinor: number): number => sharesOf(owed, amountMinor)[1];

/**
 * * Changed: of what both are owed by now, `taxesMinor` are taxes, the rest is the supplier's. Fares and
 * taxes may have moved in opposite directions.
 */
export function restateEntries(
  { supplierMinor, taxesMinor: before }: Owed,
  taxesMinor: number,
  currency: Currency,
): Entry[] {
  const moreMinor = Math.min(taxesMinor, Math.max(0, supplierMinor + before)) - before;
  return entries(currency, [
    ['supplierPayable', moreMinor],
    ['taxesPayable', -moreMinor],
  ]);
}

/**
 * Cancelled: `refundMinor` is owed to the customer. The hotel gives up `totalMinor - supplierPenaltyMinor`,
 * taken from its share and the taxes in their proportion; what the refund is above that is ours to bear.
 * `claimMinor`: of the refund, what a protection pays. `paidBackMinor`: what a protection paid for an earlier
 * change; of what the hotel gives up beyond the refund, that much goes back to the protections, and the rest,
 * up to what is `withheld`, to what paid another flight instead.
 */
export function cancelEntries(
  paid: PaidFor,
  refundMinor: number,
  supplierPenaltyMinor: number,
  currency: Currency,
  claimMinor = 0,
  paidBackMinor = 0,
  withheld: readonly Withheld[] = [],
): Entry[] {
  const givenUp = paid.totalMinor - supplierPenaltyMinor;
  const released = Math.min(givenUp, refundMinor - claimMinor);
  const recovered = Math.min(givenUp - released, paidBackMinor);
  const pooled = splitWithheld(givenUp - released - recovered, withheld);
  const [supplier, taxes] = sharesOf(paid.owed, released + recovered + withheldMinor(pooled));
  return entries(currency, [
    ['supplierPayable', supplier],
    ['taxesPayable', taxes],
    ...poolLines(pooled),
    ['protectionClaims', claimMinor - recovered],
    ['goodwillExpense', refundMinor - released - claimMinor],
    ['refundsPayable', -refundMinor],
  ]);
}

/**
 * A part of what was paid is owed back while the rest stays booked; `restateEntries` says what of it are
 * taxes.
 */
export const giveBackEntries = (refundMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['supplierPayable', refundMinor],
    ['refundsPayable', -refundMinor],
  ]);

/** Canceled: what the supplier gives up pays for what a protection gives instead, or has given before. */
export function releaseEntries(
  paid: PaidFor,
  releasedMinor: number,
  currency: Currency,
  withheld: readonly Withheld[] = [],
): Entry[] {
  const [supplier, taxes] = sharesOf(paid.owed, releasedMinor);
  const claimedMinor = leftOf(releasedMinor, paid.totalMinor, withheld);
  const pooled = splitWithheld(releasedMinor - claimedMinor, withheld);
  return entries(currency, [
    ['supplierPayable', supplier],
    ['taxesPayable', taxes],
    ...poolLines(pooled),
    ['protectionClaims', withheldMinor(pooled) - releasedMinor],
  ]);
}

const poolLines = (pooled: readonly Withheld[]): Line[] =>
  pooled.map(({ coverId, withheldMinor: minor }) => ['protectionPool', -minor, coverId ?? undefined]);

/** A protection owes what a change cost. */
export const reimbursementEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['protectionClaims', amountMinor],
    ['reimbursementsPayable', -amountMinor],
  ]);

/** That is paid, as travel credit. */
export const reimbursedEntries = (amountMinor: number, currency: Currency, creditId: CreditId): Entry[] =>
  entries(currency, [
    ['reimbursementsPayable', amountMinor],
    ['travelCredits', -amountMinor, creditId],
  ]);

/** That is owed to the tenders that paid. */
export const reimbursementDueEntries = (amountMinor: number, currency: Currency): Entry[] =>
  entries(currency, [
    ['reimbursementsPayable', amountMinor],
    ['refundsPayable', -amountMinor],
  ]);

/** A protection gives credit of an airline. */
export const claimCreditEntries = (
  amountMinor: number,
  currency: Currency,
  creditId: AirlineCreditId,
): Entry[] =>
  entries(currency, [
    ['protectionClaims', amountMinor],
    ['airlineCredits', -amountMinor, creditId],
  ]);

/** An airline owes its traveler a part of what was paid for a ticket. */
export function issueCreditEntries(
  owed: Owed,
  amountMinor: number,
  currency: Currency,
  creditId: AirlineCreditId,
): Entry[] {
  const [supplier, taxes] = sharesOf(owed, amountMinor);
  return entries(currency, [
    ['supplierPayable', supplier],
    ['taxesPayable', taxes],
    ['airlineCredits', -amountMinor, creditId],
  ]);
}

/** The airline keeps what nobody can use any longer. */
export const endCreditEntries = (
  amountMinor: number,
  currency: Currency,
  creditId: AirlineCreditId,
): Entry[] =>
  entries(currency, [
    ['airlineCredits', amountMinor, creditId],
    ['supplierPayable', -amountMinor],
  ]);

/**
 * The refund has left: for the card, back to the account, to a credit. `creditId`: the credit that has the
 * money now; null for a credit that is forfeited, whose money is its issuer's again.
 */
export function refundEntries(
  source: Source,
  amountMinor: number,
  currency: Currency,
  creditId: string | null = null,
): Entry[] {
  const [account, instance] = sideOf(source);
  const issuer = FUNDED_BY[account];
  const to: Line =
    issuer === undefined
      ? [account, -amountMinor, instance]
      : creditId === null
        ? [issuer, -amountMinor]
        : [account, -amountMinor, creditId];
  return [...entries(currency, [['refundsPayable', amountMinor], to]), ...milesEntries(source, -amountMinor)];
}

/** Whose the money of a credit is once nobody can use it. */
const FUNDED_BY: Partial<Record<Account, Account>> = {
  travelCredits: 'creditFunding',
  airlineCredits: 'supplierPayable',
};
