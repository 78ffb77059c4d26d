/** The solver against trying everything, on cases small enough for that; and what it says of its choice. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Instant, plusSeconds } from '../../dates.ts';
import type { CreditId, OfferId } from '../../ids.ts';
import { KEEP_WEIGHTS } from '../data/retention-weights.ts';
import { bestTenders } from './best-tenders.ts';
import { cardCost, creditCost, offerCost, type TenderQuestion, unitCost } from './tender-costs.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const inDays = (days: number) => plusSeconds(NOW, days * 86_400);

const days = fc.constantFrom(2, 10, 40, 70, 100, 200, 300, 400);
const unit = fc.constantFrom('miles' as const, 'cash' as const);
const small: fc.Arbitrary<TenderQuestion> = fc.record({
  totalMinor: fc.integer({ min: 0, max: 40 }),
  credits: fc
    .array(fc.record({ left: fc.integer({ min: 0, max: 25 }), days, own: fc.boolean() }), { maxLength: 2 })
    .map((all) =>
      all.map(({ left, days: end, own }, i) => ({
        creditId: `crd_${i}` as CreditId,
        source: 'TravelWallet' as const,
        availableMinor: left,
        expiresAt: inDays(end),
        forfeitedWithOrigin: own,
      })),
    ),
  accounts: fc
    .array(fc.record({ min: fc.integer({ min: 1, max: 20 }), max: fc.integer({ min: 0, max: 40 }), unit }), {
      maxLength: 2,
    })
    .map((all) =>
      all.map((each, i) => ({
        accountReferenceId: `acc-${i}`,
        redemptionMin: each.min,
        maxUnits: each.max,
        unit: each.unit,
      })),
    ),
  offers: fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 30 }), days }), { maxLength: 2 })
    .map((all) =>
      all.map(({ amount, days: end }, i) => ({
        offerId: `off_${i}` as OfferId,
        amountMinor: amount,
        expiresAt: inDays(end),
      })),
    ),
  cardEarn: fc.record({ multiplier: fc.constantFrom(0, 1, 1.5, 4, 10, 60), unit }),
  mileValueMilliCents: fc.constantFrom(300, 700, 960, 1000, 1400),
  now: fc.constant(NOW),
  paymentId: fc.constant(null),
});

type Way = { readonly cost: number; readonly used: ReadonlySet<string> };
/** Every way to pay, one cent at a time. */
function everyWay(question: TenderQuestion): Way[] {
  const { totalMinor, credits, accounts, offers, cardEarn } = question;
  const ways: Way[] = [];
  const pay = (left: number, cost: number, used: readonly string[], next: number): void => {
    const credit = credits[next];
    const account = accounts[next - credits.length];
    if (credit) {
      for (let cents = 0; cents <= Math.min(left, credit.availableMinor); cents++) {
        const by = cents > 0 ? [...used, credit.creditId] : used;
        pay(left - cents, cost + cents * creditCost(credit, question), by, next + 1);
      }
    } else if (account) {
      pay(left, cost, used, next + 1);
      for (let units = account.redemptionMin; units <= Math.min(left, account.maxUnits); units++) {
        const by = [...used, account.accountReferenceId];
        pay(left - units, cost + units * unitCost(account.unit, question), by, next + 1);
      }
    } else {
      const by = left > 0 ? [...used, 'card'] : used;
      ways.push({ cost: cost + left * cardCost(cardEarn, question), used: new Set(by) });
    }
  };
  pay(totalMinor, 0, [], 0);
  for (const offer of offers) {
    const left = totalMinor - offer.amountMinor;
    if (left >= 0) pay(left, offerCost(offer, question), [offer.offerId], 0);
  }
  return ways;
}

const cheapest = (ways: readonly Way[]): number =>
  ways.reduce((least, { cost }) => Math.min(least, cost), Infinity);

/** What the answer's tenders cost, counted from the plan alone. */
function costOf(question: TenderQuestion, { plan }: Pick<ReturnType<typeof bestTenders>, 'plan'>): number {
  const { credits, accounts, offers, cardEarn } = question;
  const paid = plan.tenders.map(({ sourceId, amountMinor }) => {
    const credit = credits.find(({ creditId }) => creditId === sourceId);
    if (credit) return amountMinor * creditCost(credit, question);
    const account = accounts.find(({ accountReferenceId }) => accountReferenceId === sourceId);
    if (account) return amountMinor * unitCost(account.unit, question);
    return offerCost(offers.find(({ offerId }) => offerId === sourceId)!, question);
  });
  return paid.reduce((sum, each) => sum + each, plan.cardMinor * cardCost(cardEarn, question));
}

