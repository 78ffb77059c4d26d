/** Opens the checkout of one home, or of two whose nights follow each other, at the total on screen. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Id } from '@sojourn/domain/ids.ts';
import type { FoundRepair } from '@sojourn/portal/shared/policy/repair.ts';
import { useStartCheckout } from '@sojourn/portal/shared/policy/use-start-checkout.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Party } from '#home/rules/party.ts';

type Stay = {
  readonly homeId: Id<'hom'>;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};
type Chosen = {
  readonly stays: readonly Stay[];
  readonly party: Party;
  readonly totalMinor: number;
};

export function useStartStays(repair?: FoundRepair) {
  const locale = useLocale();
  const { start, dialog } = useStartCheckout(repair);
  const queries = useQueryClient();
  const starting = useMutation({
    mutationFn: ({ stays, party, totalMinor }: Chosen) =>
      start(
        {
          product: 'Home',
          stays: stays.map(({ homeId, checkIn, checkOut }) => ({ homeId, checkIn, checkOut })),
          party: { ...party },
          locale,
          shownTotalMinor: totalMinor,
        },
        totalMinor,
      ),
    // Whatever refused it has changed what is free
    onError: () => queries.invalidateQueries({ queryKey: ['home'] }),
  });
  return { ...starting, dialog };
}
