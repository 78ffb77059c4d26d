import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CreditId, OfferId, PaymentId } from '../../ids.ts';
import {
  type Available,
  CARD_LEAST_MINOR,
  type PlannedTender,
  planTenders,
  shrinkTenders,
  type TenderChoices,
} from './tender-plan.ts';

const credit = (n: number) => `crd_${n}` as CreditId;
const offer = (n: number) => `off_${n}` as OfferId;
const account = (n: number) => `account-${n}`;
const card = 'pay_1' as PaymentId;
const amount = fc.integer({ min: 0, max: 400_000 });
const index = fc.integer({ min: 0, max: 4 });

const available: fc.Arbitrary<Available> = fc.record({
  credits: fc
    .array(fc.record({ availableMinor: amount, isAncillary: fc.boolean() }), { maxLength: 5 })
    .map((rows) =>
      rows.map(({ availableMinor, isAncillary }, i) => ({
        creditId: credit(i),
        source: isAncillary ? ('AncillaryCredit' as const) : ('TravelWallet' as const),
        availableMinor,
      })),
    ),
  offers: fc
    .array(amount, { maxLength: 3 })
    .map((rows) => rows.map((amountMinor, i) => ({ offerId: offer(i), amountMinor }))),
  accounts: fc
    .array(fc.record({ redemptionMin: fc.constantFrom(0, 500, 2_500), maxUnits: amount }), { maxLength: 3 })
    .map((rows) => rows.map((row, i) => ({ accountReferenceId: account(i), ...row }))),
});
const choices: fc.Arbitrary<TenderChoices> = fc.record({
  offerId: fc.option(index.map(offer)),
  credits: fc.array(fc.record({ creditId: index.map(credit), amountMinor: fc.option(amount) }), {
    maxLength: 6,
  }),
  miles: fc.array(fc.record({ accountReferenceId: index.map(account), units: amount }), { maxLength: 4 }),
  paymentId: fc.constantFrom(card, null),
});
const total = fc.integer({ min: 0, max: 500_000 });
const sum = (tenders: readonly PlannedTender[]) =>
  tenders.reduce((all, { amountMinor }) => all + amountMinor, 0);
const ranks = { offer: 0, credit: 1, Rewards: 2, UserCard: 3 } as const;
const rankOf = ({ kind, sourceId }: PlannedTender) =>
  kind === 'Rewards' || kind === 'UserCard'
    ? ranks[kind]
    : sourceId.startsWith('off_')
      ? ranks.offer
      : ranks.credit;

test('the parts of a plan always sum to the total', () => {
  fc.assert(
    fc.property(total, choices, available, (totalMinor, chosen, there) => {
      const { tenders, cardMinor } = planTenders(totalMinor, chosen, there);
      expect(sum(tenders.filter(({ kind }) => kind !== 'UserCard')) + cardMinor).toBe(totalMinor);
      if (chosen.paymentId !== null) expect(sum(tenders)).toBe(totalMinor);
      for (const { amountMinor, kind, units } of tenders) {
        expect(amountMinor).toBeGreaterThan(0);
        expect(units).toBe(kind === 'Rewards' ? amountMinor : null);
      }
    }),
  );
});

