import type { Effects } from '#context.ts';
import type { Capability } from '#modules/capability.ts';
import { AIRLINE_CREDIT_TENDER } from './airline-credit-tender.ts';
import { announceJob } from './announce-airline-credits.ts';
import { CREDIT_FACTS } from './credit-facts.ts';
import { expiryJob } from './expire-airline-credits.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';
import { AIRLINE_CREDIT_EXPIRING } from './messages.ts';

export const airlineCredits: Capability<unknown, Pick<Effects, 'db' | 'clock'>> = {
  name: 'airlineCredits',
  machines: [AIRLINE_CREDIT_MACHINE],
  messages: [AIRLINE_CREDIT_EXPIRING],
  tenders: [AIRLINE_CREDIT_TENDER],
  tripFacts: CREDIT_FACTS,
  jobs: (deps) => [announceJob(deps), expiryJob(deps)],
};