describe('against trying everything', () => {
  test('no way of paying costs less, and the plan stands by the rules of the checkout', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(small, (question) => {
        const best = bestTenders(question);
        const { tenders, cardMinor, problems } = best.plan;
        expect(problems).toEqual([]);
        expect(tenders.reduce((sum, { amountMinor }) => sum + amountMinor, cardMinor)).toBe(
          question.totalMinor,
        );
        expect(costOf(question, best)).toBe(cheapest(everyWay(question)));
        expect(best.gainMinor).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('the runner-up is the best that does without something', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(small, (question) => {
        const best = bestTenders(question);
        const used = best.plan.tenders.map(({ sourceId }) => sourceId);
        if (best.plan.cardMinor > 0) used.push('card');
        const least = cheapest(everyWay(question).filter((way) => used.some((id) => !way.used.has(id))));
        const { runnerUp } = best;
        expect(runnerUp === null).toBe(least === Infinity);
        if (!runnerUp) return;
        expect(runnerUp.plan.problems).toEqual([]);
        expect(costOf(question, runnerUp)).toBe(least);
        expect(runnerUp.lossMinor).toBe(Math.round((least - costOf(question, best)) / 1000));
      }),
      { numRuns: 300 },
    );
  });
});

const question: TenderQuestion = {
  totalMinor: 138_432,
  credits: [
    {
      creditId: 'crd_late' as CreditId,
      source: 'TravelWallet',
      availableMinor: 30_000,
      expiresAt: inDays(300),
    },
    {
      creditId: 'crd_soon' as CreditId,
      source: 'TravelWallet',
      availableMinor: 5_000,
      expiresAt: inDays(20),
    },
  ],
  accounts: [{ accountReferenceId: 'summit', redemptionMin: 1, maxUnits: 184_250, unit: 'miles' }],
  offers: [{ offerId: 'off_75' as OfferId, amountMinor: 7_500, expiresAt: inDays(60) }],
  cardEarn: { multiplier: 4, unit: 'miles' },
  mileValueMilliCents: 1000,
  now: NOW,
  paymentId: null,
};

describe('what it says', () => {
  test('what ends first pays first, the card keeps earning and the miles stay', () => {
    const { plan, reasons, runnerUp } = bestTenders(question);
    expect(plan.tenders.map(({ sourceId, amountMinor }) => [sourceId, amountMinor])).toEqual([
      ['off_75', 7_500],
      ['crd_soon', 5_000],
      ['crd_late', 30_000],
    ]);
    expect(plan.cardMinor).toBe(95_932);
    expect(reasons).toEqual([
      { code: 'OfferLowersPrice', sourceId: 'off_75', amountMinor: 7_500 },
      { code: 'ExpiresSoon', sourceId: 'crd_soon', amountMinor: 5_000 },
      { code: 'CreditsFirst', sourceId: null, amountMinor: 30_000 },
      { code: 'MilesWorthMore', sourceId: 'summit', amountMinor: 95_932 },
      { code: 'KeepsEarning', sourceId: null, amountMinor: plan.cardMinor },
    ]);
    // The credit that lasts longer could be kept: the card would earn a little, but less than the wait costs
    expect(runnerUp?.plan.cardMinor).toBe(125_932);
    expect(runnerUp?.lossMinor).toBe(300);
  });

  test('miles worth less than the card costs pay, but for an account whose minimum is above the rest', () => {
    const cheap = { ...question, mileValueMilliCents: 600 };
    const { plan, reasons } = bestTenders(cheap);
    expect(plan.cardMinor).toBe(0);
    expect(plan.tenders.at(-1)).toMatchObject({ kind: 'Rewards', sourceId: 'summit', units: 125_932 });
    expect(reasons.map(({ code }) => code)).not.toContain('KeepsEarning');
    const [summit] = question.accounts;
    const high = { ...cheap, totalMinor: 50_000, accounts: [{ ...summit!, redemptionMin: 60_000 }] };
    expect(bestTenders(high).reasons).toContainEqual({
      code: 'BelowMinimum',
      sourceId: 'summit',
      amountMinor: 60_000,
    });
  });

  test('with nothing but a card there is nothing to explain and no runner-up', () => {
    const bare = bestTenders({ ...question, credits: [], accounts: [], offers: [] });
    expect(bare).toMatchObject({ gainMinor: 0, reasons: [], runnerUp: null });
    expect(bare.plan.cardMinor).toBe(question.totalMinor);
  });

  test('a credit that goes with its booking is spent before another of the same end', () => {
    const [late] = question.credits;
    const credits = [late!, { ...late!, creditId: 'crd_match' as CreditId, forfeitedWithOrigin: true }];
    const { plan, reasons } = bestTenders({ ...question, totalMinor: 20_000, credits, offers: [] });
    expect(plan.tenders.map(({ sourceId }) => sourceId)).toEqual(['crd_match']);
    expect(reasons[0]).toEqual({ code: 'ForfeitedWithOrigin', sourceId: 'crd_match', amountMinor: 20_000 });
  });

  test('a cent never gains by ending sooner', () => {
    const weights = KEEP_WEIGHTS.map(([, weight]) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(KEEP_WEIGHTS.at(-1)?.[0]).toBe(0);
  });
});