test('offer, credits as chosen, miles, card: in that order, each source once', () => {
  fc.assert(
    fc.property(total, choices, available, (totalMinor, chosen, there) => {
      const { tenders } = planTenders(totalMinor, chosen, there);
      const inOrder = tenders.map(rankOf);
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
      const sources = tenders.map(({ sourceId }) => sourceId);
      expect(new Set(sources).size).toBe(sources.length);
      const wanted = chosen.credits.map(({ creditId }) => creditId as string);
      const places = sources.filter((id) => id.startsWith('crd_')).map((id) => wanted.indexOf(id));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});

test('nothing pays more than it has or than was chosen, no account below its minimum, an offer whole', () => {
  fc.assert(
    fc.property(total, choices, available, (totalMinor, chosen, there) => {
      for (const { kind, sourceId, amountMinor } of planTenders(totalMinor, chosen, there).tenders) {
        const ofCredit = there.credits.find(({ creditId }) => creditId === sourceId);
        if (ofCredit) {
          const first = chosen.credits.find(({ creditId }) => creditId === sourceId)!;
          expect(amountMinor).toBeLessThanOrEqual(
            Math.min(ofCredit.availableMinor, first.amountMinor ?? 1e9),
          );
          expect(kind).toBe(ofCredit.source);
        }
        const ofAccount = there.accounts.find(({ accountReferenceId }) => accountReferenceId === sourceId);
        if (ofAccount) {
          const first = chosen.miles.find(({ accountReferenceId }) => accountReferenceId === sourceId)!;
          expect(amountMinor).toBeLessThanOrEqual(Math.min(ofAccount.maxUnits, first.units));
          expect(amountMinor).toBeGreaterThanOrEqual(ofAccount.redemptionMin);
        }
        const ofOffer = there.offers.find(({ offerId }) => offerId === sourceId);
        if (ofOffer) expect(amountMinor).toBe(ofOffer.amountMinor);
        expect([ofCredit, ofAccount, ofOffer, kind === 'UserCard' || undefined].filter(Boolean)).toHaveLength(
          1,
        );
      }
    }),
  );
});

const there: Available = {
  credits: [
    { creditId: credit(1), source: 'TravelWallet', availableMinor: 30_000 },
    { creditId: credit(2), source: 'AncillaryCredit', availableMinor: 5_000 },
  ],
  offers: [{ offerId: offer(1), amountMinor: 7_500 }],
  accounts: [
    { accountReferenceId: account(1), redemptionMin: 2_500, maxUnits: 60_000 },
    { accountReferenceId: account(2), redemptionMin: 0, maxUnits: 0 },
  ],
};
const none: TenderChoices = { offerId: null, credits: [], miles: [], paymentId: card };

test.each<[string, Partial<TenderChoices>, number, number, string[]]>([
  [
    'a credit that is gone',
    { credits: [{ creditId: credit(9), amountMinor: null }] },
    100,
    100,
    ['NotAvailable'],
  ],
  [
    'more than a credit has',
    { credits: [{ creditId: credit(2), amountMinor: 9_000 }] },
    9_000,
    4_000,
    ['Reduced'],
  ],
  ['as much as fits', { credits: [{ creditId: credit(1), amountMinor: null }] }, 20_000, 0, []],
  ['an offer above the total', { offerId: offer(1) }, 7_499, 7_499, ['AboveTotal']],
  [
    'an account that may not',
    { miles: [{ accountReferenceId: account(2), units: 9 }] },
    9,
    9,
    ['NotEligible'],
  ],
  [
    'under the minimum',
    { miles: [{ accountReferenceId: account(1), units: 2_499 }] },
    9_000,
    9_000,
    ['BelowMinimum'],
  ],
  [
    'a rest under the minimum',
    { miles: [{ accountReferenceId: account(1), units: 9_000 }] },
    2_000,
    2_000,
    ['BelowMinimum'],
  ],
  [
    'miles after the credits paid all',
    {
      credits: [{ creditId: credit(1), amountMinor: null }],
      miles: [{ accountReferenceId: account(1), units: 9 }],
    },
    30_000,
    0,
    ['NotNeeded'],
  ],
  ['nothing of a credit', { credits: [{ creditId: credit(1), amountMinor: 0 }] }, 500, 500, []],
])('%s', (_, chosen, totalMinor, cardMinor, problems) => {
  const plan = planTenders(totalMinor, { ...none, ...chosen }, there);
  expect(plan.cardMinor).toBe(cardMinor);
  expect(plan.problems.map(({ problem }) => problem)).toEqual(problems);
});

test('a fallen price lowers the card, then miles, then credits from the last, the offer at the end', () => {
  const all: TenderChoices = {
    offerId: offer(1),
    credits: [
      { creditId: credit(1), amountMinor: null },
      { creditId: credit(2), amountMinor: null },
    ],
    miles: [{ accountReferenceId: account(1), units: 40_000 }],
    paymentId: card,
  };
  const { tenders } = planTenders(100_000, all, there);
  const amounts = (newTotal: number) =>
    shrinkTenders(tenders, newTotal).map(({ amountMinor }) => amountMinor);
  expect(amounts(100_000)).toEqual([7_500, 30_000, 5_000, 40_000, 17_500]);
  expect(amounts(90_000)).toEqual([7_500, 30_000, 5_000, 40_000, 7_500]);
  expect(amounts(80_000)).toEqual([7_500, 30_000, 5_000, 37_500, 0]);
  expect(amounts(40_000)).toEqual([7_500, 30_000, 2_500, 0, 0]);
  expect(amounts(10_000)).toEqual([7_500, 2_500, 0, 0, 0]);
  expect(amounts(5_000)).toEqual([5_000, 0, 0, 0, 0]);
});

test('a shrunk plan sums to the new total and takes no more of anything', () => {
  fc.assert(
    fc.property(
      total,
      fc.double({ min: 0, max: 1, noNaN: true }),
      choices,
      available,
      (was, share, chosen, have) => {
        const { tenders } = planTenders(was, { ...chosen, paymentId: card }, have);
        const now = Math.floor(was * share);
        const shrunk = shrinkTenders(tenders, now);
        expect(sum(shrunk)).toBe(now);
        expect(shrinkTenders(shrunk, now)).toEqual(shrunk);
        for (const [i, { sourceId, amountMinor, units, kind }] of shrunk.entries()) {
          expect(sourceId).toBe(tenders[i]!.sourceId);
          expect(amountMinor).toBeLessThanOrEqual(tenders[i]!.amountMinor);
          expect(amountMinor).toBeGreaterThanOrEqual(0);
          expect(units).toBe(kind === 'Rewards' ? amountMinor : null);
        }
      },
    ),
  );
});

test('a card is left nothing, or enough for card companies to take', () => {
  const there: Available = {
    credits: [
      { creditId: credit(0), source: 'TravelWallet', availableMinor: 3_000 },
      { creditId: credit(1), source: 'TravelWallet', availableMinor: 1_970 },
    ],
    offers: [],
    accounts: [],
  };
  const chosen: TenderChoices = {
    offerId: null,
    credits: [
      { creditId: credit(0), amountMinor: null },
      { creditId: credit(1), amountMinor: null },
    ],
    miles: [],
    paymentId: card,
  };
  const { tenders, cardMinor, problems } = planTenders(5_000, chosen, there);
  expect(tenders.map(({ amountMinor }) => amountMinor)).toEqual([3_000, 1_950, 50]);
  expect([cardMinor, problems]).toEqual([50, [{ sourceId: credit(1), problem: 'CardMinimum' }]]);
  // Just enough, or nothing, is left as it is
  expect(planTenders(5_020, chosen, there)).toMatchObject({ cardMinor: 50, problems: [] });
  expect(planTenders(4_970, chosen, there)).toMatchObject({ cardMinor: 0, problems: [] });
  // Miles down to what their account redeems at least; an offer is used whole
  const accounts = [{ accountReferenceId: account(0), redemptionMin: 2_490, maxUnits: 2_500 }];
  const miles = [{ accountReferenceId: account(0), units: 2_500 }];
  const redeeming = { ...chosen, credits: [{ creditId: credit(0), amountMinor: null }], miles };
  const with_ = { ...there, accounts };
  expect(planTenders(5_530, redeeming, with_).tenders.map(({ amountMinor }) => amountMinor)).toEqual([
    3_000 - 20,
    2_500,
    50,
  ]);
  const offers = [{ offerId: offer(0), amountMinor: 980 }];
  const discounted = { ...chosen, offerId: offer(0), credits: [] };
  expect(planTenders(1_000, discounted, { ...there, offers })).toMatchObject({ cardMinor: 20, problems: [] });
});

test('whatever is chosen, a card is left too little only where nothing else could pay less', () => {
  fc.assert(
    fc.property(total, choices, available, (totalMinor, chosen, there) => {
      const { tenders, cardMinor } = planTenders(totalMinor, chosen, there);
      if (cardMinor === 0 || cardMinor >= CARD_LEAST_MINOR) return;
      const lacks = CARD_LEAST_MINOR - cardMinor;
      const couldGive = tenders.filter(
        ({ kind, sourceId, amountMinor }) =>
          kind !== 'UserCard' && kind !== 'Rewards' && !sourceId.startsWith('off_') && amountMinor >= lacks,
      );
      expect(couldGive).toEqual([]);
    }),
  );
});
