import type { Capability } from '#modules/capability.ts';
import type { WatchJobDeps } from './deps.ts';
import { WATCHED_PRICE } from './mail/messages.ts';
import { watchJobs } from './reading/read-prices.ts';
import { countWatching } from './store.ts';

export const watches: Capability<unknown, WatchJobDeps> = {
  name: 'watches',
  messages: [WATCHED_PRICE],
  jobs: watchJobs,
  tripFacts: { list: { watchedPrices: countWatching } },
};
