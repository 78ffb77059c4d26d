/** Step one: the times and the drivers as they shall be. */
import { addDays, localAt } from '@sojourn/domain/dates.ts';
import { nameProblem } from '@sojourn/domain/travelers/names/document-name.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { viewOfCancelTerms } from '@sojourn/web/cancel-terms.ts';
import { useClock } from '@sojourn/web/effects.tsx';
import { useToday } from '@sojourn/web/search/today.ts';
import { CAR_LIMITS, checkChangedTimes } from '#car/rules/check-query.ts';
import type { CarChangeAsk } from '#car/wire/car-change.ts';
import type { CarTripDetail } from '#car/wire/car-trip.ts';
import '@sojourn/web/search-form/search-form.css';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { MomentField } from '../form/moment-field.tsx';
import { readTimes } from '../search/car-draft.ts';
import '../form/car-form.css';
import { dayOf } from '../search/rental-time.ts';
import './change-rental.css';

type Props = { readonly trip: CarTripDetail; readonly change: Change };
type Name = CarChangeAsk['drivers'][number];

const asBooked = ({ rental, drivers }: CarTripDetail): CarChangeAsk => ({
  kind: 'Car',
  pickUp: rental.pickUp.at,
  dropOff: rental.dropOff.at,
  drivers: drivers.map(({ firstName, lastName }) => ({ firstName, lastName })),
});
const isWrong = ({ firstName, lastName }: Name): boolean =>
  nameProblem(firstName) !== undefined || nameProblem(lastName) !== undefined;

export function ChangeRentalForm({ trip, change }: Props) {
  const t = useText();
  const today = useToday();
  const booked = asBooked(trip);
  const search = useSearch();
  const [ask, setAsk] = useState({ ...booked, ...readTimes(search, booked) });
  const [isTried, setTried] = useState(false);
  const isSame = JSON.stringify(ask) === JSON.stringify(booked);
  const now = useClock().now();
  const zones = { pickUp: trip.rental.pickUp.location.zone, dropOff: trip.rental.dropOff.location.zone };
  const problems = checkChangedTimes(ask, booked, localAt(now, zones.pickUp), zones);
  const problemAt = (end: 'pickUp' | 'dropOff') => {
    const found = isTried ? problems.find(({ field }) => field === end) : undefined;
    return found && t(`carForm.problem.${found.code}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isSame && problems.length === 0 && !ask.drivers.some(isWrong)) change.quote(ask);
  };
  const limits = { minDate: today, maxDate: addDays(today, CAR_LIMITS.daysAheadMax) };
  return (
    <div className="change__grid">
      <form className="change__main" onSubmit={submit} noValidate>
        <Card padded as="section" className="search-form change-rental__times">
          <MomentField
            end="pickUp"
            value={ask.pickUp}
            {...limits}
            error={problemAt('pickUp')}
            onChange={(pickUp) => setAsk({ ...ask, pickUp })}
          />
          <MomentField
            end="dropOff"
            value={ask.dropOff}
            minDate={dayOf(ask.pickUp)}
            maxDate={limits.maxDate}
            error={problemAt('dropOff')}
            onChange={(dropOff) => setAsk({ ...ask, dropOff })}
          />
        </Card>
        <Drivers
          drivers={ask.drivers}
          isTried={isTried}
          onDrivers={(drivers) => setAsk({ ...ask, drivers: [...drivers] })}
        />
        {isTried && isSame && (
          <p role="alert" className="small text-bad">
            {t('carChange.same')}
          </p>
        )}
        <div>
          <Button type="submit" loading={change.isQuoting} loadingLabel={t('carChange.busy')}>
            {t('carChange.submit')}
          </Button>
        </div>
      </form>
      <HowItWorks trip={trip} />
    </div>
  );
}

type DriversProps = {
  readonly drivers: readonly Name[];
  readonly isTried: boolean;
  readonly onDrivers: (drivers: readonly Name[]) => void;
};

const MOST_DRIVERS = 4;

function Drivers({ drivers, isTried, onDrivers }: DriversProps) {
  const t = useText();
  const set = (place: number, part: Partial<Name>) =>
    onDrivers(drivers.map((name, at) => (at === place ? { ...name, ...part } : name)));
  return (
    <Card padded as="section" className="change-rental__drivers" aria-labelledby="change-drivers">
      <h2 id="change-drivers" className="title-m">
        {t('carChange.drivers')}
      </h2>
      {drivers.map((driver, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a driver is known by their place
        <fieldset key={place} className="change-rental__driver">
          <legend className="small text-2">
            {t(place === 0 ? 'carChange.driver.main' : 'carChange.driver.other', { number: place + 1 })}
          </legend>
          <TextInput
            label={t('carChange.firstName')}
            value={driver.firstName}
            maxLength={60}
            autoComplete="off"
            error={isTried && isWrong(driver) ? t('carChange.nameMissing') : undefined}
            onChange={({ target }) => set(place, { firstName: target.value })}
          />
          <TextInput
            label={t('carChange.lastName')}
            value={driver.lastName}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => set(place, { lastName: target.value })}
          />
          {place > 0 && (
            <Button
              variant="tertiary"
              size="s"
              onClick={() => onDrivers(drivers.filter((_, at) => at !== place))}
            >
              {t('carChange.driver.remove', { number: place + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {drivers.length < MOST_DRIVERS && (
        <div>
          <Button
            variant="secondary"
            size="s"
            onClick={() => onDrivers([...drivers, { firstName: '', lastName: '' }])}
          >
            {t('carChange.driver.add')}
          </Button>
        </div>
      )}
      <p className="small text-3">{t('carChange.driver.note')}</p>
    </Card>
  );
}

function HowItWorks({ trip }: Pick<Props, 'trip'>) {
  const t = useText();
  const locale = useLocale();
  const clock = useClock();
  const { stages, zone } = viewOfCancelTerms(trip.cancellation, trip.total, clock.now(), locale);
  const stage = stages.find(({ state }) => state === 'now');
  const isPaid = trip.total.amountMinor > 0;
  const lost = { ...trip.total, amountMinor: trip.total.amountMinor - (stage?.refundMinor ?? 0) };
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('carChange.how')}</h2>
      <ul className="change__facts small text-2">
        <li>{t('carChange.how.times')}</li>
        {isPaid && stage?.refund === 'full' && (
          <li>{t('carChange.how.free', { until: `${stage.until ?? ''}, ${zone}` })}</li>
        )}
        {isPaid && stage?.refund !== 'full' && (
          <li>{t('carChange.how.lost', { amount: formatMoney(lost, locale) })}</li>
        )}
        <li>{t('carChange.how.driver')}</li>
        <li>{t('carChange.how.until')}</li>
      </ul>
    </Card>
  );
}
