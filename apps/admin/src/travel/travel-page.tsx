/** Who is on a trip now or on a day, by place, and messages to them. Locations come from bookings only. */
import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import { addDays, type CalendarDate, dateIn, parseDate } from '@sojourn/domain/dates.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { Segmented } from '@sojourn/ui/inputs/segmented.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin, Plane } from 'lucide-react';
import { useState } from 'react';
import { PageHead } from '#app/page-head.tsx';
import { MessagePanel } from './message-panel.tsx';
import './travel.css';

const ALL = '';

export function TravelPage() {
  const t = useText();
  const today = dateIn(useClock().now(), 'UTC');
  const [day, setDay] = useState<CalendarDate>(today);
  const [place, setPlace] = useState<string>(ALL);
  const { data, error } = useQuery({
    queryKey: ['travelers', day],
    queryFn: ({ signal }) => api.listTravelersOn({ input: { date: day } }, { signal }),
    staleTime: 60_000,
  });
  const shown = data?.travelers.filter((each) => place === ALL || each.place === place) ?? [];
  const people = [...new Map(shown.map((each) => [each.personId, each.name])).keys()];
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
        <section className="panel travel-none">
          <Plane aria-hidden="true" />
          <h2 className="title-l">{t('adminTravel.none')}</h2>
          <p className="text-2">{t('adminTravel.noneText')}</p>
        </section>
      )}
      {data && data.people > 0 && (
        <div className="travel">
          <Places travelers={data.travelers} chosen={place} onChoose={setPlace} />
          <div className="stack gap-4">
            <Travelers travelers={shown} />
            <MessagePanel key={`${day} ${place}`} personIds={people} />
          </div>
        </div>
      )}
    </>
  );
}

type PlacesProps = {
  readonly travelers: readonly TravelerThere[];
  readonly chosen: string;
  readonly onChoose: (place: string) => void;
};

function Places({ travelers, chosen, onChoose }: PlacesProps) {
  const t = useText();
  const places = new Map<string, Set<string>>();
  for (const { place, personId } of travelers)
    places.set(place, (places.get(place) ?? new Set<string>()).add(personId));
  const sorted = [...places].toSorted((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1));
  const total = new Set(travelers.map(({ personId }) => personId)).size;
  const lines: readonly (readonly [string, number])[] = [
    [ALL, total],
    ...sorted.filter(([place]) => place !== '').map(([place, of]) => [place, of.size] as const),
  ];
  return (
    <section className="panel" aria-labelledby="places-title">
      <h2 id="places-title" className="panel__head title-l">
        {t('adminTravel.places')}
      </h2>
      <ul className="places">
        {lines.map(([place, count]) => (
          <li key={place}>
            <button
              type="button"
              className="places__place"
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
            >
              <MapPin className="icon" aria-hidden="true" />
              <span className="grow">{place === ALL ? t('adminTravel.everywhere') : place}</span>
              <b className="num">{count}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="panel__foot small text-2">{t('adminTravel.privacy')}</p>
    </section>
  );
}

function Travelers({ travelers }: { readonly travelers: readonly TravelerThere[] }) {
  const t = useText();
  const locale = useLocale();
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <section className="panel">
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th>{t('adminTravel.person')}</th>
              <th>{t('adminTravel.where')}</th>
              <th>{t('adminTravel.until')}</th>
            </tr>
          </thead>
          <tbody>
            {travelers.map(({ personId, name, department, title, place, startsAt, endsAt }) => (
              <tr key={`${personId} ${startsAt} ${title}`}>
                <td>
                  <span className="row gap-3">
                    <Avatar name={name} tint size="s" />
                    <span>
                      <b className="title-s">{name}</b>
                      <span className="small text-2 travel__line">{department}</span>
                    </span>
                  </span>
                </td>
                <td>
                  {place}
                  <span className="small text-2 travel__line">{title}</span>
                </td>
                <td className="nowrap num">{day.format(new Date(endsAt))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
