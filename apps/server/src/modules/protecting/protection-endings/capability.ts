import type { Capability } from '#modules/capability.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import { alertJob } from './end-alerted.ts';
import { PROTECTION_ENDED } from './messages.ts';

export const protectionEndings: Capability<BookingDeps> = {
  name: 'protectionEndings',
  messages: [PROTECTION_ENDED],
  jobs: (deps) => [alertJob(deps)],
};
