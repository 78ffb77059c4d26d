import type { Capability } from '../capability.ts';
import { TRIP_CASES } from './case-types.ts';

export const trips: Capability<unknown> = { name: 'trips', caseTypes: Object.values(TRIP_CASES) };
