import type { HotelCheckout } from '@sojourn/products/hotel/wire/hotel-checkout.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whoMayRedeem } from './account-note.tsx';
import {
  type Choices,
  choicesOfPlan,
  isPlan,
  shownTenders,
  viewOfTenders,
  withCredit,
  withMiles,
} from './tenders-view.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const credit = (creditId: string, amountMinor: number) =>
  ({
    creditId,
    type: 'AnnualCredit',
    source: 'TravelWallet',
    available: usd(amountMinor),
    expiresAt: '',
    origin: null,
  }) as never;
const account = (accountReferenceId: string, maxUnits: number, redemptionMin = 0) =>
  ({
    accountReferenceId,
    productDisplayName: 'Harbor Summit',
    lastFour: '4417',
    accountType: 'Personal',
    holderName: null,
    unit: 'miles',
    balance: maxUnits,
    redemptionMin,
    eligible: maxUnits > 0,
    reason: maxUnits > 0 ? null : 'NothingLeft',
    maxUnits,
  }) as const;

/** The mock-up's checkout: 1,298.00 by 300.00 of credit, 40,000 miles and the card. */
const checkout = {
  quote: { total: usd(129_800) },
  payment: {
    credits: [credit('crd_a', 30_000), credit('crd_b', 8_640)],
    offers: [{ offerId: 'off_a', title: '', amount: usd(7_500), expiresAt: '' }],
    accounts: [account('acc_1', 129_800), account('acc_2', 12_480, 2_500)],
    earn: { units: 0, multiplier: 3, accountReferenceId: 'acc_1' },
  },
} as unknown as HotelCheckout;
const none: Choices = { offerId: null, credits: [], miles: [] };

describe('what the choices come to', () => {
  it('is the mock-up’s: $300.00, 40,000 miles, $598.00 on the card, 1,794 miles earned', () => {
    const draft = withMiles(withCredit(none, 'crd_a' as never, true), 'acc_1', 40_000);
    const view = viewOfTenders(checkout, draft);
    expect(view.card.amountMinor).toBe(59_800);
    expect(view.earnUnits).toBe(1_794);
    expect(view.credits.map(({ chosen, pays }) => [chosen, pays.amountMinor])).toEqual([
      [true, 30_000],
      [false, 0],
    ]);
    expect(view.accounts[0]).toMatchObject({ units: 40_000, maxUnits: 99_800, usable: true });
  });

  it('shows an account that is below its minimum as not usable', () => {
    const draft = withMiles(none, 'acc_1', 129_000);
    const [, second] = viewOfTenders(checkout, draft).accounts;
    expect(second).toMatchObject({ maxUnits: 800, usable: false });
  });

  it('always sums to the total, whatever is chosen', () => {
    const choices = fc.record({
      offerId: fc.constantFrom(null, 'off_a'),
      credits: fc.subarray([
        { creditId: 'crd_a', amountMinor: null },
        { creditId: 'crd_b', amountMinor: 5_000 },
      ]),
      miles: fc.record({ a: fc.integer({ min: 0, max: 200_000 }), b: fc.integer({ min: 0, max: 20_000 }) }),
    });
    fc.assert(
      fc.property(choices, ({ offerId, credits, miles: { a, b } }) => {
        const miles = [
          { accountReferenceId: 'acc_1', units: a },
          { accountReferenceId: 'acc_2', units: b },
        ];
        const view = viewOfTenders(checkout, { offerId, credits, miles } as unknown as Choices);
        const rows = [...view.offers, ...view.credits, ...view.accounts];
        const paid = rows.reduce((sum, { pays }) => sum + pays.amountMinor, 0);
        expect(paid + view.card.amountMinor).toBe(129_800);
        for (const row of view.accounts) expect(row.pays.amountMinor).toBeLessThanOrEqual(row.maxUnits);
      }),
    );
  });
});

