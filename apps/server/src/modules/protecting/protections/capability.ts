import type { Capability } from '#modules/capability.ts';
import { PROTECTION_MACHINE } from './machines.ts';

export const protections: Capability<unknown> = { name: 'protections', machines: [PROTECTION_MACHINE] };
