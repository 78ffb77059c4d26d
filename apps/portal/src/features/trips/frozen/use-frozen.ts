import type { FrozenPrice } from '@sojourn/contract/price-freezes.ts';
import { api } from '@sojourn/web/api/api.ts';
import { newIdempotencyKey, useRandom } from '@sojourn/web/effects.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FROZEN_KEY } from '#shared/freeze/use-freeze.ts';
import { useNavigate } from '#shared/router/use-place.ts';
import { TRIPS_KEY } from '../use-trips.ts';

export const useFrozen = () =>
  useQuery({
    queryKey: FROZEN_KEY,
    queryFn: ({ signal }) => api.listPriceFreezes({}, { signal }),
    select: ({ freezes }) => freezes,
    refetchOnMount: 'always',
  });

const SHOP_TYPES = { Flight: 'flightShopType', Hotel: 'hotelBookType' } as const;

/** Opens the checkout that a frozen price pays a part of (B §2 `pf-exercise`). */
export function useExercise({ freezeId, kind }: FrozenPrice) {
  const navigate = useNavigate();
  return useMutation({
    /** `similarKey`: of what's booked instead, once that's sold out. */
    mutationFn: async (similarKey?: string) => {
      const input = similarKey === undefined ? {} : { similarKey };
      const { checkoutId } = await api.exercisePriceFreeze({ params: { freezeId }, input });
      await navigate({
        to: '/checkout/$checkoutId',
        params: { checkoutId },
        search: {
          [SHOP_TYPES[kind]]: 'pf-exercise',
          priceFreezeEntry: 'frozenPrices',
          priceFreezeId: freezeId,
        },
      });
    },
  });
}

/** Takes the fee back when nobody sells the trip any longer. */
export function useRefundFee({ freezeId }: FrozenPrice) {
  const random = useRandom();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api.refundPriceFreeze(
        { params: { freezeId }, input: {} },
        { idempotencyKey: newIdempotencyKey(random) },
      ),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: FROZEN_KEY });
      await queries.invalidateQueries({ queryKey: TRIPS_KEY });
    },
  });
}

/** What it may be used for instead; asked for only once its trip is sold out. */
export const useSimilarTrips = ({ freezeId }: FrozenPrice) =>
  useQuery({
    queryKey: [...FROZEN_KEY, freezeId, 'similar'],
    queryFn: ({ signal }) => api.listSimilarTrips({ params: { freezeId } }, { signal }),
    select: ({ similar }) => similar,
    retry: false,
    staleTime: 30_000,
  });
