import type { Effects } from '../../context.ts';
import type { Capability } from '../capability.ts';
import { announceJob } from './announce-airline-credits.ts';
import { creditStatuses } from './credit-statuses.ts';
import { expiryJob } from './expire-airline-credits.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';
import { AIRLINE_CREDIT_EXPIRING } from './messages.ts';

export const airlineCredits: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'airlineCredits',
  machines: [AIRLINE_CREDIT_MACHINE],
  messages: [AIRLINE_CREDIT_EXPIRING],
  airlineCredits: creditStatuses,
  jobs: (deps) => [announceJob(deps), expiryJob(deps)],
};
