import type { SharedTrip } from '@sojourn/contract/shares.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import { Art } from '@sojourn/ui/content/art.tsx';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatDateRange, formatTime } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { api } from '@sojourn/web/api/api.ts';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { asArt } from '@sojourn/web/contract-art.ts';
import { formatInstantDay } from '@sojourn/web/format-instant.ts';
import { Problem } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bed, CarFront, Link2Off, Plane, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTitle } from '#shared/text/use-title.ts';
import { type SharedDay, sharedDays } from './shared-days.ts';
import './shared-trip.css';
import { useParams } from '#shared/router/use-place.ts';

const TOKEN = /^[\w-]{43}$/;

/** A trip as somebody sees it who was given a link: when and where, nothing more. */
export function SharedTripPage() {
  const { token } = useParams('/shared/$token');
  return token && TOKEN.test(token) ? <LoadedTrip token={token} /> : <EndedLink />;
}

function LoadedTrip({ token }: { readonly token: string }) {
  const t = useText();
  const locale = useLocale();
  const language = locale.startsWith('fr') ? 'fr' : 'en';
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-trip', token, language],
    queryFn: ({ signal }): Promise<SharedTrip> =>
      api.getSharedTrip({ params: { token }, query: { locale: language } }, { signal }),
  });
  useTitle(data ? nameOf(data) : t('sharedTrip.title'));
  if (data) return <Content trip={data} />;
  if (!error) return <TripSkeleton />;
  if (codeOf(error) === 'NotFound') return <EndedLink />;
  return (
    <Problem
      title={t('sharedTrip.failed.title')}
      actions={<Button onClick={() => void refetch()}>{t('sharedTrip.failed.action')}</Button>}
    >
      {t('sharedTrip.failed.text')}
    </Problem>
  );
}

const nameOf = ({ name, place }: SharedTrip): string => name ?? place;

function EndedLink() {
  const t = useText();
  useTitle(t('sharedTrip.ended.title'));
  return (
    <Problem icon={<Link2Off />} title={t('sharedTrip.ended.title')}>
      {t('sharedTrip.ended.text')}
    </Problem>
  );
}

function Content({ trip }: { readonly trip: SharedTrip }) {
  const t = useText();
  const locale = useLocale();
  const { art, travelers, moments, expiresAt } = trip;
  const names = new Intl.ListFormat(locale).format(travelers);
  return (
    <div className="shared-trip">
      <div className="shared-trip__band" aria-hidden="true">
        {art && <Art {...asArt(art)} width={1440} height={300} sunX={0.75} fill eager />}
      </div>
      <div className="wrap shared-trip__body">
        <Card raised className="shared-trip__title">
          <p className="small text-2">{t('sharedTrip.eyebrow')}</p>
          <h1 className="display-l">{nameOf(trip)}</h1>
          <p className="text-2">{t('sharedTrip.facts', { dates: datesOf(trip, locale), names })}</p>
        </Card>
        <section aria-label={t('sharedTrip.timeline')} className="shared-trip__days">
          {sharedDays(moments).map((day) => (
            <Day key={`${day.date}${day.moments[0]?.title}`} day={day} />
          ))}
        </section>
        <p className="small text-2 shared-trip__note">
          {t('sharedTrip.note', { until: formatInstantDay(expiresAt, locale, 'year') })}
        </p>
      </div>
    </div>
  );
}

function datesOf({ moments }: SharedTrip, locale: string): string {
  const [from, until] = [first(moments), last(moments)].map(({ at }) => at.slice(0, 10) as CalendarDate);
  if (!from || !until) return '';
  return from === until ? formatDate(from, locale, 'year') : formatDateRange(from, until, locale, 'year');
}

const SYMBOLS: Readonly<Record<SharedTrip['moments'][number]['symbol'], ReactNode>> = {
  plane: <Plane aria-hidden="true" />,
  bed: <Bed aria-hidden="true" />,
  wheel: <CarFront aria-hidden="true" />,
  ticket: <Ticket aria-hidden="true" />,
};

function Day({ day }: { readonly day: SharedDay }) {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="shared-trip__day">
      <h2 className="title-m">{formatDate(day.date, locale)}</h2>
      <ol className="shared-trip__moments">
        {day.moments.map(({ at, place, symbol, title, lines }) => (
          <li key={`${at}${title}`} className="shared-trip__moment">
            <span className="shared-trip__dot">{SYMBOLS[symbol]}</span>
            <p className="small text-2 num">
              {t('sharedTrip.time', { time: formatTime(at, locale), place })}
            </p>
            <h3 className="title-s">{title}</h3>
            {lines.map((line) => (
              <p key={line} className="small text-2">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function TripSkeleton() {
  const t = useText();
  return (
    <div role="status" className="shared-trip">
      <h1 className="visually-hidden">{t('sharedTrip.loading')}</h1>
      <div className="shared-trip__band">
        <Skeleton height="100%" radius={0} />
      </div>
      <div className="wrap shared-trip__body">
        <Skeleton height={420} radius={14} />
      </div>
    </div>
  );
}
