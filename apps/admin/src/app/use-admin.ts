/** The company that the person runs: its name, what there is to do, its tiers and departments. */

import type { OutputOf } from '@sojourn/contract/call.ts';
import type { Calls } from '@sojourn/contract/calls.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export type AdminOverview = OutputOf<Calls['getAdmin']>;
const KEY = ['admin'];

export const useAdmin = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.getAdmin({}, { signal }), staleTime: 10_000 });

/** Everything that a change of the company can have moved. */
export function useRefreshCompany(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries(), [queries]);
}
