import type { Capability } from '../capability.ts';
import { REWARDS_CASES } from './case-types.ts';

export const rewards: Capability<unknown> = { name: 'rewards', caseTypes: Object.values(REWARDS_CASES) };
