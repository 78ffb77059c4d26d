/**
 * Who may redeem rewards, and how much (A §3, §6; B §4). One unit is one US cent: a mile, or a cent of cash
 * back.
 */
export const CUSTOMER_ACCOUNT_ROLES = [
  'Primary',
  'Authorized User',
  'Account Manager',
  'Non Financial User',
] as const;
export type CustomerAccountRole = (typeof CUSTOMER_ACCOUNT_ROLES)[number];

/** The others use the account's card, but what it has earned is not theirs to spend. */
const MAY_REDEEM: ReadonlySet<CustomerAccountRole> = new Set(['Primary', 'Account Manager']);

/** The part of a rewards account that decides; an account of the contract is one. Values are units. */
type RedeemableAccount = {
  readonly customerAccountRole: CustomerAccountRole;
  readonly allowRewardsRedemption: boolean;
  readonly rewardsBalance: { readonly value: number };
  readonly redemptionMin: { readonly value: number };
};

/** `NotAllowed`: the issuer does not let this account redeem. */
type IneligibleReason = 'BelowMinimum' | 'RoleMayNotRedeem' | 'NotAllowed' | 'NothingLeft';

/** A redemption takes from `minUnits` to `maxUnits`; 0 and a reason when it takes nothing. */
type Redeemable =
  | { readonly eligible: true; readonly reason: null; readonly minUnits: number; readonly maxUnits: number }
  | {
      readonly eligible: false;
      readonly reason: IneligibleReason;
      readonly minUnits: 0;
      readonly maxUnits: 0;
    };

const not = (reason: IneligibleReason): Redeemable => ({ eligible: false, reason, minUnits: 0, maxUnits: 0 });

/** The reason that nothing can be done about comes first: role, permission, then the balance. */
export function redeemable(account: RedeemableAccount): Redeemable {
  const balance = account.rewardsBalance.value;
  if (!roleMayRedeem(account.customerAccountRole)) return not('RoleMayNotRedeem');
  if (!account.allowRewardsRedemption) return not('NotAllowed');
  if (balance <= 0) return not('NothingLeft');
  if (!meetsMinimum(account)) return not('BelowMinimum');
  return {
    eligible: true,
    reason: null,
    minUnits: Math.max(1, account.redemptionMin.value),
    maxUnits: balance,
  };
}

/** An account fails when its redemption minimum exceeds its balance (B §4). */
const meetsMinimum = (account: Pick<RedeemableAccount, 'rewardsBalance' | 'redemptionMin'>): boolean =>
  account.redemptionMin.value <= account.rewardsBalance.value;

/** `one`: at least one of several fails while another does not; of no accounts none meets it. */
type MinimumCheck = 'all' | 'one' | 'none';

export const roleMayRedeem = (role: CustomerAccountRole): boolean => MAY_REDEEM.has(role);

/** Of the accounts that may redeem (B §4): what somebody else may redeem from helps nobody here. */
export function checkMinimums(accounts: readonly RedeemableAccount[]): MinimumCheck {
  const redeeming = accounts.filter(
    (account) => roleMayRedeem(account.customerAccountRole) && account.allowRewardsRedemption,
  );
  const meeting = redeeming.filter(meetsMinimum).length;
  if (meeting === 0) return 'none';
  return meeting === redeeming.length ? 'all' : 'one';
}

export type RewardsUnit = 'miles' | 'cash';
/** Cash back is known by its currency's text (A §2.4). */
export const rewardsUnit = ({
  currencyDescription,
}: {
  readonly currencyDescription: string;
}): RewardsUnit => (/cash/i.test(currencyDescription) ? 'cash' : 'miles');
