import { ErrorProblem } from '@sojourn/portal/shared/error-problem.tsx';
import { OpenFrozen } from '@sojourn/portal/shared/freeze/open-frozen.tsx';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { formatDateRange } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { buttonClass } from '@sojourn/ui/inputs/button-class.ts';
import { type ApiErrorCode, codeOf } from '@sojourn/web/api/api-error.ts';
import { Problem, useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { CalendarX, CloudOff, SearchX, Users } from 'lucide-react';
import {
  defaultDatesAndGuests,
  printRooms,
  type StayDatesAndGuests,
} from '#hotel/parts/search/stay-criteria.ts';
import {
  type GuestsProblem,
  guestsProblem,
  STAY_FORM_CODES,
} from '#hotel/parts/search-form/check-stay-form.ts';
import { guestsProblemText } from '#hotel/parts/search-form/guests-problem-text.ts';
import { parseStayPlace, printStayPlace, STAY_PATH, type StayPlace } from '#hotel/parts/stay-place.ts';
import './stay.css';
import { Link } from '@sojourn/portal/shared/router/link.tsx';
import { useRouter } from '@sojourn/portal/shared/router/router-provider.tsx';
import { useNavigate, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { StayBody } from './stay-body.tsx';
import { StaySkeleton } from './stay-skeleton.tsx';
import { useStay } from './use-stay.ts';

const FROM_RESULTS: ReadonlySet<StayPlace['source']> = new Set(['results', 'map']);
const DATES_REFUSED: ReadonlySet<ApiErrorCode> = new Set(STAY_FORM_CODES);

/** One hotel for dates and guests (B §2 premium stay detail). */
export function StayPage() {
  const search = useSearch();
  const place = parseStayPlace(search);
  if (search.hotelBookType === 'pf-exercise') return <OpenFrozen />;
  return (
    <div className="wrap stay">
      {place ? <LoadedStay key={place.stayId} place={place} /> : <UnknownStay />}
    </div>
  );
}

function LoadedStay({ place }: { readonly place: StayPlace }) {
  const today = useToday();
  const navigate = useNavigate();
  const router = useRouter();
  const t = useText();
  const fallback = defaultDatesAndGuests(today);
  const criteria: StayDatesAndGuests = {
    checkIn: place.checkIn ?? fallback.checkIn,
    checkOut: place.checkOut ?? fallback.checkOut,
    rooms: place.rooms ?? fallback.rooms,
  };
  const guests = guestsProblem(criteria.rooms);
  const { data, error, refetch } = useStay(place.stayId, criteria, guests === undefined);
  useTitle(guests ? guestsProblemText(t, guests) : (data?.stay.name ?? t('shell.nav.hotels')));
  const change = (next: StayDatesAndGuests) => {
    const search = printStayPlace({ stayId: place.stayId, ...next });
    return void navigate({ to: STAY_PATH, search, replace: true, resetScroll: false });
  };
  if (data) {
    const { checkIn, checkOut, rooms } = criteria;
    return (
      <StayBody
        key={`${checkIn} ${checkOut} ${printRooms(rooms)}`}
        detail={data}
        criteria={criteria}
        isMarkedUnavailable={place.unavailable === true}
        fromResults={FROM_RESULTS.has(place.source)}
        onCriteria={change}
      />
    );
  }
  if (guests)
    return <OtherGuests problem={guests} onChange={() => change({ ...criteria, rooms: fallback.rooms })} />;
  if (!error) return <StaySkeleton />;
  const code = codeOf(error);
  if (code === 'NotFound' || code === 'InvalidInput') return <UnknownStay />;
  if (DATES_REFUSED.has(code)) return <OtherDates code={code} fallback={fallback} onChange={change} />;
  if (code !== 'SuppliersUnavailable') return <ErrorProblem code={code} onRetry={() => void refetch()} />;
  const actions = (
    <>
      <Button onClick={() => void refetch()}>{t('hotelStay.down.again')}</Button>
      <Button variant="secondary" onClick={() => router.back()}>
        {t('hotelStay.down.back')}
      </Button>
    </>
  );
  return (
    <Problem icon={<CloudOff />} title={t('hotelStay.down.title')} actions={actions}>
      {t('hotelStay.down.text')}
    </Problem>
  );
}

type OtherDatesProps = {
  readonly code: ApiErrorCode;
  readonly fallback: StayDatesAndGuests;
  readonly onChange: (criteria: StayDatesAndGuests) => void;
};

/** Dates or guests that nobody can book: why, and the same hotel for dates that work. */
function OtherDates({ code, fallback, onChange }: OtherDatesProps) {
  const t = useText();
  const locale = useLocale();
  const { title, cause, action } = useErrorTexts(code);
  useTitle(title);
  const dates = formatDateRange(fallback.checkIn, fallback.checkOut, locale);
  return (
    <Problem
      icon={<CalendarX />}
      title={title}
      actions={<Button onClick={() => onChange(fallback)}>{t('hotelStay.dates.other', { dates })}</Button>}
    >
      {cause} {action}
    </Problem>
  );
}

/** An address whose guests nobody can book: the field and its limit, and the same hotel for two. */
function OtherGuests(props: { readonly problem: GuestsProblem; readonly onChange: () => void }) {
  const t = useText();
  return (
    <Problem
      icon={<Users />}
      title={guestsProblemText(t, props.problem)}
      actions={<Button onClick={props.onChange}>{t('hotelStay.guests.other')}</Button>}
    >
      {t('search.guests.problem.text')}
    </Problem>
  );
}

function UnknownStay() {
  const t = useText();
  useTitle(t('hotelStay.unknown.title'));
  const action = (
    <Link to="/" className={buttonClass()}>
      {t('hotelStay.unknown.action')}
    </Link>
  );
  return (
    <Problem icon={<SearchX />} title={t('hotelStay.unknown.title')} actions={action}>
      {t('hotelStay.unknown.text')}
    </Problem>
  );
}
