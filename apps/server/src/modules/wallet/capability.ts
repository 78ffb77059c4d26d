import type { Capability } from '../capability.ts';
import { WALLET_CASES } from './case-types.ts';
import { CREDIT_MACHINE, OFFER_MACHINE } from './machines.ts';
import { type WalletJobDeps, walletJob } from './watch-wallets.ts';

export const wallet: Capability<unknown, WalletJobDeps> = {
  name: 'wallet',
  machines: [CREDIT_MACHINE, OFFER_MACHINE],
  caseTypes: Object.values(WALLET_CASES),
  jobs: (deps) => [walletJob(deps)],
};
