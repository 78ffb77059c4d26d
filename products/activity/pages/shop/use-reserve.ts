/** Opens the checkout of a start, at the total on screen. */
import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnitCount } from '#activity/rules/party/place-ages.ts';

type Chosen = {
  readonly activityId: string;
  readonly optionId: string;
  readonly slotId: string | null;
  readonly units: readonly UnitCount[];
  readonly totalMinor: number;
};

export function useReserve() {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(undefined);
  const queries = useQueryClient();
  const reserving = useMutation({
    mutationFn: ({ units, totalMinor, ...chosen }: Chosen) =>
      start(
        {
          product: 'Experience',
          ...chosen,
          units: units.map(({ unitId, count }) => ({ unitId, count })),
          locale,
          shownTotalMinor: totalMinor,
        },
        totalMinor,
      ),
    // Whatever refused it has changed what is free
    onError: () => queries.invalidateQueries({ queryKey: ['activity-slots'] }),
  });
  return { ...reserving, dialog };
}
