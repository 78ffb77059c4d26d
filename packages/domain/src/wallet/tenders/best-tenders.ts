/**
 * Which mix of offer, credits, miles and card leaves the customer with most. Exactly optimal under the values
 * of `tender-costs.ts`: all choices of an offer and of accounts are tried, the rest is filled by cost per
 * cent. Pure, and explained.
 */

import type { OfferId } from '../../ids.ts';
import { itemAt } from '../../present.ts';
import { cheapestMix, type Source } from './cheapest-mix.ts';
import { explain, type TenderReason } from './explain-tenders.ts';
import {
  CENT,
  cardCost,
  creditCost,
  offerCost,
  type SolverAccount,
  type SolverCredit,
  type SolverOffer,
  type TenderQuestion,
  unitCost,
  type Values,
} from './tender-costs.ts';
import { planTenders, type TenderChoices, type TenderPlan } from './tender-plan.ts';

type Answer = { readonly choices: TenderChoices; readonly plan: TenderPlan };
export type BestTenders = Answer & {
  /** What credits, offers and rewards are worth afterwards, with what the card part earns, in cents. */
  readonly preservedMinor: number;
  /** What the plan is better than paying all by card, in cents; never negative. */
  readonly gainMinor: number;
  readonly reasons: readonly TenderReason[];
  /**
   * The best of the plans that do without something that this one pays with (the card is such a thing); and
   * what is lost with it, in cents.
   */
  readonly runnerUp: (Answer & { readonly lossMinor: number }) | null;
};

/** One way to pay: an offer or none, and how much of each source, by its id. */
type Solution = {
  readonly offer: SolverOffer | null;
  readonly amounts: ReadonlyMap<string, number>;
  /** Thousandths of a cent. */
  readonly cost: number;
};
const CARD = 'card';

export function bestTenders(question: TenderQuestion): BestTenders {
  const best = solve(question, null);
  if (!best) throw new RangeError(`${question.totalMinor} cannot be paid`);
  const { plan, choices } = answerOf(question, best);
  const runnerUp = findRunnerUp(question, best);
  const byCard = question.totalMinor * cardCost(question.cardEarn, question);
  return {
    choices,
    plan,
    preservedMinor: Math.floor((worth(question) - best.cost + plan.cardMinor * CENT) / CENT),
    gainMinor: Math.round((byCard - best.cost) / CENT),
    reasons: explain(question, plan),
    runnerUp: runnerUp && {
      ...answerOf(question, runnerUp),
      lossMinor: Math.round((runnerUp.cost - best.cost) / CENT),
    },
  };
}

/** All that there is before paying, in thousandths of a cent. */
const worth = (question: TenderQuestion): number =>
  question.credits.reduce((sum, each) => sum + each.availableMinor * creditCost(each, question), 0) +
  question.accounts.reduce((sum, each) => sum + each.maxUnits * unitCost(each.unit, question), 0) +
  question.offers.reduce((sum, each) => sum + offerCost(each, question), 0);

/**
 * The cheapest over every choice of an offer and of accounts, without one source. Of equals the one that is
 * found first: fewest accounts, no offer.
 */
function solve(question: TenderQuestion, without: string | null): Solution | undefined {
  const { totalMinor } = question;
  const always = [...creditSources(question), ...cardSource(question)].filter(
    ({ sourceId }) => sourceId !== without,
  );
  const offers = question.offers.filter(
    ({ offerId, amountMinor }) => offerId !== without && amountMinor <= totalMinor,
  );
  const accounts = question.accounts
    .filter(({ accountReferenceId }) => accountReferenceId !== without)
    .map((account) => accountSource(account, question))
    .filter(({ leastMinor, mostMinor }) => leastMinor <= mostMinor);
  let best: Solution | undefined;
  for (let set = 0; set < 1 << accounts.length; set++) {
    const used = accounts.filter((_, i) => (set & (1 << i)) !== 0);
    const sources = [...always, ...used].sort((a, b) => a.costPerCent - b.costPerCent);
    for (const offer of [null, ...offers]) {
      const mix = cheapestMix(totalMinor - (offer?.amountMinor ?? 0), sources);
      const cost = (mix?.cost ?? 0) + (offer ? offerCost(offer, question) : 0);
      if (!mix || (best && best.cost <= cost)) continue;
      const amounts = new Map(sources.map(({ sourceId }, i) => [sourceId, itemAt(mix.amounts, i)]));
      best = { offer, amounts, cost };
    }
  }
  return best;
}

