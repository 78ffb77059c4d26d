import type { Capability } from '#modules/capability.ts';
import { WALLET_CASES } from './case-types.ts';
import { CREDIT_MACHINE, OFFER_MACHINE } from './machines.ts';
import { CREDIT_EXPIRING, DISPUTE_ANSWERED } from './messages.ts';
import { referralJob } from './referrals/settle-referrals.ts';
import { type WalletJobDeps, walletJobs } from './watch-wallets.ts';

export const wallet: Capability<unknown, WalletJobDeps> = {
  name: 'wallet',
  machines: [CREDIT_MACHINE, OFFER_MACHINE],
  caseTypes: Object.values(WALLET_CASES),
  messages: [CREDIT_EXPIRING, DISPUTE_ANSWERED],
  jobs: (deps) => [...walletJobs(deps), referralJob(deps)],
};
