/** Step one: which slices change, to which day and airports, and for which flights. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Change } from '@sojourn/portal/features/trips/change/use-change.ts';
import { Card } from '@sojourn/ui/content/card.tsx';
import { formatDate, formatMoney, formatTime } from '@sojourn/ui/formats.ts';
import { Checkbox } from '@sojourn/ui/inputs/checkbox.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { Armchair, Clock, type LucideIcon, Ticket, TrendingDown, Users } from 'lucide-react';
import { useState } from 'react';
import type { ExchangeView } from '#flight/wire/flight-exchange.ts';
import type { FlightTripDetail } from '#flight/wire/flight-trip.ts';
import type { ChosenSlice } from '#flight/wire/flights.ts';
import { flightNumberOf } from '../slices/slice-view.ts';
import { changeDeadline } from '../trips/flight-trip-view.ts';
import { askFor, nextSlice, type ShopType, someOf, whyNotAlone, withSlice } from './exchange-view.ts';
import { SliceShop, type Where } from './slice-shop.tsx';
import { WhoChanges } from './who-changes.tsx';

type ChooseProps = {
  readonly trip: FlightTripDetail;
  readonly view: ExchangeView;
  readonly change: Change;
  readonly shopType: ShopType;
  readonly choice: Choice;
};

/** What's chosen so far. It outlasts a review that leads back here. */
export function useChoice(trip: FlightTripDetail, view: ExchangeView) {
  const open = view.slices.filter(({ canChange }) => canChange).map(({ slice }) => slice);
  const [wanted, setWanted] = useState<readonly number[]>(open.length === 1 ? open : []);
  const [going, setGoing] = useState<readonly number[]>(trip.travelers.map((_, place) => place));
  const [chosen, setChosen] = useState<readonly ChosenSlice[]>(bookedOf(trip));
  const [where, setWhere] = useState<Readonly<Record<number, Where>>>({});
  return {
    wanted,
    setWanted,
    going,
    setGoing,
    chosen,
    setChosen,
    where,
    lookAt: (at: Where) => setWhere({ ...where, [at.slice]: at }),
    /** Other flights for the same people and ways. */
    again: () => setChosen(bookedOf(trip)),
  };
}
type Choice = ReturnType<typeof useChoice>;

export const bookedOf = ({ flight }: Pick<FlightTripDetail, 'flight'>): ChosenSlice[] =>
  flight.slices.map(({ sliceId, fareClass }) => ({ sliceId, fareClass }));

export function ChooseFlights({ trip, view, change, shopType, choice }: ChooseProps) {
  const t = useText();
  const booked = bookedOf(trip);
  const { wanted, setWanted, chosen, setChosen, going, setGoing } = choice;
  const people = trip.travelers;
  const problem = whyNotAlone(people, going);
  const travelers = someOf(people, going);
  const at = problem ? undefined : nextSlice(wanted, booked, chosen);
  const toggle = (slice: number, isWanted: boolean) => {
    setWanted(isWanted ? [...wanted, slice] : wanted.filter((each) => each !== slice));
    setChosen(booked);
  };
  const choose = (slice: number, option: ChosenSlice) => {
    const next = withSlice(chosen, slice, option);
    setChosen(next);
    if (nextSlice(wanted, booked, next) === undefined) change.quote(askFor(next, travelers, shopType));
  };
  const toggleTraveler = (place: number, isGoing: boolean) => {
    setGoing(isGoing ? [...going, place] : going.filter((each) => each !== place));
    setChosen(booked);
  };
  return (
    <div className="change__grid">
      <div className="change__main">
        {people.length > 1 && shopType === 'default' && (
          <WhoChanges trip={trip} going={going} problem={problem} onToggle={toggleTraveler} />
        )}
        <SliceSelection trip={trip} view={view} wanted={wanted} onToggle={toggle} />
        {change.isQuoting && (
          <p role="status" className="text-2">
            {t('flightExchange.screen.Loading.title')}
          </p>
        )}
        {at === undefined || change.isQuoting ? null : (
          <SliceShop
            key={at}
            trip={trip}
            slice={at}
            chosen={chosen}
            travelers={travelers}
            shopType={shopType}
            where={choice.where[at]}
            onWhere={choice.lookAt}
            onChoose={(option) => choose(at, option)}
          />
        )}
      </div>
      <HowChangesWork view={view} isParty={people.length > 1} />
    </div>
  );
}

type SelectionProps = Pick<ChooseProps, 'trip' | 'view'> & {
  readonly wanted: readonly number[];
  readonly onToggle: (slice: number, isWanted: boolean) => void;
};

function SliceSelection({ trip, view, wanted, onToggle }: SelectionProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <fieldset className="exchange__slices" data-screen="SliceSelection">
      <legend className="title-m">{t('flightExchange.screen.SliceSelection.title')}</legend>
      <p className="text-2">{t('flightExchange.screen.SliceSelection.text')}</p>
      <div className="exchange__boxes">
        {trip.flight.slices.map(({ segments }, slice) => {
          const [from, to] = [first(segments), last(segments)];
          const closing = view.slices[slice];
          const canChange = closing?.canChange ?? false;
          const by = closing
            ? t('flightExchange.slice.by', { until: changeDeadline(trip, closing, locale) })
            : '';
          const day = formatDate(from.zonedDepartureTime.slice(0, 10) as CalendarDate, locale);
          const times = [from.zonedDepartureTime, to.zonedArrivalTime].map((time) =>
            formatTime(time, locale),
          );
          return (
            <Checkbox
              // biome-ignore lint/suspicious/noArrayIndexKey: a slice's place is its identity
              key={slice}
              disabled={!canChange}
              checked={wanted.includes(slice)}
              onChange={({ target }) => onToggle(slice, target.checked)}
              label={`${from.origin.city} – ${to.destination.city}`}
              hint={
                canChange
                  ? [`${day} · ${times.join(' – ')} · ${segments.map(flightNumberOf).join(', ')}`, by].join(
                      '. ',
                    )
                  : t('flightExchange.slice.closed')
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type HowProps = Pick<ChooseProps, 'view'> & { readonly isParty: boolean };

function How({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) {
  return (
    <li>
      <Icon className="icon icon--s" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

function HowChangesWork({ view, isParty }: HowProps) {
  const t = useText();
  const locale = useLocale();
  const { changePenalty, airlines } = view;
  const airline = airlines[0]?.name ?? t('flightExchange.theAirline');
  return (
    <Card as="aside" padded className="change__aside">
      <h2 className="title-m">{t('flightExchange.how.title')}</h2>
      <ul className="change__facts small text-2">
        <How icon={Ticket}>
          {changePenalty.kind === 'fee'
            ? t('flightExchange.how.fee', { airline, fee: formatMoney(changePenalty.fee, locale) })
            : t('flightExchange.how.free', { airline })}
        </How>
        <How icon={TrendingDown}>{t('flightExchange.how.lower', { airline })}</How>
        <How icon={Armchair}>{t('flightExchange.how.seats')}</How>
        <How icon={Clock}>{t('flightExchange.how.until')}</How>
        {isParty && <How icon={Users}>{t('flightExchange.some.text')}</How>}
      </ul>
    </Card>
  );
}
