/** A stay on its receipt: night by night, and what is paid at the hotel. */
import { formatDate, formatDateRange, formatMoney } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import {
  type Language,
  line,
  type ReceiptLine,
  type ReceiptSection,
  type Sold,
  sumOf,
  total,
} from '@sojourn/server/modules/trips/receipts/receipt.ts';
import type { HotelTripDetail } from '../wire/hotel-trip.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

export function hotelReceiptLines(trip: HotelTripDetail, language: Language): Sold {
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const { stay, guests } = trip;
  const ratesOn = trip.feesAtProperty.find((fee) => fee.ratesOn !== null)?.ratesOn;
  return {
    facts: [
      [words.hotel, `${stay.name}, ${stay.address}, ${stay.city}`],
      [texts.dates, formatDateRange(stay.checkIn, stay.checkOut, locale, 'year')],
      [words.room, stay.roomName],
      [words.guests, guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ],
    section: staySection(trip, language),
    others: feeSection(trip, language),
    notes: ratesOn && trip.status !== 'Canceled' ? [words.rates(formatDate(ratesOn, locale, 'year'))] : [],
  };
}

function staySection(trip: HotelTripDetail, language: Language): ReceiptSection {
  const { price } = trip;
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const { roomCount } = price;
  const lines = price.nights.map(({ date, amountMinor }) => {
    const said = formatDate(date, locale, 'year');
    const label = roomCount > 1 ? words.nightRooms(said, roomCount) : words.night(said);
    return line(label, money(amountMinor * roomCount, price.tripTotal.currency), language);
  });
  if (price.complimentaryNight.amountMinor !== 0)
    lines.push(line(words.complimentary, price.complimentaryNight, language));
  lines.push(line(texts.taxes, price.taxesAndFees, language));
  // The hotel asked for less than the lines say: what was taken is what counts
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, money(restMinor, trip.total.currency), language));
  return { heading: words.stay, lines: [...lines, total(texts.total, trip.total, language)] };
}

function feeSection(trip: HotelTripDetail, { locale }: Language): ReceiptSection[] {
  const words = RECEIPT_WORDS[locale];
  if (trip.status === 'Canceled' || trip.feesAtProperty.length === 0) return [];
  const lines = trip.feesAtProperty.map(({ kind, amount, per, total: due, totalUsd }): ReceiptLine => {
    const printed = formatMoney(due, locale);
    const shown = totalUsd ? words.about(printed, formatMoney(totalUsd, locale)) : printed;
    const rate = `${formatMoney(amount, locale)} ${words.per[per]}`;
    return { label: `${words.fees[kind]}, ${rate}`, amount: shown, minor: null };
  });
  return [{ heading: words.atHotel, lines }];
}
