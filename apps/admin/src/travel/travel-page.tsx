/** Who is on a trip on a day, on a map and in lists, and messages to them, all from bookings. */

import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { addDays, type CalendarDate, dateIn, parseDate } from '@sojourn/domain/dates.ts';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plane } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { NothingFound } from '#list/list-frame.tsx';
import { AreaField, areaAround } from './area-field.tsx';
import { MessagePanel } from './message-panel.tsx';
import { Places } from './places.tsx';
import { AreaPanel, Replies } from './replies.tsx';
import { type ChosenArea, countReplies, inArea, outside, placesOnMap, recipients } from './travel-view.ts';
import { Travelers } from './travelers.tsx';
import './travel.css';

const TravelMap = lazy(() => import('./travel-map.tsx'));

const isWaiting = (travelers: readonly TravelerThere[]): boolean => {
  const { help, none } = countReplies(travelers);
  return help + none > 0;
};

export function TravelPage() {
  const t = useText();
  const today = dateIn(useClock().now(), 'UTC');
  const [day, setDay] = useState<CalendarDate>(today);
  const { data, error } = useQuery({
    queryKey: ['travelers', day],
    queryFn: ({ signal }) => api.listTravelersOn({ input: { date: day } }, { signal }),
    staleTime: 60_000,
    // Answers come while the page is open
    refetchInterval: ({ state }) => (state.data && isWaiting(state.data.travelers) ? 15_000 : false),
  });
  return (
    <>
      <PageHead
        title={day === today ? t('adminTravel.now', { count: data?.people ?? 0 }) : t('adminTravel.title')}
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
      </div>
      {error && <DeedProblem thrown={error} />}
      {!data && !error && <Skeleton height={320} radius={14} />}
      {data && data.people === 0 && (
        <section className="panel">
          <NothingFound icon={Plane} title={t('adminTravel.none')}>
            {t('adminTravel.noneText')}
          </NothingFound>
        </section>
      )}
      {data && data.people > 0 && <There key={day} travelers={data.travelers} people={data.people} />}
    </>
  );
}

type ThereProps = {
  readonly travelers: readonly TravelerThere[];
  readonly people: number;
};

function There({ travelers, people }: ThereProps) {
  const t = useText();
  const [area, setArea] = useState<ChosenArea | null>(null);
  const places = useMemo(() => placesOnMap(travelers), [travelers]);
  const shown = inArea(travelers, area);
  const others = outside(travelers, area);
  return (
    <>
      <AreaField area={area} onArea={setArea} />
      <div className="travel">
        <Suspense fallback={<Skeleton height={380} radius={14} />}>
          <TravelMap
            places={places}
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
              everybody={people}
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
