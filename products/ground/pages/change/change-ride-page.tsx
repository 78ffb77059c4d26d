/** Another time of a booked ride, as the same booking, at the price that is shown before. */
import type { BookingChange } from '@sojourn/contract/changes.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { ChangeFlow } from '@sojourn/portal/features/trips/change/change-flow.tsx';
import { LoadChange } from '@sojourn/portal/features/trips/change/load-change.tsx';
import { type Change, useChange } from '@sojourn/portal/features/trips/change/use-change.ts';
import { useParams, useSearch } from '@sojourn/portal/shared/router/use-place.ts';
import { useTitle } from '@sojourn/portal/shared/text/use-title.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { formatMoment } from '@sojourn/web/text/format-moment.ts';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { type FormEvent, useState } from 'react';
import { clockOf } from '#ground/rules/transfer.ts';
import type { GroundTripDetail } from '#ground/wire/ground-trip.ts';
import type { WireRideTime } from '#ground/wire/transfers.ts';
import './change-ride.css';

type ChangeProps = { readonly trip: GroundTripDetail; readonly change: Change };

/** The same of the three times, at another moment. */
function movedTo(time: WireRideTime, at: LocalDateTime): WireRideTime {
  if (time.means === 'landing') return { ...time, landsAt: at };
  return time.means === 'departure' ? { ...time, departsAt: at } : { ...time, pickUpAt: at };
}

export function ChangeRidePage() {
  const { bookingId } = useParams('/trips/$bookingId/ride');
  const t = useText();
  useTitle(t('ground.change.title'));
  return (
    <LoadChange bookingId={bookingId}>
      {(trip) => (trip.kind === 'Ground' ? <ChangeRide key={trip.bookingId} trip={trip} /> : null)}
    </LoadChange>
  );
}

function ChangeRide({ trip }: Pick<ChangeProps, 'trip'>) {
  const t = useText();
  const change = useChange(trip.bookingId);
  return (
    <ChangeFlow
      trip={trip}
      change={change}
      title={t('ground.change.title')}
      by={trip.ride.operator.name}
      form={<ChangeForm trip={trip} change={change} />}
      comparison={(quoted) => <Comparison quoted={quoted} />}
      more={() => null}
    />
  );
}

function ChangeForm({ trip, change }: ChangeProps) {
  const t = useText();
  const { at: wanted } = useSearch();
  const { time } = trip.ride;
  const [at, setAt] = useState((wanted ?? clockOf(time)) as LocalDateTime);
  const [isTried, setTried] = useState(false);
  const isSame = at === clockOf(time);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isSame) change.quote({ kind: 'Ground', time: movedTo(time, at) });
  };
  return (
    <form className="change__main ride-change" onSubmit={submit} noValidate>
      <TextInput
        type="datetime-local"
        label={t(`ground.form.time.${time.means}`)}
        hint={t('ground.change.hint')}
        error={isTried && isSame ? t('ground.change.same') : undefined}
        value={at}
        onChange={({ target }) => target.value && setAt(target.value.slice(0, 16) as LocalDateTime)}
      />
      <div>
        <Button type="submit" loading={change.isQuoting} loadingLabel={t('ground.change.busy')}>
          {t('ground.change.submit')}
        </Button>
      </div>
    </form>
  );
}

function Comparison({ quoted: { detail } }: { readonly quoted: BookingChange }) {
  const t = useText();
  const locale = useLocale();
  if (detail?.kind !== 'Ground') return null;
  return (
    <div className="change__pair">
      {(['before', 'after'] as const).map((side) => (
        <Card key={side} padded selected={side === 'after'}>
          <p className="small text-2">{t(`tripChange.${side}`)}</p>
          <p className="title-s">
            {t('ground.change.pickUp', { when: formatMoment(detail[side].pickUp.local, locale) })}
          </p>
        </Card>
      ))}
    </div>
  );
}
