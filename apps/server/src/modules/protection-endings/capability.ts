import type { BookingDeps } from '../booking/product.ts';
import type { Capability } from '../capability.ts';
import { alertJob } from './end-alerted.ts';
import { PROTECTION_ENDED } from './messages.ts';

export const protectionEndings: Capability<BookingDeps> = {
  name: 'protectionEndings',
  messages: [PROTECTION_ENDED],
  jobs: (deps) => [alertJob(deps)],
};
