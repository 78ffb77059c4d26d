/** What mail says of a home: when, where, who, and how to get in. */
import { stayTimes } from '@sojourn/domain/booking/stay-times.ts';
import type { LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, formatTime, zoneName } from '@sojourn/domain/formats.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Language } from '@sojourn/server/modules/platform/notify/letter.ts';
import type { HomeStaySummary } from '#home/wire/home-checkout.ts';
import type { HomeTripDetail } from '#home/wire/home-trip.ts';
import { HOME_TEXTS } from './texts.ts';

type Rows = (readonly [label: string, value: string])[];
type Reader = Pick<Language, 'locale'>;

export const datesOf = ({ stays }: Pick<HomeTripDetail, 'stays'>, { locale }: Reader): string =>
  formatDateRange(first(stays).checkIn, last(stays).checkOut, locale, 'year');

export const hostsOf = ({ stays }: Pick<HomeTripDetail, 'stays'>, { locale }: Reader): string =>
  [...new Set(stays.map(({ host }) => host.name))].join(HOME_TEXTS[locale].and);

/** From when one can come in, with the zone of the home's clock. */
export function checkInText(stay: HomeStaySummary, { locale }: Reader): string {
  const { checkIn, checkInFrom, zone } = stay;
  const time = formatTime(`${checkIn}T${checkInFrom}` as LocalDateTime, locale);
  const clock = zoneName(zone, stayTimes(stay).startsAt, locale);
  return HOME_TEXTS[locale].from(formatDate(checkIn, locale, 'full'), time, clock);
}

function checkOutText(stay: HomeStaySummary, { locale }: Reader): string {
  const { checkOut, checkOutUntil, zone } = stay;
  const time = formatTime(`${checkOut}T${checkOutUntil}` as LocalDateTime, locale);
  const clock = zoneName(zone, stayTimes(stay).endsAt, locale);
  return HOME_TEXTS[locale].by(formatDate(checkOut, locale, 'full'), time, clock);
}

function partyText({ guests }: Pick<HomeTripDetail, 'guests'>, { locale }: Reader): string {
  const { adults, children, infants, dogs, cats } = guests;
  return HOME_TEXTS[locale].party(adults + children, infants, dogs + cats);
}

/** The address once it's confirmed; about where before. */
export const whereText = ({ neighborhood, city }: HomeStaySummary, address: string | undefined): string =>
  address ?? `${neighborhood}, ${city}`;

function stayRows(trip: HomeTripDetail, at: number, reader: Reader): Rows {
  const stay = trip.stays[at];
  if (!stay) return [];
  const { labels, deposit } = HOME_TEXTS[reader.locale];
  const arrival = trip.arrivals[at];
  const held = stay.deposit;
  const day = (date: string): string => formatDate(date as typeof stay.checkIn, reader.locale, 'year');
  return [
    [labels.home, stay.name],
    [labels.checkIn, checkInText(stay, reader)],
    [labels.checkOut, checkOutText(stay, reader)],
    [labels.host, stay.host.name],
    [labels.address, whereText(stay, arrival?.address)],
    ...(arrival ? [[labels.phone, arrival.phone] as const] : []),
    ...(arrival && arrival.steps.length > 0 ? [[labels.arrival, arrival.steps.join(' ')] as const] : []),
    ...(held
      ? [
          [
            labels.deposit,
            deposit(formatMoney(held.amount, reader.locale), day(held.holdOn), day(held.releaseOn)),
          ] as const,
        ]
      : []),
  ];
}

/** Of every home in order. `isNamed`: with the guest's name. */
export function homeRows(trip: HomeTripDetail, reader: Reader, isNamed: boolean): Rows {
  const { labels } = HOME_TEXTS[reader.locale];
  const { firstName, lastName } = trip.guest;
  return [
    ...trip.stays.flatMap((_, at) => stayRows(trip, at, reader)),
    [labels.party, partyText(trip, reader)],
    ...(isNamed ? [[labels.guest, `${firstName} ${lastName}`] as const] : []),
  ];
}
