import { money } from '@sojourn/domain/money.ts';
import { classNames } from '@sojourn/ui/class-names.ts';
import { Avatar } from '@sojourn/ui/content/avatar.tsx';
import { formatMoney } from '@sojourn/ui/formats.ts';
import { Chip } from '@sojourn/ui/inputs/chip.tsx';
import { IconButton } from '@sojourn/ui/inputs/icon-button.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { seatingOn } from './seat-choices.ts';
import { type Seated, seatsMinor } from './seat-view.ts';
import type { SeatChoosing } from './use-seat-choosing.ts';

/** Each flight of the trip, with how many seats are chosen on it. */
export function FlightChips({ choosing }: { readonly choosing: SeatChoosing }) {
  const t = useText();
  const { flights, at, choices, go } = choosing;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div role="group" aria-label={t('seats.flights')} className="seats__flights">
      {flights.map((flight, index) => {
        const { origin, destination } = flight.flight;
        return (
          <Chip
            key={`${flight.slice}.${flight.segment}`}
            size="s"
            selected={index === at}
            onClick={() => go(index)}
          >
            {t('seats.flight', {
              from: origin.locationCode,
              to: destination.locationCode,
              count: seatingOn(flight, choices).size,
            })}
          </Chip>
        );
      })}
    </div>
  );
}

type ListProps = { readonly choosing: SeatChoosing; readonly seated: readonly Seated[] };

/** Everybody who needs a seat, whose turn it is, and what the seats of this flight and of all come to. */
export function SeatedList({ choosing, seated }: ListProps) {
  const t = useText();
  const locale = useLocale();
  const { map, seating, active, flights, sum: all } = choosing;
  const sum = map ? seatsMinor(map, seating) : 0;
  // Shown once there's something on another flight
  const isMore = flights.length > 1 && all !== undefined && all.count > seating.size;
  return (
    <div className="seats__people">
      <ul aria-label={t('seats.people')}>
        {seated.map((person) => (
          <Person key={person.index} person={person} choosing={choosing} active={person.index === active} />
        ))}
      </ul>
      <p className="small num seats__sum" role="status">
        {seating.size === 0
          ? t('seats.sum.none')
          : t('seats.sum', { count: seating.size, price: formatMoney(money(sum), locale) })}
        {isMore && (
          <b>{t('seats.sum.trip', { count: all.count, price: formatMoney(money(all.minor), locale) })}</b>
        )}
      </p>
    </div>
  );
}

type PersonProps = Pick<ListProps, 'choosing'> & { readonly person: Seated; readonly active: boolean };

function Person({ person, choosing, active }: PersonProps) {
  const t = useText();
  const { map, seating, turnTo, giveBack } = choosing;
  const seat = seating.get(person.index);
  const closed = !map || map.rule === 'assignedAtCheckIn';
  const row = useRef<HTMLLIElement>(null);
  // On phones the list scrolls sideways
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active]);
  return (
    <li ref={row} className={classNames('seats__person', active && !closed && 'seats__person--active')}>
      <button
        type="button"
        className="seats__turn"
        aria-pressed={active}
        disabled={closed}
        onClick={() => turnTo(person.index)}
      >
        <Avatar name={person.name} size="s" tint />
        <span>
          <b className="title-s">{person.name}</b>
          <span className="small text-2">
            {seat ? t('seats.chosen', { seat }) : t(`seats.type.${person.type}`)}
          </span>
        </span>
      </button>
      {seat && (
        <IconButton
          size="s"
          ghost
          label={t('seats.giveBack', { seat, name: person.name })}
          icon={<X aria-hidden="true" />}
          onClick={() => giveBack(person.index)}
        />
      )}
    </li>
  );
}
