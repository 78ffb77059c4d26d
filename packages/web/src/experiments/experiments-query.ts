/**
 * The customer's experiments. Asked for once with each page; until the answer is there counts what it was
 * within the last six hours, so that nothing appears late or goes again.
 */
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Capability, can, type TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { queryOptions } from '@tanstack/react-query';
import { fromPage } from '../api/page-queries.ts';
import { apiOf } from '../api/use-channel.ts';
import { cachedPerson } from '../cached-person.ts';
import { CACHE_SECONDS, localCache } from '../local-cache.ts';
import { sessionQuery } from '../session/session-query.ts';

export const EXPERIMENTS_KEY = ['experiments'] as const;

const isActive = (value: unknown): value is ActiveExperiments =>
  Array.isArray((value as ActiveExperiments | undefined)?.experiments);

type ExperimentsQuery = { readonly id: TenantId; readonly capabilities: readonly Capability[] };

export const experimentsQuery = (tenant: ExperimentsQuery, clock: Clock) => {
  const cacheOf = (customerId: string | null) =>
    localCache(clock, customerId === null ? null : { tenantId: tenant.id, customerId });
  const query = queryOptions({
    queryKey: EXPERIMENTS_KEY,
    queryFn: async ({ signal, client }): Promise<ActiveExperiments> => {
      const loaded = fromPage(client, query);
      if (loaded) return loaded;
      // A §7: the consumer site has a path of its own
      const api = apiOf(client);
      const list = can(tenant, 'corporate') ? api.listExperiments : api.listConsumerExperiments;
      const answer = await list({ input: {} }, { signal });
      // The session is asked for anyway, and nothing waits here for who it is
      void client
        .ensureQueryData(sessionQuery)
        .then(() => cacheOf(cachedPerson()).put('experiments', answer), ignore);
      return answer;
    },
    initialData: () => cacheOf(cachedPerson()).get('experiments', isActive),
    initialDataUpdatedAt: 0,
    staleTime: CACHE_SECONDS * 1000,
  });
  return query;
};

const ignore = (): void => undefined;
