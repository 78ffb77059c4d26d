/** Flights that one slice can be exchanged for: by day, between other airports, each with its difference. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { signed } from '@sojourn/portal/features/trips/change/signed.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { Skeleton } from '@sojourn/ui/feedback/skeleton.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { Button } from '@sojourn/ui/inputs/button.tsx';
import { TextInput } from '@sojourn/ui/inputs/text-input.tsx';
import { codeOf } from '@sojourn/web/api/api-error.ts';
import { useErrorTexts } from '@sojourn/web/page-state.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { useState } from 'react';
import type { ExchangeOption } from '#flight/wire/flight-exchange.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { AirportField } from '../form/airport-field.tsx';
import { AirlineTile } from '../slices/airline-tile.tsx';
import { SliceLine } from '../slices/slice-line.tsx';
import { useSliceView } from '../slices/use-slice-view.ts';
import { ExchangeMessage } from './exchange-message.tsx';
import { isNameShared, paidBackTo, type ShopType } from './exchange-view.ts';
import { type Shop, useExchangeShelf } from './use-exchange.ts';

type SliceShopProps = {
  readonly trip: FlightTripDetail;
  readonly slice: number;
  readonly chosen: readonly ChosenSlice[];
  /** Who changes; undefined for everybody. */
  readonly travelers: readonly number[] | undefined;
  readonly shopType: ShopType;
  /** Where and when was looked last; undefined: as booked. */
  readonly where: Where | undefined;
  readonly onWhere: (where: Where) => void;
  readonly onChoose: (option: ChosenSlice) => void;
};

