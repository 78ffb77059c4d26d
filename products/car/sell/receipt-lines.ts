/** A car on its receipt: the rate with its fees and taxes, and what is paid at the desk. */
import { formatDate, formatMoney, formatTime } from '@sojourn/domain/formats.ts';
import { type Money, money } from '@sojourn/domain/money.ts';
import {
  type Language,
  line,
  type ReceiptLine,
  type ReceiptSection,
  type Sold,
  sumOf,
  total,
} from '@sojourn/server/modules/trips/receipts/receipt.ts';
import type { CarTripDetail } from '../wire/car-trip.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';
import { CAR_WORDS } from './words.ts';

export function carReceiptLines(trip: CarTripDetail, language: Language): Sold {
  const { locale } = language;
  const { rental, drivers, supplierLocator } = trip;
  const words = RECEIPT_WORDS[locale];
  const end = ({ at, location }: typeof rental.pickUp): string =>
    `${formatDate(at, locale, 'year')}, ${formatTime(at, locale)}, ${location.address}`;
  const name = CAR_WORDS[locale].classes[rental.car.carClass];
  return {
    facts: [
      [words.car, `${name}, ${words.orSimilar(rental.car.model)}`],
      [words.company, rental.company.name],
      ...(supplierLocator === null ? [] : [[rental.company.name, supplierLocator] as const]),
      [words.pickUp, end(rental.pickUp)],
      [words.dropOff, end(rental.dropOff)],
      [words.drivers, drivers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')],
    ],
    section: rentalSection(trip, language),
    others: trip.status === 'Canceled' ? [] : deskSection(trip, language),
    notes: [],
  };
}

const rentalLines = ({ price }: CarTripDetail, language: Language): ReceiptLine[] => {
  const words = RECEIPT_WORDS[language.locale];
  const { fees } = CAR_WORDS[language.locale];
  const markup: [string, Money][] =
    price.deskMarkup.amountMinor > 0 ? [[words.atDeskPrice, price.deskMarkup]] : [];
  const parts: readonly (readonly [string, Money])[] = [
    ...price.rateLines.map(
      ({ unit, count, rateMinor, amountMinor }) =>
        [
          words.rate[unit](count, formatMoney(money(rateMinor), language.locale)),
          money(amountMinor),
        ] as const,
    ),
    ...markup,
    ...price.rateFees.map(({ kind, amount }) => [fees[kind], amount] as const),
    [words.taxes, price.taxes],
  ];
  return parts.map(([label, amount]) => line(label, amount, language));
};

/** To what was paid to us: nothing when the desk is paid. */
function rentalSection(trip: CarTripDetail, language: Language): ReceiptSection {
  const { texts } = language;
  const lines = trip.price.payWay === 'now' ? rentalLines(trip, language) : [];
  // The company asked for less than the lines say: what was taken is what counts
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, money(restMinor), language));
  const { rental } = RECEIPT_WORDS[language.locale];
  return { heading: rental, lines: [...lines, total(texts.total, trip.total, language)] };
}

function deskSection(trip: CarTripDetail, language: Language): ReceiptSection[] {
  const { price } = trip;
  const { locale } = language;
  const words = RECEIPT_WORDS[locale];
  const own = CAR_WORDS[locale];
  const lines = [
    ...(price.payWay === 'desk' ? rentalLines(trip, language) : []),
    ...price.deskFees.map(({ kind, amount }) => line(own.fees[kind], amount, language)),
    ...price.extras.map(({ kind, count, amount }) =>
      line(count > 1 ? `${count} × ${own.extras[kind]}` : own.extras[kind], amount, language),
    ),
  ];
  if (lines.length === 0) return [];
  const unpaid = lines.map((each) => ({ ...each, minor: null }));
  return [{ heading: words.atDesk, lines: [...unpaid, total(words.deskTotal, price.atDesk, language)] }];
}
