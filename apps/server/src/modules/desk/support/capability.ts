import type { Capability } from '#modules/capability.ts';
import { SUPPORT_CASES } from './case-types.ts';

export const support: Capability<unknown, unknown> = {
  name: 'support',
  caseTypes: Object.values(SUPPORT_CASES),
};
