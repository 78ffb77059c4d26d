/** One car for times and a driver, and opening its checkout. */
import type { CarRequest } from '@sojourn/contract/products/car/car-search.ts';
import type { PayWay } from '@sojourn/domain/products/car/car.ts';
import { api } from '@sojourn/web/api/api.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { rememberShownTotal } from '#shared/shown-total.ts';

const FRESH_MS = 60_000;

export function useRental(request: CarRequest | undefined) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['car', request, locale],
    queryFn: ({ signal }) => api.getCar({ input: { ...request!, locale } }, { signal }),
    enabled: request !== undefined,
    staleTime: FRESH_MS,
  });
}

type Chosen = { readonly payWay: PayWay; readonly totalMinor: number; readonly dueTodayMinor: number };

/** Has the car quoted at the total that is on the screen, and goes to its checkout. */
export function useRent(request: CarRequest | undefined) {
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ payWay, dueTodayMinor }: Chosen) => {
      const input = {
        ...request!,
        product: 'Car' as const,
        payWay,
        shownTotalMinor: dueTodayMinor,
        locale,
      };
      const { checkoutId } = await api.startCheckout({ input });
      rememberShownTotal(checkoutId, dueTodayMinor);
      await navigate({ to: '/checkout/$checkoutId', params: { checkoutId } });
    },
    // Whatever refused the car has changed what is offered
    onError: () => queries.invalidateQueries({ queryKey: ['car'] }),
  });
}
