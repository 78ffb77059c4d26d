import type { Capability } from '../capability.ts';
import { cancelAction } from './cancel-decision.ts';
import { TRIP_CASES } from './case-types.ts';

export const cancellation: Capability<unknown> = {
  name: 'cancellation',
  caseTypes: Object.values(TRIP_CASES),
  tripActions: { cancel: cancelAction },
};
