import type { Capability } from '../capability.ts';
import { CHECKOUT_MACHINE } from './machines.ts';

export const checkouts: Capability<unknown> = { name: 'checkouts', machines: [CHECKOUT_MACHINE] };
