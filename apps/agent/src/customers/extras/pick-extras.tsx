/** Each way of a trip, and for each traveler on it a seat on every flight and bags. */
import type { CustomerId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { first, itemAt, last } from '@sojourn/domain/present.ts';
import { openSlices } from '@sojourn/products/flight/rules/travelers/booked-extras.ts';
import type { FlightTripDetail } from '@sojourn/products/flight/wire/flight-trip.ts';
import type { SeatMap } from '@sojourn/products/flight/wire/seat-map.ts';
import { Banner } from '@sojourn/ui/feedback/banner.tsx';
import { formatDate, formatMoney } from '@sojourn/ui/formats.ts';
import { SelectField } from '@sojourn/ui/inputs/select-field.tsx';
import { useClock } from '@sojourn/web/effects.tsx';
import { DeedProblem } from '@sojourn/web/site/deed-problem.tsx';
import { useLocale } from '@sojourn/web/text/locale.tsx';
import { useText } from '@sojourn/web/text/use-text.tsx';
import {
  type Place,
  piecesOf,
  type SeatOption,
  seatOf,
  seatOptions,
  withPieces,
  withSeat,
} from './cabin-options.ts';
import { type Adding, useCabin } from './use-adding.ts';

type Props = {
  readonly trip: FlightTripDetail;
  readonly customerId: CustomerId;
  readonly adding: Adding;
};
/** The most that airlines sell ahead. */
const PIECES = [0, 1, 2, 3] as const;

export function PickExtras(props: Props) {
  const t = useText();
  const clock = useClock();
  const open = openSlices(props.trip.flight.slices, clock.now());
  if (open.length === 0) return <Banner>{t('desk.extras.block.Departed')}</Banner>;
  return open.map((slice) => <Way key={slice} {...props} slice={slice} />);
}

export const nameOf = ({ travelers }: FlightTripDetail, at: number): string => {
  const { firstName, lastName } = itemAt(travelers, at);
  return `${firstName} ${lastName}`;
};
export const wayOf = ({ flight }: FlightTripDetail, slice: number): string => {
  const { segments } = itemAt(flight.slices, slice);
  return `${first(segments).origin.city} – ${last(segments).destination.city}`;
};

type WayProps = Props & { readonly slice: number };

function Way({ trip, slice, ...props }: WayProps) {
  const locale = useLocale();
  const { segments, restrictions } = itemAt(trip.flight.slices, slice);
  const way = wayOf(trip, slice);
  const hasBags = restrictions.detailBaggageInfo.charges.firstPiece !== undefined;
  return (
    <section className="extras__way" aria-label={way}>
      <h3 className="title-s">
        {way}{' '}
        <span className="small text-2">
          {formatDate(first(segments).zonedDepartureTime, locale, 'weekday')}
        </span>
      </h3>
      <ul className="extras__people">
        {trip.travelers.map(({ type }, traveler) => (
          <li key={nameOf(trip, traveler)} className="extras__person">
            <b className="extras__name">{nameOf(trip, traveler)}</b>
            {type !== 'LapInfant' &&
              segments.map((_, segment) => (
                <SeatPick
                  key={itemAt(segments, segment).scheduledDepartureTime}
                  trip={trip}
                  place={{ slice, segment, traveler }}
                  {...props}
                />
              ))}
            <BagPick trip={trip} slice={slice} traveler={traveler} isSold={hasBags} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SeatPickProps = Props & { readonly place: Place };

function SeatPick({ trip, customerId, place, adding }: SeatPickProps) {
  const t = useText();
  const { slice, segment, traveler } = place;
  const { data: map, error } = useCabin({ customerId, bookingId: trip.bookingId }, slice, segment);
  const { marketingAirline } = itemAt(itemAt(trip.flight.slices, slice).segments, segment);
  const number = `${marketingAirline.code} ${marketingAirline.flightNumber}`;
  if (error) return <DeedProblem thrown={error} />;
  const isGiven = map?.rule === 'assignedAtCheckIn';
  const { extras, choose } = adding;
  return (
    <SelectField
      size="s"
      label={t('desk.extras.seat', { flight: number })}
      aria-label={t('desk.extras.seatOf', { flight: number, name: nameOf(trip, traveler) })}
      disabled={!map || isGiven}
      value={seatOf(extras, place) ?? ''}
      onChange={({ target }) => choose(withSeat(extras, place, target.value || null))}
    >
      <option value="">{t(isGiven ? 'desk.extras.atCheckIn' : 'desk.extras.noSeat')}</option>
      <Seats map={map} extras={extras} place={place} />
    </SelectField>
  );
}

type SeatsProps = {
  readonly map: SeatMap | undefined;
  readonly extras: Adding['extras'];
  readonly place: Place;
};

/** One that somebody else has taken since stays chosen until the price says so. */
function Seats({ map, extras, place }: SeatsProps) {
  const t = useText();
  const locale = useLocale();
  const own = seatOf(extras, place);
  if (!map) return own && <option value={own}>{own}</option>;
  const options = seatOptions(map, extras, place);
  const text = ({ seat, position, isExit, hasExtraLegroom, priceMinor }: SeatOption) =>
    [
      seat,
      t(`desk.extras.position.${position}`),
      ...(isExit ? [t('desk.extras.exit')] : hasExtraLegroom ? [t('desk.extras.legroom')] : []),
      priceMinor === null || priceMinor === 0
        ? t('desk.extras.free')
        : formatMoney(money(priceMinor), locale),
    ].join(' · ');
  return (
    <>
      {own && !options.some(({ seat }) => seat === own) && <option value={own}>{own}</option>}
      {options.map((option) => (
        <option key={option.seat} value={option.seat}>
          {text(option)}
        </option>
      ))}
    </>
  );
}

type BagPickProps = Props & {
  readonly slice: number;
  readonly traveler: number;
  readonly isSold: boolean;
};

function BagPick({ trip, slice, traveler, isSold, adding }: BagPickProps) {
  const t = useText();
  const { extras, choose } = adding;
  const pieces = piecesOf(extras, { slice, traveler });
  return (
    <SelectField
      size="s"
      label={t('desk.extras.bags')}
      aria-label={t('desk.extras.bagsOf', { name: nameOf(trip, traveler) })}
      disabled={!isSold && pieces === 0}
      value={String(pieces)}
      onChange={({ target }) => choose(withPieces(extras, { slice, traveler }, Number(target.value)))}
    >
      {isSold ? (
        PIECES.map((count) => (
          <option key={count} value={count}>
            {t('desk.extras.count', { count })}
          </option>
        ))
      ) : (
        <option value={pieces}>{t('desk.extras.atAirport')}</option>
      )}
    </SelectField>
  );
}
