/** Step one: the dates, the guests and the names as they shall be. */
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { readDate } from '@sojourn/web/search/read-date.ts';
import { DatesField } from '#hotel/parts/search-form/dates-field.tsx';
import { GuestsField } from '#hotel/parts/search-form/guests-field.tsx';
import { guestsProblemText } from '#hotel/parts/search-form/guests-problem-text.ts';
import { type StayForm, useStayForm } from '#hotel/parts/search-form/use-stay-form.ts';
import type { HotelTripDetail } from '#hotel/wire/hotel-trip.ts';
import '@sojourn/web/search-form/search-form.css';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { lostOf } from '../trips/hotel-trip-view.ts';
import { askFor, datesAsked, type GuestName, isSame, namesFor, wrongNames } from './change-stay-view.ts';
import './change-stay.css';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';

type Props = { readonly trip: HotelTripDetail; readonly change: Change };

export function ChangeStayForm({ trip, change }: Props) {
  const t = useText();
  const { stay } = trip;
  const { checkIn, checkOut } = useSearch();
  const form = useStayForm({
    place: { id: stay.stayId, name: stay.name },
    stay: { ...stay, ...datesAsked(stay, readDate(checkIn), readDate(checkOut)) },
  });
  const [typed, setTyped] = useState<readonly GuestName[]>(trip.guests);
  const [isTried, setTried] = useState(false);
  const names = namesFor(form.rooms.length, typed);
  const wrong = isTried ? wrongNames(names) : [];
  const { start, end } = form.range;
  const ask = start && end ? askFor({ checkIn: start, checkOut: end }, form.rooms, names) : null;
  const isUnchanged = isTried && ask !== null && isSame(trip, ask);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const answer = form.submit();
    if (answer && ask && wrongNames(names).length === 0 && !isSame(trip, ask)) change.quote(ask);
  };
  const { dates, guests } = form.problems;
  const section = useStartAtGuests();
  return (
    <div className="change__grid">
      <form className="change__main change-stay" onSubmit={submit} noValidate>
        <Card padded as="section" className="search-form change-stay__fields">
          <DatesField
            form={withoutPrices(form)}
            error={dates && t(dates === 'DatesMissing' ? 'search.dates.missing' : `errors.${dates}.title`)}
          />
          <div ref={section}>
            <GuestsField form={form} error={guests && guestsProblemText(t, guests)} />
          </div>
        </Card>
        <Names trip={trip} names={names} wrong={wrong} onNames={setTyped} />
        {isUnchanged && (
          <p role="alert" className="small text-bad">
            {t('hotelChange.same')}
          </p>
        )}
        <div>
          <Button type="submit" loading={change.isQuoting} loadingLabel={t('hotelChange.busy')}>
            {t('hotelChange.submit')}
          </Button>
        </div>
      </form>
      <HowItWorks trip={trip} />
    </div>
  );
}

/** The calendar's prices are those of a place, not of this rate. */
const withoutPrices = (form: StayForm): StayForm => ({ ...form, place: undefined });

/** `?part=guests`: the link of the trip that is about them. */
function useStartAtGuests() {
  const { part } = useSearch();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part === 'guests') element.current?.querySelector('button')?.focus();
  }, [part]);
  return element;
}

type NamesProps = Pick<Props, 'trip'> & {
  readonly names: readonly GuestName[];
  readonly wrong: readonly number[];
  readonly onNames: (names: readonly GuestName[]) => void;
};

function Names({ trip, names, wrong, onNames }: NamesProps) {
  const t = useText();
  const { stay } = trip;
  const set = (room: number, part: Partial<GuestName>) =>
    onNames(names.map((name, at) => (at === room ? { ...name, ...part } : name)));
  return (
    <Card padded as="section" className="change-stay__names" aria-labelledby="change-names">
      <h2 id="change-names" className="title-m">
        {t('hotelChange.names')}
      </h2>
      {names.map(({ firstName, lastName }, room) => {
        const error = wrong.includes(room) ? t('hotelChange.nameMissing') : undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is known by its place
          <fieldset key={room} className="change-stay__name">
            <legend className={names.length > 1 ? 'small text-2' : 'visually-hidden'}>
              {t('hotelChange.room', { number: room + 1 })}
            </legend>
            <TextInput
              label={t('hotelChange.firstName')}
              value={firstName}
              maxLength={60}
              autoComplete="off"
              error={error}
              onChange={({ target }) => set(room, { firstName: target.value })}
            />
            <TextInput
              label={t('hotelChange.lastName')}
              value={lastName}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) => set(room, { lastName: target.value })}
            />
          </fieldset>
        );
      })}
      <p className="small text-3">
        {t('hotelChange.age', { hotel: stay.name, age: stay.minimumCheckInAge })}
      </p>
    </Card>
  );
}

function HowItWorks({ trip }: Pick<Props, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  const stage = stages.find(({ state }) => state === 'now');
  const until = `${stage?.until ?? ''}, ${zone}`;
  const lostMinor = trip.total.amountMinor - (stage?.refundMinor ?? 0) - (lostOf(trip)?.amountMinor ?? 0);
  const isFree = stage !== undefined && stage.refund !== 'none' && lostMinor <= 0;
  const givingUp = isFree
    ? t('hotelChange.how.free', { until })
    : stage?.refund === 'part'
      ? t('hotelChange.how.part', {
          until,
          amount: formatMoney({ ...trip.total, amountMinor: lostMinor }, locale),
        })
      : t('hotelChange.how.none');
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('hotelChange.how')}</h2>
      <ul className="change__facts small text-2">
        <li>{t('hotelChange.how.booked')}</li>
        <li>{givingUp}</li>
        <li>{t('hotelChange.how.rooms')}</li>
        <li>{t('hotelChange.how.nameFree')}</li>
        <li>{t('hotelChange.how.until')}</li>
      </ul>
    </Card>
  );
}
