/** Who is on a trip on a day, on a map and in lists, and messages to them, all from bookings. */

import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { fitsFilter, type TravelerFilter } from '@sojourn/domain/companies/whereabouts.ts';
import { addDays, type CalendarDate, dateIn, parseDate } from '@sojourn/domain/dates.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { DownloadCsv } from '#list/download-csv.tsx';
import { NothingFound } from '#list/list-frame.tsx';
import { Alerts } from './alerts.tsx';
import { AreaField, areaAround } from './area-field.tsx';
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

export function TravelPage() {
  const t = useText();
  const locale = useLocale();
  const today = dateIn(useClock().now(), 'UTC');
  const [day, setDay] = useState<CalendarDate>(today);
  const [filter, setFilter] = useState<TravelerFilter>({});
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['travelers', day],
    queryFn: ({ signal }) => api.listTravelersOn({ input: { date: day } }, { signal }),
    staleTime: 60_000,
    // Answers come and planes land while the page is open
    refetchInterval: ({ state }) =>
      state.data && isWaiting(state.data.travelers) ? 15_000 : day === today && 60_000,
  });
  const shown = useMemo(
    () => (data?.travelers ?? []).filter((each) => fitsFilter(filter, each)),
    [data, filter],
  );
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <PageHead
        title={day === today ? t('adminTravel.now', { count: data?.people ?? 0 }) : t('adminTravel.title')}
        actions={
          shown.length > 0 && (
            <DownloadCsv
              name={`travelers-${day}.csv`}
              text={t('adminTravel.export')}
              load={() => {
                const { answers = {}, ...other } = filter;
                return api.exportTravelersOn({
                  query: { date: day, ...other, answers: JSON.stringify(answers) },
                });
              }}
            />
          )
        }
      />
      <div className="row row--wrap gap-3">
        <Segmented
          label={t('adminTravel.when')}
          value={day === today ? 'today' : day === addDays(today, 1) ? 'tomorrow' : 'day'}
          onChange={(next) => next !== 'day' && setDay(next === 'today' ? today : addDays(today, 1))}
          options={(['today', 'tomorrow', 'day'] as const).map((value) => ({
            value,
            label: t(`adminTravel.when.${value}`),
          }))}
        />
        <TextInput
          type="date"
          size="s"
          label={t('adminTravel.day')}
          labelHidden
          value={day}
          onChange={(event) => {
            const chosen = parseDate(event.target.value);
            if (chosen) setDay(event.target.value as CalendarDate);
          }}
        />
        {data && data.people > 0 && (
          <TravelFilters travelers={data.travelers} tiers={data.tiers} filter={filter} onFilter={setFilter} />
        )}
        {data && (
          <span className="small text-2 travel__updated">
            {t('adminTravel.updated', { time: time.format(dataUpdatedAt) })}
          </span>
        )}
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
      {data && data.people === 0 && (
        <section className="panel">
          <NothingFound icon={Plane} title={t('adminTravel.none')}>
            {t('adminTravel.noneText')}
          </NothingFound>
        </section>
      )}
      {data && data.people > 0 && shown.length === 0 && (
        <section className="panel">
          <NothingFound icon={Plane} title={t('adminTravel.filter.none')}>
            <Button variant="secondary" size="s" onClick={() => setFilter({})}>
              {t('adminTravel.filter.clear')}
            </Button>
          </NothingFound>
        </section>
      )}
      {shown.length > 0 && <There key={`${day} ${JSON.stringify(filter)}`} travelers={shown} />}
    </>
  );
}

function There({ travelers }: { readonly travelers: readonly TravelerThere[] }) {
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
            <MessagePanel key={JSON.stringify(area)} travelers={shown} />
          )}
        </div>
        {others.length > 0 && <Travelers travelers={others} areOthers={area !== null} />}
      </div>
    </>
  );
}
