/** Who is on a trip on a day, on a map and in lists, and messages to them, all from bookings. */

import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { type DayView, fitsFilter, type TravelerFilter } from '@sojourn/domain/companies/whereabouts.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { bookingDay } from '@sojourn/domain/policy/booking-day.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useSession } from '@sojourn/web/session/session-provider.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { DownloadCsv } from '#list/download-csv.tsx';
import { NothingFound } from '#list/list-frame.tsx';
import { Alerts } from './alerts.tsx';
import { AreaField, areaAround } from './area-field.tsx';
import { DayField } from './day-field.tsx';
import { MessagePanel } from './message-panel.tsx';
import { Places } from './places.tsx';
import { AreaPanel, Replies } from './replies.tsx';
import { routesOf } from './routes-view.ts';
import { TravelFilters } from './travel-filters.tsx';
import {
  type ChosenArea,
  countPeople,
  countReplies,
  inArea,
  outside,
  placesOnMap,
  recipients,
} from './travel-view.ts';
import { Travelers } from './travelers.tsx';
import './travel.css';

const TravelMap = lazy(() => import('./travel-map.tsx'));

const isWaiting = (travelers: readonly TravelerThere[]): boolean => {
  const { help, none } = countReplies(travelers);
  return help + none > 0;
};

const TITLES = { past: 'adminTravel.then', today: 'adminTravel.now', ahead: 'adminTravel.ahead' } as const;

export function TravelPage() {
  const t = useText();
  const locale = useLocale();
  const today = bookingDay(useClock().now(), useSession()?.corporateInfo?.timeZone);
  const [day, setDay] = useState<CalendarDate>(today);
  const [filter, setFilter] = useState<TravelerFilter>({});
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['travelers', day],
    queryFn: ({ signal }) => api.listTravelersOn({ input: { date: day } }, { signal }),
    staleTime: 60_000,
    // Answers come and planes land while the page is open
    refetchInterval: ({ state }) =>
      day === today && (state.data && isWaiting(state.data.travelers) ? 15_000 : 60_000),
  });
  const shown = useMemo(
    () => (data?.travelers ?? []).filter((each) => fitsFilter(filter, each)),
    [data, filter],
  );
  const isFiltered = data !== undefined && data.people > 0 && shown.length === 0;
  return (
    <>
      <PageHead
        title={
          data
            ? t(TITLES[data.view], { count: data.people, day: formatDate(day, locale, 'day') })
            : t('adminTravel.title')
        }
        actions={shown.length > 0 && <ExportList day={day} filter={filter} />}
      />
      <div className="row row--wrap gap-3">
        <DayField
          day={day}
          today={today}
          onDay={(next) => {
            setDay(next);
            // Nobody of that day may have what was chosen
            setFilter({});
          }}
        />
        {data && data.people > 0 && (
          <TravelFilters travelers={data.travelers} tiers={data.tiers} filter={filter} onFilter={setFilter} />
        )}
        {data && <Updated at={dataUpdatedAt} />}
      </div>
      {data && (
        <Alerts
          alerts={data.alerts}
          travelers={data.travelers}
          country={filter.country}
          onCountry={(country) => setFilter({ ...filter, country })}
        />
      )}
      {error && <DeedProblem thrown={error} />}
      {!data && !error && <Skeleton height={320} radius={14} />}
      {data?.people === 0 && <Nobody title="adminTravel.none">{t('adminTravel.noneText')}</Nobody>}
      {isFiltered && (
        <Nobody title="adminTravel.filter.none">
          <Button variant="secondary" size="s" onClick={() => setFilter({})}>
            {t('adminTravel.filter.clear')}
          </Button>
        </Nobody>
      )}
      {shown.length > 0 && (
        <There key={`${day} ${JSON.stringify(filter)}`} travelers={shown} view={data?.view ?? 'ahead'} />
      )}
    </>
  );
}

type NobodyProps = {
  readonly title: 'adminTravel.none' | 'adminTravel.filter.none';
  readonly children: ReactNode;
};

function Nobody({ title, children }: NobodyProps) {
  const t = useText();
  return (
    <section className="panel">
      <NothingFound icon={Plane} title={t(title)}>
        {children}
      </NothingFound>
    </section>
  );
}

/** What's shown, as a table. */
function ExportList({ day, filter }: { readonly day: CalendarDate; readonly filter: TravelerFilter }) {
  const t = useText();
  const { answers = {}, ...other } = filter;
  const query = { date: day, ...other, answers: JSON.stringify(answers) };
  return (
    <DownloadCsv
      name={`travelers-${day}.csv`}
      text={t('adminTravel.export')}
      load={() => api.exportTravelersOn({ query })}
    />
  );
}

function Updated({ at }: { readonly at: number }) {
  const t = useText();
  const time = new Intl.DateTimeFormat(useLocale(), { hour: 'numeric', minute: '2-digit' });
  return (
    <span className="small text-2 travel__updated">
      {t('adminTravel.updated', { time: time.format(at) })}
    </span>
  );
}

function There({
  travelers,
  view,
}: {
  readonly travelers: readonly TravelerThere[];
  readonly view: DayView;
}) {
  const t = useText();
  const [area, setArea] = useState<ChosenArea | null>(null);
  const clock = useClock();
  const places = useMemo(() => placesOnMap(travelers), [travelers]);
  const routes = useMemo(() => routesOf(travelers, Date.parse(clock.now())), [travelers, clock]);
  const shown = inArea(travelers, area);
  const others = outside(travelers, area);
  return (
    <>
      <AreaField area={area} onArea={setArea} />
      <div className="travel">
        <Suspense fallback={<Skeleton height={380} radius={14} />}>
          <TravelMap
            places={places}
            routes={routes}
            area={area}
            onPlace={({ place, position }) => setArea(areaAround(position, place, area))}
            onPoint={(point) => setArea(areaAround(point, t('adminTravel.area.point'), area))}
          />
        </Suspense>
        <div className="travel__side">
          {area ? (
            <AreaPanel name={area.name} travelers={shown} />
          ) : (
            <Places
              places={places}
              everybody={countPeople(travelers)}
              area={area}
              onChoose={(place) => setArea(place && areaAround(place.position, place.place, area))}
            >
              <Replies travelers={shown} />
            </Places>
          )}
          {recipients(shown, 'everyone').length > 0 && (
            <MessagePanel key={JSON.stringify(area)} travelers={shown} view={view} />
          )}
        </div>
        {others.length > 0 && <Travelers travelers={others} view={view} areOthers={area !== null} />}
      </div>
    </>
  );
}
