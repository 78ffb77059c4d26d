import { describe, expect, test } from 'vitest';
import {
  CUSTOMER_ACCOUNT_ROLES,
  type CustomerAccountRole,
  checkMinimums,
  redeemable,
  rewardsUnit,
} from './redemption.ts';

const account = (
  value: number,
  least: number,
  customerAccountRole: CustomerAccountRole = 'Primary',
  allowRewardsRedemption = true,
) => ({
  customerAccountRole,
  allowRewardsRedemption,
  rewardsBalance: { value },
  redemptionMin: { value: least },
});

describe('who may redeem', () => {
  test('is decided by the role before all else', () => {
    const reasons = CUSTOMER_ACCOUNT_ROLES.map((role) => redeemable(account(0, 10, role, false)).reason);
    expect(reasons).toEqual(['NotAllowed', 'RoleMayNotRedeem', 'NotAllowed', 'RoleMayNotRedeem']);
  });
  test.each([
    [account(184_250, 0), null, 1, 184_250],
    [account(2_500, 2_500), null, 2_500, 2_500],
    [account(2_499, 2_500), 'BelowMinimum', 0, 0],
    [account(0, 0), 'NothingLeft', 0, 0],
    [account(-4_000, 2_500), 'NothingLeft', 0, 0],
    [account(9_000, 0, 'Primary', false), 'NotAllowed', 0, 0],
    [account(412_600, 0, 'Account Manager'), null, 1, 412_600],
  ] as const)('%j: %s, %d to %d', (given, reason, minUnits, maxUnits) => {
    expect(redeemable(given)).toEqual({ eligible: reason === null, reason, minUnits, maxUnits });
  });
});

test('the minimum check says whether all accounts, some or none meet theirs', () => {
  const [meets, exactly, fails] = [account(5_000, 2_500), account(2_500, 2_500), account(2_499, 2_500)];
  expect(checkMinimums([meets, exactly])).toBe('all');
  expect(checkMinimums([meets, fails])).toBe('one');
  expect(checkMinimums([fails, fails])).toBe('none');
  expect(checkMinimums([])).toBe('none');
});

test('the minimum check counts only accounts that may redeem', () => {
  const [meets, fails] = [account(3_000, 2_500), account(100, 2_500)];
  const another = account(184_250, 0, 'Authorized User');
  const locked = account(184_250, 0, 'Primary', false);
  expect(checkMinimums([meets, account(100, 2_500, 'Authorized User')])).toBe('all');
  expect(checkMinimums([fails, another, locked])).toBe('none');
  expect(checkMinimums([another])).toBe('none');
});

test('cash back is known by its currency’s text', () => {
  expect(rewardsUnit({ currencyDescription: 'cash back' })).toBe('cash');
  expect(rewardsUnit({ currencyDescription: 'miles' })).toBe('miles');
});
