import type { Capability } from '../capability.ts';
import { cancelAction } from './cancel-decision.ts';

export const cancellation: Capability<unknown> = {
  name: 'cancellation',
  tripActions: { cancel: cancelAction },
};
