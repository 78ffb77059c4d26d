/** Why the best mix of tenders is what it is: codes with the source and the amount each turns on. */
import { SOON_DAYS } from '../data/retention-weights.ts';
import { earnedUnits } from '../earning.ts';
import { CENT, cardCost, daysLeft, type TenderQuestion, unitCost } from './tender-costs.ts';
import type { TenderPlan } from './tender-plan.ts';

/**
 * `ExpiresSoon`, `ForfeitedWithOrigin`: cents taken of a credit that would be lost; `CreditsFirst`: cents of
 * the other credits together; `OfferLowersPrice`: cents off; `KeepsEarning`: cents paid by the card, which
 * earns; `MilesWorthMore`: units that stay in an account because the card is the better way;
 * `BelowMinimum`: the minimum of an account that would have been the better way.
 */
type TenderReasonCode =
  | 'ExpiresSoon'
  | 'ForfeitedWithOrigin'
  | 'OfferLowersPrice'
  | 'KeepsEarning'
  | 'MilesWorthMore'
  | 'BelowMinimum'
  | 'CreditsFirst';
export type TenderReason = {
  readonly code: TenderReasonCode;
  readonly sourceId: string | null;
  readonly amountMinor: number | null;
};

export function explain(question: TenderQuestion, plan: TenderPlan): TenderReason[] {
  const amounts = new Map(plan.tenders.map(({ sourceId, amountMinor }) => [sourceId, amountMinor]));
  const offers = question.offers.flatMap(({ offerId }): TenderReason[] => {
    const amountMinor = amounts.get(offerId);
    return amountMinor ? [{ code: 'OfferLowersPrice', sourceId: offerId, amountMinor }] : [];
  });
  return [
    ...offers,
    ...aboutCredits(question, amounts),
    ...aboutAccounts(question, plan.cardMinor, amounts),
    ...aboutCard(question, plan.cardMinor),
  ];
}

function aboutCredits(
  { credits, now }: TenderQuestion,
  amounts: ReadonlyMap<string, number>,
): TenderReason[] {
  const reasons: TenderReason[] = [];
  let otherMinor = 0;
  for (const { creditId, expiresAt, forfeitedWithOrigin } of credits) {
    const amountMinor = amounts.get(creditId) ?? 0;
    if (amountMinor === 0) continue;
    if (daysLeft(expiresAt, now) < SOON_DAYS)
      reasons.push({ code: 'ExpiresSoon', sourceId: creditId, amountMinor });
    else if (forfeitedWithOrigin)
      reasons.push({ code: 'ForfeitedWithOrigin', sourceId: creditId, amountMinor });
    else otherMinor += amountMinor;
  }
  if (otherMinor > 0) reasons.push({ code: 'CreditsFirst', sourceId: null, amountMinor: otherMinor });
  return reasons;
}

/** Of the accounts that could pay instead of the card and do not. */
function aboutAccounts(
  question: TenderQuestion,
  cardMinor: number,
  amounts: ReadonlyMap<string, number>,
): TenderReason[] {
  if (cardMinor === 0) return [];
  return question.accounts.flatMap((account): TenderReason[] => {
    const { accountReferenceId: sourceId, redemptionMin, maxUnits } = account;
    if (maxUnits === 0 || amounts.has(sourceId)) return [];
    if (unitCost(account.unit, question) >= cardCost(question.cardEarn, question))
      return [{ code: 'MilesWorthMore', sourceId, amountMinor: Math.min(cardMinor, maxUnits) }];
    return redemptionMin > cardMinor ? [{ code: 'BelowMinimum', sourceId, amountMinor: redemptionMin }] : [];
  });
}

/** Only where something could have paid instead of the card. */
function aboutCard(
  { accounts, credits, cardEarn, ...values }: TenderQuestion,
  cardMinor: number,
): TenderReason[] {
  const isChoice =
    accounts.some(({ maxUnits }) => maxUnits > 0) || credits.some(({ availableMinor }) => availableMinor > 0);
  const worth = earnedUnits(cardMinor, cardEarn.multiplier) * unitCost(cardEarn.unit, values);
  const earns = Math.round(worth / CENT) > 0;
  return isChoice && earns ? [{ code: 'KeepsEarning', sourceId: null, amountMinor: cardMinor }] : [];
}
