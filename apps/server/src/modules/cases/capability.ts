import type { Capability } from '../capability.ts';
import { CASE_MACHINE } from './machines.ts';

export const cases: Capability<unknown> = { name: 'cases', machines: [CASE_MACHINE] };
