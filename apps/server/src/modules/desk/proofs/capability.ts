import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import type { Sealer } from '#seal.ts';
import type { Signer } from '#signer.ts';
import { anchorProofs } from './anchor-proofs.ts';
import { resealProofs } from './reseal-proofs.ts';
import { readAgentDeeds } from './store.ts';

type JobDeps = Pick<Effects, 'db' | 'clock' | 'log'> & { readonly signer: Signer; readonly sealer: Sealer };

export const proofs: Capability<unknown, JobDeps> = {
  name: 'proofs',
  tripFacts: { page: { agentDeed: readAgentDeeds } },
  jobs: (deps) => [
    {
      name: 'anchor-proofs',
      everySeconds: 600,
      isDueAtStart: true,
      run: (turn) => anchorProofs(deps, turn),
    },
    { name: 'reseal-proofs', everySeconds: 3_600, run: (turn) => resealProofs(turn, deps.sealer) },
  ],
};
