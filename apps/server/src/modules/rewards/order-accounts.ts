/** Which rewards accounts a tenant shows and in what order (A §9). */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import { compareAccounts } from '@sojourn/domain/rewards/account-order.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';

/** The business-card line's prefix, or the word business in the product's name (A §9). */
export const isBusinessAccount = ({ accountType, productDisplayName }: RewardsAccount): boolean =>
  accountType === 'Business' || /^fleet\b|\bbusiness\b/i.test(productDisplayName);

/** Highest cash equivalent first, then the higher hotel multiplier; the first is the default. */
export function orderAccounts(accounts: readonly RewardsAccount[], tenant: Tenant): RewardsAccount[] {
  const corporate = can(tenant, 'corporate');
  return accounts.filter((account) => isBusinessAccount(account) === corporate).toSorted(compareAccounts);
}
