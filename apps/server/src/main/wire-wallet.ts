/** The wallet's calls, its background job, and the checkout that sees what the bank has granted by now. */
import { tenantById } from '@sojourn/domain/tenants/resolve-tenant.ts';
import { can, type Tenant } from '@sojourn/domain/tenants/tenant.ts';
import type { Handlers } from '../context.ts';
import type { ActivityDeps } from '../modules/money/wallet/activity/list-activity.ts';
import type { PendingDeps, WalletUse } from '../modules/money/wallet/get-wallet.ts';
import { referralRoutes, walletRoutes } from '../modules/money/wallet/routes.ts';
import { withFreshStanding } from '../modules/money/wallet/with-fresh-standing.ts';

type Parts = Omit<WalletUse, 'isOfTenant'> & PendingDeps & ActivityDeps;
type Checkouts = Pick<Handlers, 'startCheckout'>;

export function wireWallet<C extends Checkouts>(
  parts: Parts,
  tenants: readonly Tenant[],
  checkouts: C,
): {
  readonly handlers: C & ReturnType<typeof walletRoutes> & ReturnType<typeof referralRoutes>;
  readonly jobDeps: WalletUse;
} {
  // A company's portal shows business accounts, any other personal ones
  const isOfTenant: WalletUse['isOfTenant'] = (id, accountType) =>
    can(tenantById(tenants, id), 'corporate') === (accountType === 'Business');
  const wallet = { ...parts, isOfTenant };
  const tenantOf = (id: string) => tenantById(tenants, id);
  const startCheckout = withFreshStanding(wallet, checkouts.startCheckout);
  return {
    handlers: {
      ...checkouts,
      startCheckout,
      ...walletRoutes(wallet),
      ...referralRoutes({ ...parts, tenantOf }),
    },
    jobDeps: wallet,
  };
}
