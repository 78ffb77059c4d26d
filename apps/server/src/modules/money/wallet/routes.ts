/** The wallet's calls of the contract. */
import type { referralCalls } from '@sojourn/contract/referrals.ts';
import type { Handlers } from '#context.ts';
import { disputeCredit } from './activity/dispute-credit.ts';
import { type ActivityDeps, listActivity } from './activity/list-activity.ts';
import { getWallet, type PendingDeps, type WalletUse } from './get-wallet.ts';
import { activateOffer } from './offers/activate-offer.ts';
import { enterReferral } from './referrals/enter-referral.ts';
import { type ReferralDeps, showReferral } from './referrals/show-referral.ts';
import { redeemVoucher } from './vouchers/redeem-voucher.ts';
import { withFreshStanding } from './with-fresh-standing.ts';

type WalletCalls = 'getWallet' | 'listWalletActivity' | 'activateOffer' | 'redeemVoucher' | 'disputeCredit';

export const walletRoutes = (deps: WalletUse & PendingDeps & ActivityDeps): Pick<Handlers, WalletCalls> => ({
  getWallet: ({ actor, context }) => getWallet(deps, actor, context),
  // A credit that the wallet shows has its line in the ledger, whichever of the two is loaded first
  listWalletActivity: withFreshStanding(deps, ({ actor, query }) => listActivity(deps, query, actor)),
  activateOffer: ({ actor, input }) => activateOffer(deps, input.offerId, actor),
  redeemVoucher: ({ actor, input, context }) => redeemVoucher(deps, input.code, actor, context),
  disputeCredit: ({ actor, input }) => disputeCredit(deps, input, actor),
});

export const referralRoutes = (deps: ReferralDeps): Pick<Handlers, keyof typeof referralCalls> => ({
  getReferral: async ({ actor }) => ({ referral: await showReferral(deps, actor) }),
  enterReferral: async ({ actor, input }) => ({ referral: await enterReferral(deps, input.code, actor) }),
});
