/** What mail says of a trip: when, where, who, what was paid and what comes back. */
import type { HotelTripDetail, TripDetail } from '@sojourn/contract/trips.ts';
import { dateIn, type Instant, type LocalDateTime, localAt } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { tenderName } from '@sojourn/domain/wallet/credit-names.ts';
import type { MailTexts } from '#modules/notify/texts/texts.ts';

export type Language = { readonly locale: 'en' | 'fr'; readonly texts: MailTexts };
type Rows = (readonly [label: string, value: string])[];

/** Days of deadlines are told by UTC's calendar. */
export const dayOf = (at: Instant, { locale }: Language): string =>
  formatDate(dateIn(at, 'UTC'), locale, 'year');

export const datesOf = ({ stay }: Pick<HotelTripDetail, 'stay'>, { locale }: Language): string =>
  formatDateRange(stay.checkIn, stay.checkOut, locale, 'year');

export function stayRows(trip: HotelTripDetail, { locale, texts }: Language): Rows {
  const { stay, guests } = trip;
  const { labels } = texts;
  const time = (date: string, clock: string): string =>
    formatTime(`${date}T${clock}` as LocalDateTime, locale);
  const day = (date: typeof stay.checkIn): string => formatDate(date, locale, 'full');
  return [
    [labels.checkIn, texts.from(day(stay.checkIn), time(stay.checkIn, stay.checkInFrom))],
    [labels.checkOut, texts.until(day(stay.checkOut), time(stay.checkOut, stay.checkOutUntil))],
    [labels.room, stay.roomName],
    [labels.guests, guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    [labels.address, `${stay.address}, ${stay.city}`],
    [labels.phone, stay.phone],
  ];
}

export function paidRows(trip: TripDetail, { locale, texts }: Language): Rows {
  const rows: Rows = trip.tenders
    .filter(({ state }) => state !== 'voided')
    .map((tender) => [texts.paidWith(tenderName(tender, locale)), formatMoney(tender.amount, locale)]);
  rows.push([texts.labels.total, formatMoney(trip.total, locale)]);
  const free = trip.cancellation.steps.findLast(({ penaltyMinor }) => penaltyMinor === 0);
  if (free) {
    const local = localAt(free.until, trip.cancellation.zone);
    const until = texts.until(formatDate(local, locale, 'year'), formatTime(local, locale));
    rows.push([texts.labels.cancelFree, until]);
  }
  return rows;
}

/** Tender by tender, and what is kept: together what was paid. */
export function refundRows(trip: TripDetail, language: Language): Rows {
  const { locale, texts } = language;
  const rows: Rows = trip.refunds.map((line) => {
    const amount = formatMoney(line.amount, locale);
    const name = tenderName({ kind: line.kind, label: line.tender }, locale);
    return [texts.refundTo(name), refundSaid(line, amount, language)];
  });
  const keptMinor = trip.refunds.reduce(
    (left, { amount }) => left - amount.amountMinor,
    trip.total.amountMinor,
  );
  const kept = money(keptMinor, trip.total.currency);
  if (keptMinor > 0) rows.push([texts.labels.penalty, formatMoney(kept, locale)]);
  return rows;
}

function refundSaid(line: TripDetail['refunds'][number], amount: string, language: Language): string {
  const { refund } = language.texts;
  if (line.outcome === 'forfeited' || line.outcome === 'reissued') return refund[line.outcome](amount);
  return line.state === 'returned' ? refund.back(amount) : refund.due(amount, dayOf(line.dueBy, language));
}
