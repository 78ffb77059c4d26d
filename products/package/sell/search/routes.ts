/** The calls that find packages, over the searches of their parts. */
import type { Handlers } from '@sojourn/server/context.ts';
import type { packageCalls } from '#package/wire/package-search.ts';
import type { PartSearches } from './part-searches.ts';
import { searchPackages } from './search-packages.ts';

export const packageRoutes = (parts: PartSearches): Pick<Handlers, keyof typeof packageCalls> => ({
  searchPackages: ({ input, actor, context }) => searchPackages(parts, input, { actor, context }),
});
