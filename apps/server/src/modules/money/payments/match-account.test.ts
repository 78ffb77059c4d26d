import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { expect, it } from 'vitest';
import { matchAccount } from './match-account.ts';

const account = (accountReferenceId: string, lastFour: string, virtual: string[] = []): RewardsAccount => ({
  accountReferenceId,
  productDisplayName: accountReferenceId,
  customerAccountRole: 'Primary',
  holderName: null,
  accountType: 'Personal',
  rewardsBalance: { value: 0, currency: 'Miles', currencyDescription: 'miles' },
  rewardsCashEquivalent: { value: { amountMinor: 0, currency: 'USD' } },
  lastFour,
  lastFourVirtualCardNumbers: virtual,
  earn: {},
  allowRewardsRedemption: true,
  redemptionMin: { value: 0 },
});
const ACCOUNTS = [
  account('summit', '4417', ['8820', '3071']),
  account('trail', '0926', ['4417']),
  account('twin', '0926'),
];
const match = (
  lastFour: string,
  isTest = false,
  believed: string | null = null,
  accounts = ACCOUNTS,
  isVirtual = false,
) => {
  const found = matchAccount({ lastFour, isTest }, accounts, { believed, isVirtual });
  return found && `${found.account.accountReferenceId}${found.isVirtual ? ' virtual' : ''}`;
};

it.each<[string, Parameters<typeof match>, string | null]>([
  ['by the account’s own number, which counts before a virtual one', ['4417'], 'summit'],
  ['by a virtual number', ['3071'], 'summit virtual'],
  ['a virtual card by a virtual number first', ['4417', false, null, ACCOUNTS, true], 'trail virtual'],
  ['a card that only seems virtual by its own number', ['0926', false, null, ACCOUNTS, true], 'trail'],
  ['of two with the same digits the one that the page believes in', ['0926', false, 'twin'], 'twin'],
  ['of two else the first', ['0926'], 'trail'],
  [
    'whatever the page believes, only an account that has the digits',
    ['8820', false, 'trail'],
    'summit virtual',
  ],
  ['none', ['1234'], null],
  ['none, though the page believes so', ['1234', false, 'summit'], null],
  ['a test number belongs to the first', ['4242', true], 'summit'],
  ['a test number of somebody without accounts to none', ['4242', true, null, []], null],
])('%s', (_, given, expected) => expect(match(...given)).toBe(expected));
