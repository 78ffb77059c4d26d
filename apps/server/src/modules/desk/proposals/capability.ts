import type { Capability } from '#modules/capability.ts';
import type { ProposalDeps } from './deps.ts';
import { PROPOSAL_MACHINE } from './machines.ts';
import { settleProposals } from './settle-proposals.ts';

const BATCH = 50;

export const proposals: Capability<unknown, ProposalDeps> = {
  name: 'proposals',
  machines: [PROPOSAL_MACHINE],
  jobs: (deps) => [{ name: 'settle-proposals', everySeconds: 60, run: () => settleProposals(deps, BATCH) }],
};
