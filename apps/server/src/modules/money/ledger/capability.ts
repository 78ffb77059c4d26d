import type { Capability } from '#modules/capability.ts';
import { type LedgerDeps, ledgerJob } from './watch-ledger.ts';

export const ledger: Capability<unknown, LedgerDeps> = {
  name: 'ledger',
  jobs: (deps) => [ledgerJob(deps)],
};