export function SliceShop(props: SliceShopProps) {
  const { trip, slice, chosen, travelers, shopType, where, onWhere: setShop, onChoose } = props;
  const t = useText();
  const { segments } = itemAt(trip.flight.slices, slice);
  const shop = where ?? {
    slice,
    origin: first(segments).origin.locationCode,
    destination: last(segments).destination.locationCode,
    date: first(segments).zonedDepartureTime.slice(0, 10) as CalendarDate,
  };
  const { data, error, isFetching } = useExchangeShelf(trip.bookingId, {
    ...shop,
    chosen,
    travelers,
    flightShopType: shopType,
  });
  const code = error ? codeOf(error) : undefined;
  if (code === 'ExcessiveActivity')
    return <ExchangeMessage bookingId={trip.bookingId} screen="TooManyAttempts" cause={null} />;
  return (
    <section aria-label={t('flightExchange.shop.title')} className="exchange__shop">
      <WhenAndWhere shop={shop} onShop={setShop} />
      {data && <Days days={data.days} date={shop.date} onDate={(date) => setShop({ ...shop, date })} />}
      <div>
        <h2 className="title-m">{t('flightExchange.shop.title')}</h2>
        <p className="small text-2">
          {travelers
            ? t('flightExchange.shop.noteSome', { count: travelers.length })
            : t('flightExchange.shop.note')}
        </p>
      </div>
      {code && <Refusal code={code} />}
      {!data && !error && <Skeleton height={180} radius={14} />}
      {data && !error && data.options.length === 0 && <p>{t('flightExchange.shop.none')}</p>}
      {!error && (
        <ul className="exchange__options" aria-busy={isFetching}>
          {data?.options.map((option) => (
            <Option key={option.slice.sliceId} option={option} onChoose={onChoose} to={paidBackTo(trip)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Refusal({ code }: { readonly code: NonNullable<ReturnType<typeof codeOf>> }) {
  const { title, action } = useErrorTexts(code);
  return (
    <p role="alert" className="text-warn">
      {title}. {action}
    </p>
  );
}

export type Where = Omit<Shop, 'chosen' | 'travelers' | 'flightShopType'>;
type WhereProps = { readonly shop: Where; readonly onShop: (shop: Where) => void };

/** The day is always there; the airports once somebody wants to change them. */
function WhenAndWhere({ shop, onShop }: WhereProps) {
  const t = useText();
  const [hasPlaces, setPlaces] = useState(false);
  return (
    <div className="exchange__where" data-screen={hasPlaces ? 'ChangeAirports' : 'ChangeDateTime'}>
      <TextInput
        type="date"
        label={t('flightExchange.screen.ChangeDateTime.title')}
        value={shop.date}
        onChange={({ target }) => target.value && onShop({ ...shop, date: target.value as CalendarDate })}
      />
      {hasPlaces ? (
        <>
          <AirportField
            end="from"
            label={t('flightForm.from')}
            code={shop.origin}
            error={undefined}
            onCode={(origin) => origin && onShop({ ...shop, origin })}
          />
          <AirportField
            end="to"
            label={t('flightForm.to')}
            code={shop.destination}
            error={undefined}
            onCode={(destination) => destination && onShop({ ...shop, destination })}
          />
        </>
      ) : (
        <Button variant="tertiary" onClick={() => setPlaces(true)}>
          {t('flightExchange.screen.ChangeAirports.title')}
        </Button>
      )}
    </div>
  );
}

type DaysProps = {
  readonly days: readonly { readonly date: CalendarDate; readonly difference: Money | null }[];
  readonly date: CalendarDate;
  readonly onDate: (date: CalendarDate) => void;
};
type Money = Parameters<typeof formatMoney>[0];

function Days({ days, date, onDate }: DaysProps) {
  const t = useText();
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of choices, not of form fields
    <div className="exchange__days" role="group" aria-label={t('flightExchange.days')}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          className="exchange__day"
          aria-pressed={day.date === date}
          onClick={() => onDate(day.date)}
        >
          <span className="small">{formatDate(day.date, locale)}</span>
          <b className="num">
            {day.difference ? signed(day.difference, locale, false) : t('flightExchange.noSeats')}
          </b>
        </button>
      ))}
    </div>
  );
}

type OptionProps = {
  readonly option: ExchangeOption;
  /** Where change for any reason pays back to. */
  readonly to: string;
  readonly onChoose: (chosen: ChosenSlice) => void;
};

function Option({ option, to, onChoose }: OptionProps) {
  const t = useText();
  const locale = useLocale();
  const view = useSliceView()(option.slice);
  return (
    <Card as="li" className="exchange__option">
      <div className="exchange__flight">
        <AirlineTile code={view.code} />
        <SliceLine slice={view} />
        <div className="stack">
          <span className="strong">{view.airlines}</span>
          <span className="small text-2">{view.note}</span>
        </div>
      </div>
      <ul className="exchange__fares">
        {option.fares.map((fare) => {
          const { fareClass, shortBrandName, difference, perTraveler, paysBack } = fare;
          const amount = signed(difference, locale);
          const name = isNameShared(option.fares, fare)
            ? t('flightExchange.review.fare', {
                brand: shortBrandName,
                fareClass: t(`flights.class.${fareClass}`),
              })
            : shortBrandName;
          return (
            <li key={fareClass} className="row row--between row--wrap gap-3">
              <span>{name}</span>
              <span className="row gap-3">
                <span className="price--end">
                  <b className="money-m num">{amount}</b>
                  <span className="small text-2"> {noteOf(difference.amountMinor, perTraveler)}</span>
                  {paysBack && paysBack.amountMinor > 0 && (
                    <span className="small strong exchange__back">
                      {t('flightExchange.chfar.back', { amount: formatMoney(paysBack, locale), to })}
                    </span>
                  )}
                </span>
                <Button
                  size="s"
                  variant="secondary"
                  onClick={() => onChoose({ sliceId: option.slice.sliceId, fareClass })}
                >
                  {t('flightExchange.choose')}
                  <span className="visually-hidden">
                    {' '}
                    {view.departs}, {name}, {amount}
                  </span>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );

  function noteOf(totalMinor: number, each: Money): string {
    if (totalMinor === 0) return t('flightExchange.nothing');
    if (totalMinor < 0) return t('flightExchange.left');
    return t('flightExchange.each', { amount: formatMoney(each, locale) });
  }
}
