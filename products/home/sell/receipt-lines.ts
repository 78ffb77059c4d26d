/** Booked homes on their receipt: night by night, discount, fees and taxes of each. */
import { nightsBetween } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatMoney, formatPercent } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { first, last } from '@sojourn/domain/present.ts';
import {
  type Language,
  line,
  type ReceiptLine,
  type ReceiptSection,
  type Sold,
  sumOf,
  total,
} from '@sojourn/server/modules/trips/receipts/receipt.ts';
import type { HomeStaySummary } from '../wire/home-checkout.ts';
import type { HomeTripDetail } from '../wire/home-trip.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

export function homeReceiptLines(trip: HomeTripDetail, language: Language): Sold {
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const { stays, guest, status } = trip;
  const dates = formatDateRange(first(stays).checkIn, last(stays).checkOut, locale, 'year');
  const deposits = status === 'Canceled' ? [] : stays.flatMap(({ deposit }) => deposit ?? []);
  return {
    facts: [
      ...stays.flatMap(({ name, neighborhood, city, registrationNumber }) => [
        [words.home, `${name}, ${neighborhood}, ${city}`] as const,
        ...(registrationNumber ? [[words.registration, registrationNumber] as const] : []),
      ]),
      [texts.dates, dates],
      [words.guest, `${guest.firstName} ${guest.lastName}`],
    ],
    section: staysSection(trip, language),
    others: [],
    notes: deposits.map(({ amount }) => words.deposit(formatMoney(amount, locale))),
  };
}

function stayLines(stay: HomeStaySummary, prefix: string, language: Language): ReceiptLine[] {
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const { price, checkIn, checkOut } = stay;
  const { currency } = price.total;
  const share = formatPercent(price.discountBps, locale);
  const lines = [
    ...price.nights.map(
      ({ date, amountMinor }) =>
        [words.night(formatDate(date, locale, 'year')), money(amountMinor, currency)] as const,
    ),
    [words.extraGuests, price.extraGuests] as const,
    [words.discount(share, nightsBetween(checkIn, checkOut)), price.discount] as const,
    ...price.fees.map(({ kind, amount }) => [words.fees[kind], amount] as const),
    [words.service, price.service] as const,
    [texts.taxes, price.taxes] as const,
  ];
  return lines
    .filter(([, amount]) => amount.amountMinor !== 0)
    .map(([label, amount]) => line(`${prefix}${label}`, amount, language));
}

function staysSection(trip: HomeTripDetail, language: Language): ReceiptSection {
  const { stays } = trip;
  const { texts, locale } = language;
  const lines = stays.flatMap((stay) => stayLines(stay, stays.length > 1 ? `${stay.name}, ` : '', language));
  // The host asked for less than the lines say: what was taken is what counts
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, money(restMinor, trip.total.currency), language));
  const { stay: heading } = RECEIPT_WORDS[locale];
  return { heading, lines: [...lines, total(texts.total, trip.total, language)] };
}
