import type { Capability } from '#modules/capability.ts';
import { TRIP_CASES } from './case-types.ts';
import { TRIP_EMAIL_CHANGED } from './mail/messages.ts';

export const trips: Capability<unknown> = {
  name: 'trips',
  caseTypes: Object.values(TRIP_CASES),
  messages: [TRIP_EMAIL_CHANGED],
};
