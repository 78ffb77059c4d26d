import { expect, test } from 'vitest';
import { date } from '../../dates.ts';
import type { Instant } from './credit-days.ts';
import { STANDING_RULES, type StandingEventType, type StandingNews, standingEffects } from './standing.ts';

const NOW = '2027-02-08T15:00:00.000Z' as Instant;
const news = (more: Partial<StandingNews> = {}): StandingNews => ({
  type: 'NewBenefitPeriod',
  accountReferenceId: 'acc_1',
  role: 'Primary',
  tier: 'premium',
  accountType: 'Personal',
  standing: 'good',
  openedOn: date('2024-02-01'),
  limitedTimeOffer: true,
  benefitPeriodFrom: date('2027-02-01'),
  nextAnniversaryOn: date('2028-02-01'),
  ...more,
});
const grants = (more: Partial<StandingNews>) =>
  standingEffects(news(more), NOW).grants.map(({ type, amountMinor }) => `${type} ${amountMinor}`);

test('a new period of the premium tier brings $300 until the last second before the anniversary', () => {
  expect(standingEffects(news(), NOW)).toEqual({
    grants: [
      {
        type: 'AnnualCredit',
        amountMinor: 30_000,
        grantKey: 'annual:acc_1:2027-02-01',
        expiresAt: '2028-02-01T04:59:59Z',
      },
    ],
    frozen: false,
    endsAnnual: false,
  });
});

test('a base account that opens brings $250 for a year from its opening, once', () => {
  const opened = {
    type: 'NewAccountOpening',
    tier: 'base',
    openedOn: date('2026-12-30'),
    benefitPeriodFrom: date('2026-12-30'),
    nextAnniversaryOn: date('2027-12-30'),
  } as const;
  expect(standingEffects(news(opened), NOW).grants).toEqual([
    {
      type: 'OneTimeCredit',
      amountMinor: 25_000,
      grantKey: 'oneTime:acc_1',
      expiresAt: '2027-12-31T04:59:59Z',
    },
  ]);
  expect(grants({ ...opened, type: 'NewBenefitPeriod' })).toEqual([]);
  // News of an opening long ago
  expect(grants({ ...opened, openedOn: date('2023-01-01') })).toEqual([]);
});

test('a base account brings the one-time credit only from the limited-time offer', () => {
  const opened = { type: 'NewAccountOpening', tier: 'base', openedOn: date('2026-12-30') } as const;
  expect(grants(opened)).toEqual(['OneTimeCredit 25000']);
  expect(grants({ ...opened, limitedTimeOffer: false })).toEqual([]);
});

test.each([
  ['Primary', 'Personal', true],
  ['Authorized User', 'Personal', false],
  ['Account Manager', 'Personal', false],
  ['Primary', 'Business', true],
  ['Account Manager', 'Business', true],
  ['Non Financial User', 'Business', false],
  ['Authorized User', 'Business', false],
] as const)('%s of a %s account: %s', (role, accountType, eligible) => {
  expect(grants({ role, accountType })).toEqual(eligible ? ['AnnualCredit 30000'] : []);
});

/** Every event in either standing and tier: what is granted. */
const EXPECTED: Readonly<Record<StandingEventType, readonly [premium: number, base: number]>> = {
  NewAccountOpening: [1, 1],
  NewBenefitPeriod: [1, 0],
  EnterBadStanding: [0, 0],
  EnterGoodStanding: [1, 0],
  Upgrade: [1, 0],
  Downgrade: [0, 0],
  Migrated: [0, 0],
};
test.each(Object.keys(STANDING_RULES) as StandingEventType[])('%s', (type) => {
  const openedOn = date('2026-12-30');
  for (const [i, tier] of (['premium', 'base'] as const).entries()) {
    expect(grants({ type, tier, openedOn })).toHaveLength(EXPECTED[type][i]!);
    expect(grants({ type, tier, openedOn, standing: 'bad' })).toEqual([]);
  }
  expect(standingEffects(news({ type, standing: 'bad' }), NOW).frozen).toBe(true);
  expect(standingEffects(news({ type }), NOW).endsAnnual).toBe(type === 'Downgrade');
});
