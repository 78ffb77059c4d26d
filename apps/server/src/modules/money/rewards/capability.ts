import type { Capability } from '#modules/capability.ts';
import { REWARDS_CASES } from './case-types.ts';
import { type EarningDeps, earningJob } from './post-earnings.ts';

export const rewards: Capability<unknown, EarningDeps> = {
  name: 'rewards',
  caseTypes: Object.values(REWARDS_CASES),
  jobs: (deps) => [earningJob(deps)],
};
