/** The trips behind a group's amounts. */
import type { SpendTrip } from '@sojourn/contract/admin/spend-calls.ts';
import type { SpendPeriod } from '@sojourn/domain/companies/spend.ts';
import { money } from '@sojourn/domain/money.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { TableScroll } from '#list/table-scroll.tsx';
import { formatCo2, type NamedStep, withinOf } from './spend-parts.tsx';

/** States that need a word beside the trip. */
const NAMED = ['Canceled', 'Canceling', 'Changing'] as const;

type SpendTripsProps = { readonly period: SpendPeriod; readonly steps: readonly NamedStep[] };

export function SpendTrips({ period, steps }: SpendTripsProps) {
  const t = useText();
  const within = withinOf(steps);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['spend-trips', period, within],
    queryFn: ({ signal, pageParam }) =>
      api.listSpendTrips({ query: { period, within, ...(pageParam && { skip: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const trips = data?.pages.flatMap((page) => page.trips);
  return (
    <>
      {error && <DeedProblem thrown={error} />}
      {!trips && !error && <Skeleton height={80} radius={14} />}
      {trips?.length === 0 && <p className="panel__body text-2">{t('adminSpend.none')}</p>}
      {trips && trips.length > 0 && <Trips trips={trips} />}
      {hasNextPage && (
        <div className="panel__foot">
          <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('admin.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Trips({ trips }: { readonly trips: readonly SpendTrip[] }) {
  const t = useText();
  const locale = useLocale();
  const show = (minor: number) => formatMoney(money(minor), locale);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <TableScroll label={t('adminSpend.trip')}>
      <table className="table">
        <thead>
          <tr>
            <th>{t('adminSpend.trip')}</th>
            <th>{t('adminSpend.trips.person')}</th>
            <th>{t('adminSpend.trips.booked')}</th>
            <th className="end">{t('adminSpend.bookedColumn')}</th>
            <th className="end">{t('adminSpend.refunded')}</th>
            <th className="end">{t('adminSpend.net')}</th>
            <th className="end">{t('adminSpend.co2Column')}</th>
          </tr>
        </thead>
        <tbody>
          {trips.map((trip) => {
            const state = NAMED.find((named) => named === trip.state);
            const answers = trip.answers.map(({ label, value }) => `${label}: ${value}`);
            return (
              <tr key={trip.code}>
                <td className="spend-group">
                  <b className="title-s">{trip.title}</b>
                  <span className="small text-2 spend-line">
                    {[trip.code, ...(state ? [t(`adminSpend.state.${state}`)] : []), ...answers].join(' · ')}
                  </span>
                </td>
                <td>{trip.person}</td>
                <td className="nowrap num">{day.format(new Date(trip.bookedOn))}</td>
                <td className="end">{show(trip.bookedMinor)}</td>
                <td className="end text-2">{show(trip.refundedMinor === 0 ? 0 : -trip.refundedMinor)}</td>
                <td className="end strong">{show(trip.netMinor)}</td>
                <td className="end text-2 nowrap">
                  {trip.co2Kg === null ? t('adminSpend.co2Unknown') : formatCo2(trip.co2Kg, locale)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableScroll>
  );
}
