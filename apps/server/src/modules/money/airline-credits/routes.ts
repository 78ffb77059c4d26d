/** The calls of airlines' credits. */
import type { airlineCreditCalls } from '@sojourn/contract/airline-credits.ts';
import type { Effects, Handlers } from '#context.ts';
import { listAirlineCredits } from './list-airline-credits.ts';

export const airlineCreditRoutes = (
  deps: Pick<Effects, 'db' | 'clock'>,
): Pick<Handlers, keyof typeof airlineCreditCalls> => ({
  listAirlineCredits: ({ actor }) => listAirlineCredits(deps, actor),
});
