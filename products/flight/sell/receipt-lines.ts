/** Flights on their receipt: fare, taxes and fees of each traveler by name, seats, bags, ticket numbers. */
import { formatDate, formatDateRange } from '@sojourn/domain/formats.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import {
  type Language,
  line,
  type ReceiptSection,
  type Sold,
  sumOf,
  total,
} from '@sojourn/server/modules/trips/receipts/receipt.ts';
import type { FlightTripDetail } from '../wire/flight-trip.ts';
import { RECEIPT_WORDS } from './receipt-words.ts';

export function flightReceiptLines(trip: FlightTripDetail, language: Language): Sold {
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const { flight, travelers, locators } = trip;
  const { departureDate, lastDate } = flight;
  const flights = flight.slices.flatMap(({ segments }) =>
    segments.map(({ marketingAirline: { code, flightNumber }, origin, destination, zonedDepartureTime }) => {
      const ends = `${origin.locationCode} – ${destination.locationCode}`;
      return [
        `${code} ${flightNumber}`,
        `${ends}, ${formatDate(zonedDepartureTime, locale, 'year')}`,
      ] as const;
    }),
  );
  const dates =
    departureDate === lastDate
      ? formatDate(departureDate, locale, 'year')
      : formatDateRange(departureDate, lastDate, locale, 'year');
  return {
    facts: [
      [words.trip, trip.title],
      [texts.dates, dates],
      ...flights,
      ...locators.airlines.map(({ airline, locator }) => [airline.name, locator] as const),
      ...travelers.flatMap((traveler) => {
        const numbers = [...new Set(traveler.documents.map(({ number }) => number))];
        return numbers.length === 0 ? [] : [[words.ticketOf(nameOf(traveler)), numbers.join(', ')] as const];
      }),
    ],
    section: flightSection(trip, language),
    others: [],
    notes: [],
  };
}

const nameOf = ({ firstName, lastName }: FlightTripDetail['travelers'][number]): string =>
  `${firstName} ${lastName}`;

function flightSection(trip: FlightTripDetail, language: Language): ReceiptSection {
  const { price, travelers } = trip;
  const { locale, texts } = language;
  const words = RECEIPT_WORDS[locale];
  const amount = (minor: number) => money(minor, trip.total.currency);
  const lines = travelers.flatMap((traveler) => {
    const priced = price.travelers.find(({ type }) => type === traveler.type);
    const { each } = assertPresent(priced, `the price of a traveler (${traveler.type})`);
    const name = `${nameOf(traveler)} (${words.types[traveler.type]})`;
    return [
      line(words.fareOf(name), amount(each.base), language),
      line(words.taxesOf(name), amount(each.tax), language),
      ...(each.fee === 0 ? [] : [line(words.feesOf(name), amount(each.fee), language)]),
    ];
  });
  if (price.seatsMinor > 0) lines.push(line(words.seats, amount(price.seatsMinor), language));
  if (price.bagsMinor > 0) lines.push(line(words.bags, amount(price.bagsMinor), language));
  // What was taken is what counts: the airline took less than the lines say, or exchanges had a fee
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, amount(restMinor), language));
  return { heading: words.flights, lines: [...lines, total(texts.total, trip.total, language)] };
}
