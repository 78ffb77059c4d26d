import type { Capability } from '#modules/capability.ts';
import { ARRANGER_CHANGED } from './arrangers/message.ts';
import { BOOKED_FOR_YOU } from './party/booked-message.ts';

export const arranging: Capability<unknown> = {
  name: 'arranging',
  messages: [ARRANGER_CHANGED, BOOKED_FOR_YOU],
};
