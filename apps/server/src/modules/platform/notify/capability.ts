import type { Capability } from '#modules/capability.ts';
import { type MessengerDeps, messengerJob } from './deliver-messages.ts';
import { outboxJobs, type WatchDeps } from './watch-outbox.ts';

/** `messenger`: null where no mail is sent; messages then wait in the outbox until they are given up. */
export const notify: Capability<unknown, WatchDeps & { readonly messenger: MessengerDeps | null }> = {
  name: 'notify',
  jobs: (deps) => [...outboxJobs(deps), ...(deps.messenger ? [messengerJob(deps.messenger)] : [])],
};
