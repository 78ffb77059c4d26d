/** The wallet's calls of the contract. */
import type { Handlers } from '../../context.ts';
import { disputeCredit } from './activity/dispute-credit.ts';
import { type ActivityDeps, listActivity } from './activity/list-activity.ts';
import { getWallet, type WalletUse } from './get-wallet.ts';
import { activateOffer } from './offers/activate-offer.ts';
import { redeemVoucher } from './vouchers/redeem-voucher.ts';
import { withFreshStanding } from './with-fresh-standing.ts';

type WalletCalls = 'getWallet' | 'listWalletActivity' | 'activateOffer' | 'redeemVoucher' | 'disputeCredit';

export const walletRoutes = (deps: WalletUse & ActivityDeps): Pick<Handlers, WalletCalls> => ({
  getWallet: ({ actor, context }) => getWallet(deps, actor, context),
  // A credit that the wallet shows has its line in the ledger, whichever of the two is loaded first
  listWalletActivity: withFreshStanding(deps, ({ actor, query }) => listActivity(deps, query, actor)),
  activateOffer: ({ actor, input }) => activateOffer(deps, input.offerId, actor),
  redeemVoucher: ({ actor, input, context }) => redeemVoucher(deps, input.code, actor, context),
  disputeCredit: ({ actor, input }) => disputeCredit(deps, input, actor),
});