describe('choosing', () => {
  it('takes back what was ticked, and keeps the order in which things were chosen', () => {
    const both = withCredit(withCredit(none, 'crd_b' as never, true), 'crd_a' as never, true);
    expect(both.credits.map(({ creditId }) => creditId)).toEqual(['crd_b', 'crd_a']);
    expect(withCredit(both, 'crd_b' as never, false).credits).toEqual([
      { creditId: 'crd_a', amountMinor: null },
    ]);
    const miles = withMiles(withMiles(none, 'acc_1', 5), 'acc_1', 9);
    expect(miles.miles).toEqual([{ accountReferenceId: 'acc_1', units: 9 }]);
    expect(withMiles(miles, 'acc_1', null).miles).toEqual([]);
  });

  it('makes a suggested plan, and knows it again', () => {
    const lines = [
      { kind: 'TravelWallet', sourceId: 'crd_a', label: '', amount: usd(30_000), units: null },
      { kind: 'Rewards', sourceId: 'acc_2', label: '', amount: usd(2_500), units: 2_500 },
      { kind: 'UserCard', sourceId: 'pay_1', label: '', amount: usd(97_300), units: null },
    ] as const;
    const draft = choicesOfPlan(lines);
    expect(isPlan(viewOfTenders(checkout, draft), lines)).toBe(true);
    expect(viewOfTenders(checkout, draft).card.amountMinor).toBe(97_300);
    expect(isPlan(viewOfTenders(checkout, none), lines)).toBe(false);
    expect(isPlan(viewOfTenders(checkout, withMiles(draft, 'acc_2', 2_600)), lines)).toBe(false);
  });

  it('says what pays how much, the card last and only for what is left', () => {
    const draft = withMiles(withCredit(none, 'crd_a' as never, true), 'acc_2', 2_500);
    expect(shownTenders(viewOfTenders(checkout, draft), 'pay_1')).toEqual([
      { sourceId: 'crd_a', amountMinor: 30_000 },
      { sourceId: 'acc_2', amountMinor: 2_500 },
      { sourceId: 'pay_1', amountMinor: 97_300 },
    ]);
    expect(shownTenders(viewOfTenders(checkout, none), null)).toEqual([]);
    const all = withMiles(none, 'acc_1', 129_800);
    expect(shownTenders(viewOfTenders(checkout, all), 'pay_1')).toEqual([
      { sourceId: 'acc_1', amountMinor: 129_800 },
    ]);
  });
});

describe('rewards accounts that can’t pay', () => {
  const minimums = (minimumCheck: 'all' | 'one' | 'none', ...reasons: readonly (string | null)[]) => {
    const accounts = reasons.map((reason, at) => ({ ...account(`acc_${at}`, 0), reason }));
    const payment = { ...checkout.payment, minimumCheck, accounts };
    return viewOfTenders({ ...checkout, payment } as unknown as HotelCheckout, none).minimums;
  };

  it('are counted on screen where some or none hold their minimum', () => {
    expect(minimums('all', null, null)).toBeNull();
    expect(minimums('one', null, 'BelowMinimum')).toEqual({ check: 'one', count: 2 });
    expect(minimums('none', 'BelowMinimum', 'RoleMayNotRedeem')).toEqual({ check: 'none', count: 1 });
    expect(minimums('none', 'RoleMayNotRedeem', 'NotAllowed')).toBeNull();
  });

  it('say who may redeem: a company’s account manager, or the cardholder whose miles they are', () => {
    const of = (more: object) => whoMayRedeem({ ...account('acc_1', 184_250), ...more }, 'en');
    expect(of({ accountType: 'Business' }).id).toBe('checkout.tender.company');
    expect(of({}).id).toBe('checkout.tender.primary');
    expect(of({ holderName: 'Maya Okafor' })).toEqual({
      id: 'checkout.tender.holder.miles',
      values: { balance: '184,250', holder: 'Maya Okafor' },
    });
  });
});
