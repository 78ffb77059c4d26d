/** One car for times and a driver, and opening its checkout. */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PayWay } from '#car/rules/car.ts';
import type { CarRequest } from '#car/wire/car-search.ts';

const FRESH_MS = 60_000;

export function useRental(request: CarRequest | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['car', request, locale],
    queryFn: request ? ({ signal }) => api.getCar({ input: { ...request, locale } }, { signal }) : skipToken,
    staleTime: FRESH_MS,
  });
}

type Chosen = { readonly payWay: PayWay; readonly totalMinor: number; readonly dueTodayMinor: number };

/** Starts a checkout at the total on the screen, and opens it. */
export function useRent(request: CarRequest | undefined, repair: FoundRepair) {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(repair);
  const queries = useQueryClient();
  const renting = useMutation({
    mutationFn: ({ payWay, dueTodayMinor }: Chosen) => {
      const input = {
        ...assertPresent(request, 'the request for the car'),
        product: 'Car' as const,
        payWay,
        shownTotalMinor: dueTodayMinor,
        locale,
      };
      return start(input, dueTodayMinor);
    },
    // A refusal means that the offer has changed
    onError: () => queries.invalidateQueries({ queryKey: ['car'] }),
  });
  return { ...renting, dialog };
}
