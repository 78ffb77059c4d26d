/** One home for dates and a party. */
import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useRouter } from '@sojourn/portal/shared/router/router-provider.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarX, CloudOff, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useHomeDetail } from '#home/pages/shared/use-home-detail.ts';
import { HOME_FORM_CODES } from '../form/check-home-form.ts';
import { markOpened } from '../results/opened-homes.ts';
import { defaultCriteria, HOMES_PATH } from '../search/home-criteria.ts';
import { HOME_PATH, type HomePlace, printHomePlace, readHomePlace } from '../search/home-place.ts';
import { HomeBody } from './home-body.tsx';
import './home-page.css';
import { HomeSkeleton } from './home-skeleton.tsx';

export function HomePage() {
  const search = useSearch();
  const today = useToday();
  const read = readHomePlace(search);
  const { checkIn, checkOut, party } = defaultCriteria(today);
  const place = read && { checkIn, checkOut, party, ...read };
  return (
    <div className="wrap home-page">
      {place ? <LoadedHome key={place.homeId} place={place} /> : <UnknownHome />}
    </div>
  );
}

function LoadedHome({ place }: { readonly place: HomePlace }) {
  const today = useToday();
  const navigate = useNavigate();
  const t = useText();
  const { data, error, refetch, isPlaceholderData } = useHomeDetail(place, true);
  useTitle(data?.home.name ?? t('shell.nav.homes'));
  useEffect(() => markOpened(place.homeId), [place.homeId]);
  const change = (next: Partial<HomePlace>) =>
    void navigate({
      to: HOME_PATH,
      search: printHomePlace({ ...place, ...next }),
      replace: true,
      resetScroll: false,
    });
  if (data) return <HomeBody detail={data} place={place} isChanging={isPlaceholderData} onChange={change} />;
  if (!error) return <HomeSkeleton />;
  const code = codeOf(error);
  if (code === 'NotFound' || code === 'NoAvailability' || code === 'InvalidInput') return <UnknownHome />;
  if (HOME_FORM_CODES.has(code)) {
    const { checkIn, checkOut, party } = defaultCriteria(today);
    return (
      <OtherDates
        code={code}
        dates={{ checkIn, checkOut }}
        onChange={() => change({ checkIn, checkOut, party })}
      />
    );
  }
  if (code !== 'SuppliersUnavailable') return <ErrorProblem code={code} onRetry={() => void refetch()} />;
  return <Down onRetry={() => void refetch()} />;
}

type OtherDatesProps = {
  readonly code: ApiErrorCode;
  readonly dates: Pick<HomePlace, 'checkIn' | 'checkOut'>;
  readonly onChange: () => void;
};

/** Dates or a party that nobody can book: why, and the same home for some that work. */
function OtherDates({ code, dates, onChange }: OtherDatesProps) {
  const t = useText();
  const locale = useLocale();
  const { title, cause, action } = useErrorTexts(code);
  const shown = formatDateRange(dates.checkIn, dates.checkOut, locale);
  return (
    <Problem
      icon={<CalendarX />}
      title={title}
      actions={<Button onClick={onChange}>{t('homePage.dates.other', { dates: shown })}</Button>}
    >
      {cause} {action}
    </Problem>
  );
}

function Down({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  const router = useRouter();
  return (
    <Problem
      icon={<CloudOff />}
      title={t('shell.broken.title')}
      actions={
        <>
          <Button onClick={onRetry}>{t('shell.searchAgain')}</Button>
          <Button variant="secondary" onClick={() => router.back()}>
            {t('shell.goBack')}
          </Button>
        </>
      }
    >
      {t('homePage.down.text')}
    </Problem>
  );
}

function UnknownHome() {
  const t = useText();
  useTitle(t('homePage.unknown.title'));
  return (
    <Problem
      icon={<SearchX />}
      title={t('homePage.unknown.title')}
      actions={
        <Link to={HOMES_PATH} className={buttonClass()}>
          {t('homePage.unknown.action')}
        </Link>
      }
    >
      {t('homePage.unknown.text')}
    </Problem>
  );
}
