/**
 * The customer's experiments. Asked for once with each page; until the answer is there counts what it was
 * within the last six hours, so that nothing appears late or goes again.
 */
import type { ActiveExperiments } from '@sojourn/contract/experiments.ts';
import type { Clock } from '@sojourn/domain/effects.ts';
import { type Capability, can } from '@sojourn/domain/tenants/tenant.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { CACHE_SECONDS, localCache } from '../local-cache.ts';

export const EXPERIMENTS_KEY = ['experiments'] as const;

const isActive = (value: unknown): value is ActiveExperiments =>
  Array.isArray((value as ActiveExperiments | undefined)?.experiments);

export const experimentsQuery = (tenant: { readonly capabilities: readonly Capability[] }, clock: Clock) => {
  const cache = localCache(clock);
  return queryOptions({
    queryKey: EXPERIMENTS_KEY,
    queryFn: async ({ signal }) => {
      // A §7: the consumer site has a path of its own
      const list = can(tenant, 'corporate') ? api.listExperiments : api.listConsumerExperiments;
      const answer = await list({ input: {} }, { signal });
      cache.put('experiments', answer);
      return answer;
    },
    initialData: () => cache.get('experiments', isActive),
    initialDataUpdatedAt: 0,
    staleTime: CACHE_SECONDS * 1000,
  });
};