/** At one cost, what ends first pays first. */
const creditSources = (question: TenderQuestion): Source[] =>
  question.credits
    .filter(({ availableMinor }) => availableMinor > 0)
    .toSorted(byEnd)
    .map((credit) => ({
      sourceId: credit.creditId,
      leastMinor: 0,
      mostMinor: credit.availableMinor,
      costPerCent: creditCost(credit, question),
    }));

const LAST = Number.MAX_SAFE_INTEGER;
const endOf = ({ expiresAt }: SolverCredit): number => (expiresAt === null ? LAST : Date.parse(expiresAt));
const byEnd = (a: SolverCredit, b: SolverCredit): number =>
  endOf(a) - endOf(b) || (a.creditId < b.creditId ? -1 : 1);

const cardSource = (question: TenderQuestion): Source[] => [
  {
    sourceId: CARD,
    leastMinor: 0,
    mostMinor: question.totalMinor,
    costPerCent: cardCost(question.cardEarn, question),
  },
];

const accountSource = (account: SolverAccount, values: Values): Source => ({
  sourceId: account.accountReferenceId,
  leastMinor: Math.max(1, account.redemptionMin),
  mostMinor: account.maxUnits,
  costPerCent: unitCost(account.unit, values),
});

function findRunnerUp(question: TenderQuestion, { offer, amounts }: Solution): Solution | null {
  const used = [...amounts].filter(([, amountMinor]) => amountMinor > 0).map(([sourceId]) => sourceId);
  if (offer) used.push(offer.offerId);
  let best: Solution | null = null;
  for (const sourceId of used) {
    const other = solve(question, sourceId);
    if (other && (!best || other.cost < best.cost)) best = other;
  }
  return best;
}

/** The plan follows from the choices by the same rules as the customer's own. */
function answerOf(question: TenderQuestion, { offer, amounts }: Solution): Answer {
  const { totalMinor, credits, accounts, offers, paymentId } = question;
  const byId = new Map(credits.map((credit) => [credit.creditId as string, credit.creditId]));
  const offerId: OfferId | null = offer?.offerId ?? null;
  const choices: TenderChoices = {
    offerId,
    credits: [...amounts].flatMap(([sourceId, amountMinor]) => {
      const creditId = byId.get(sourceId);
      return creditId && amountMinor > 0 ? [{ creditId, amountMinor }] : [];
    }),
    miles: accounts
      .map(({ accountReferenceId }) => ({ accountReferenceId, units: amounts.get(accountReferenceId) ?? 0 }))
      .filter(({ units }) => units > 0),
    paymentId,
  };
  const available = { credits, offers, accounts };
  const first = planTenders(totalMinor, choices, available);
  const paid = new Map(first.tenders.map(({ sourceId, amountMinor }) => [sourceId, amountMinor]));
  // What a card has to have left isn't chosen
  const fitting: TenderChoices = {
    ...choices,
    credits: choices.credits.flatMap(({ creditId }) => {
      const amountMinor = paid.get(creditId) ?? 0;
      return amountMinor > 0 ? [{ creditId, amountMinor }] : [];
    }),
    miles: choices.miles.flatMap(({ accountReferenceId }) => {
      const units = paid.get(accountReferenceId) ?? 0;
      return units > 0 ? [{ accountReferenceId, units }] : [];
    }),
  };
  return { choices: fitting, plan: planTenders(totalMinor, fitting, available) };
}
