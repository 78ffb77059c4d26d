/** Which rewards accounts a tenant shows and in what order (A §9). */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { compareAccounts } from '@sojourn/domain/rewards/account-order.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';

/** A prefix of the issuer's business cards as whole words, or the word business in the name (A §9). */
function isBusinessAccount({ accountType, productDisplayName }: RewardsAccount, tenant: Tenant): boolean {
  const name = ` ${productDisplayName.toLowerCase()} `.replace(/[^\p{L}\p{N}]+/gu, ' ');
  const hasPrefix = (prefix: string): boolean => name.startsWith(` ${prefix.toLowerCase()} `);
  return (
    accountType === 'Business' || name.includes(' business ') || tenant.businessCardPrefixes.some(hasPrefix)
  );
}

/** Highest cash equivalent first, then the higher hotel multiplier; the first is the default. */
export function orderAccounts(accounts: readonly RewardsAccount[], tenant: Tenant): RewardsAccount[] {
  const corporate = can(tenant, 'corporate');
  return accounts
    .filter((account) => isBusinessAccount(account, tenant) === corporate)
    .toSorted(compareAccounts);
}
