import type { Effects } from '../../context.ts';
import type { Capability } from '../capability.ts';
import { creditStatuses } from './credit-statuses.ts';
import { expiryJob } from './expire-airline-credits.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';

export const airlineCredits: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'airlineCredits',
  machines: [AIRLINE_CREDIT_MACHINE],
  airlineCredits: creditStatuses,
  jobs: (deps) => [expiryJob(deps)],
};
