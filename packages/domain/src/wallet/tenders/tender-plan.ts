/**
 * Which means of payment pay how much of a total (B §3 amount type `split`): the offer, then the credits in
 * the order chosen, then miles; the card takes what is left, which is nothing or enough for a card. A unit of
 * rewards pays one cent.
 */

import { isDisruptionCover } from '../../disruptions/disruption-cover.ts';
import type {
  AirlineCreditId,
  CreditId,
  DisruptionCoverId,
  FreezeCoverId,
  OfferId,
  PaymentId,
  PriceFreezeId,
} from '../../ids.ts';
import { itemAt } from '../../present.ts';
import { isFreezeCover, isFreezeSource } from '../../protections/freeze-sources.ts';

/** B §3 payment sources. */
export const TENDER_KINDS = ['UserCard', 'Rewards', 'AncillaryCredit', 'TravelWallet'] as const;
export type TenderKind = (typeof TENDER_KINDS)[number];

/** The portal's and airlines' credits, both of a price freeze, and what covers a disruption. */
type SpendableId = CreditId | AirlineCreditId | PriceFreezeId | FreezeCoverId | DisruptionCoverId;

/** What the customer chose. */
export type TenderChoices = {
  readonly offerId: OfferId | null;
  /** Null: as much as fits. */
  readonly credits: readonly {
    readonly creditId: SpendableId;
    readonly amountMinor: number | null;
  }[];
  readonly miles: readonly { readonly accountReferenceId: string; readonly units: number }[];
  readonly paymentId: PaymentId | null;
};

export type AvailableCredit = {
  readonly creditId: SpendableId;
  readonly source: 'TravelWallet' | 'AncillaryCredit';
  readonly availableMinor: number;
};
/** One that this booking may use; it lowers the booking by all of its amount or not at all. */
export type AvailableOffer = { readonly offerId: OfferId; readonly amountMinor: number };
/** `maxUnits`: 0 for an account that may not redeem now. `redemptionMin`: the fewest units in one booking. */
export type AvailableAccount = {
  readonly accountReferenceId: string;
  readonly redemptionMin: number;
  readonly maxUnits: number;
};
export type Available = {
  readonly credits: readonly AvailableCredit[];
  readonly offers: readonly AvailableOffer[];
  readonly accounts: readonly AvailableAccount[];
};

/**
 * `sourceId`: `off_…`, `crd_…`, `acr_…`, `frz_…`, `frc_…`, `dsc_…`, an account's reference or `pay_…`.
 * `units`: of rewards, else null.
 */
export type PlannedTender = {
  readonly kind: TenderKind;
  readonly sourceId: string;
  readonly amountMinor: number;
  readonly units: number | null;
};

/**
 * Why a choice is not in the plan as it was made. `NotAvailable`: it is gone or was never there;
 * `NotEligible`: the account may not redeem; `BelowMinimum`: fewer units than the account's minimum would be
 * redeemed; `AboveTotal`: an offer above the total; `Reduced`: less than chosen is taken; `NotNeeded`:
 * nothing is left to pay; `CardMinimum`: less is taken, so that a card has enough to pay.
 */
export const TENDER_PROBLEMS = [
  'NotAvailable',
  'NotEligible',
  'BelowMinimum',
  'AboveTotal',
  'Reduced',
  'NotNeeded',
  'CardMinimum',
] as const;
export type TenderProblem = (typeof TENDER_PROBLEMS)[number];
type PlanProblem = { readonly sourceId: string; readonly problem: TenderProblem };

/**
 * `tenders` in paying order, the card last and only when one is chosen; `cardMinor` is what is left for a
 * card whether or not one is chosen: all others and `cardMinor` sum to the total.
 */
export type TenderPlan = {
  readonly tenders: readonly PlannedTender[];
  readonly cardMinor: number;
  readonly problems: readonly PlanProblem[];
};

/** The least that card companies take, in cents: a rest below it couldn't be paid. */
export const CARD_LEAST_MINOR = 50;

/** What one choice comes to: how much of `leftMinor` it pays, and what is wrong with it. */
type Part = { readonly amountMinor: number; readonly problem: TenderProblem | null };
const nothing = (problem: TenderProblem | null): Part => ({ amountMinor: 0, problem });

/** A source that is chosen twice counts once, as first chosen. */
export function planTenders(totalMinor: number, choices: TenderChoices, available: Available): TenderPlan {
  const tenders: PlannedTender[] = [];
  const problems: PlanProblem[] = [];
  const seen = new Set<string>();
  let leftMinor = totalMinor;
  const add = (kind: TenderKind, sourceId: string, part: () => Part): void => {
    if (seen.has(sourceId)) return;
    seen.add(sourceId);
    const { amountMinor, problem } = part();
    if (problem) problems.push({ sourceId, problem });
    if (amountMinor <= 0) return;
    leftMinor -= amountMinor;
    tenders.push({ kind, sourceId, amountMinor, units: kind === 'Rewards' ? amountMinor : null });
  };
  if (choices.offerId !== null) {
    const offer = available.offers.find(({ offerId }) => offerId === choices.offerId);
    add('TravelWallet', choices.offerId, () => offerPart(offer, leftMinor));
  }
  for (const { creditId, amountMinor } of choices.credits) {
    const credit = available.credits.find((each) => each.creditId === creditId);
    add(credit?.source ?? 'TravelWallet', creditId, () => creditPart(credit, amountMinor, leftMinor));
  }
  for (const { accountReferenceId, units } of choices.miles) {
    const account = available.accounts.find((each) => each.accountReferenceId === accountReferenceId);
    add('Rewards', accountReferenceId, () => milesPart(account, units, leftMinor));
  }
  const lacksMinor = leftMinor > 0 ? CARD_LEAST_MINOR - leftMinor : 0;
  const giving = lacksMinor > 0 ? tenders.findLastIndex((each) => canGive(each, lacksMinor, available)) : -1;
  const tender = tenders[giving];
  if (tender) {
    const amountMinor = tender.amountMinor - lacksMinor;
    const units = tender.units === null ? null : amountMinor;
    tenders.splice(giving, 1, ...(amountMinor > 0 ? [{ ...tender, amountMinor, units }] : []));
    problems.push({ sourceId: tender.sourceId, problem: 'CardMinimum' });
    leftMinor += lacksMinor;
  }
  const cardMinor = leftMinor;
  if (choices.paymentId !== null)
    add('UserCard', choices.paymentId, () => ({ amountMinor: cardMinor, problem: null }));
  return { tenders, cardMinor, problems };
}

/**
 * Credits and miles can pay less, down to an account's minimum; an offer and what a protection pays can't.
 */
function canGive(tender: PlannedTender, lacksMinor: number, { accounts }: Available): boolean {
  const { sourceId, amountMinor } = tender;
  if (isOffer(tender) || isFreezeSource(sourceId) || isDisruptionCover(sourceId)) return false;
  const restMinor = amountMinor - lacksMinor;
  if (restMinor < 0) return false;
  const account = accounts.find(({ accountReferenceId }) => accountReferenceId === sourceId);
  return tender.kind !== 'Rewards' || restMinor === 0 || restMinor >= (account?.redemptionMin ?? 0);
}

function offerPart(offer: AvailableOffer | undefined, leftMinor: number): Part {
  if (!offer || offer.amountMinor <= 0) return nothing('NotAvailable');
  return offer.amountMinor > leftMinor
    ? nothing('AboveTotal')
    : { amountMinor: offer.amountMinor, problem: null };
}

function creditPart(
  credit: AvailableCredit | undefined,
  wantedMinor: number | null,
  leftMinor: number,
): Part {
  if (wantedMinor !== null && wantedMinor <= 0) return nothing(null);
  if (!credit || credit.availableMinor <= 0) return nothing('NotAvailable');
  if (leftMinor === 0) return nothing('NotNeeded');
  const amountMinor = Math.min(credit.availableMinor, wantedMinor ?? leftMinor, leftMinor);
  return { amountMinor, problem: wantedMinor !== null && amountMinor < wantedMinor ? 'Reduced' : null };
}

function milesPart(account: AvailableAccount | undefined, units: number, leftMinor: number): Part {
  if (units <= 0) return nothing(null);
  if (!account) return nothing('NotAvailable');
  if (account.maxUnits <= 0) return nothing('NotEligible');
  if (leftMinor === 0) return nothing('NotNeeded');
  const amountMinor = Math.min(account.maxUnits, units, leftMinor);
  if (amountMinor < account.redemptionMin) return nothing('BelowMinimum');
  return { amountMinor, problem: amountMinor < units ? 'Reduced' : null };
}

export const isOffer = ({ kind, sourceId }: Pick<PlannedTender, 'kind' | 'sourceId'>): boolean =>
  kind === 'TravelWallet' && sourceId.startsWith('off_');
/**
 * Who gives way first when a price falls: what a price freeze covers, then the card, miles and credits, the
 * offer last.
 */
const rankOf = (tender: PlannedTender): number => {
  if (isFreezeCover(tender.sourceId)) return -1;
  if (tender.kind === 'UserCard') return 0;
  if (tender.kind === 'Rewards') return 1;
  return isOffer(tender) ? 3 : 2;
};

/**
 * The same tenders for a total that fell: lowered by rank, within a rank the last chosen first. As many and
 * in the same order as given, so that callers can pair them; an amount may be 0. A total that has not fallen
 * changes nothing.
 */
export function shrinkTenders<T extends PlannedTender>(tenders: readonly T[], newTotalMinor: number): T[] {
  let excess = tenders.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - newTotalMinor;
  const shrunk = [...tenders];
  const order = tenders
    .map((tender, i) => ({ rank: rankOf(tender), i }))
    .sort((a, b) => a.rank - b.rank || b.i - a.i);
  for (const { i } of order) {
    if (excess <= 0) break;
    const tender = itemAt(shrunk, i);
    const amountMinor = Math.max(0, tender.amountMinor - excess);
    excess -= tender.amountMinor - amountMinor;
    shrunk[i] = { ...tender, amountMinor, units: tender.units === null ? null : amountMinor };
  }
  return shrunk;
}
