/** A ride on its receipt: the ride itself, at night, with its child seats. */
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
import type { GroundTripDetail } from '../wire/ground-trip.ts';
import { GROUND_MAIL } from './emails/texts.ts';
import { flightText } from './ride-clock.ts';
import { GROUND_WORDS, pickUpText, rideName } from './words.ts';

export function rideReceiptLines(trip: GroundTripDetail, language: Language): Sold {
  const { locale } = language;
  const { labels } = GROUND_MAIL[locale];
  const { ride, lead, supplierLocator } = trip;
  const flight = flightText(ride.time);
  return {
    facts: [
      [labels.ride, rideName(ride, locale)],
      [labels.operator, ride.operator.name],
      [labels.pickUp, pickUpText(ride, locale)],
      ...(flight ? [[labels.flight, flight] as const] : []),
      [labels.party, GROUND_WORDS[locale].people(ride.party.ages.length)],
      [labels.lead, `${lead.firstName} ${lead.lastName}`],
      ...(supplierLocator === null ? [] : [[labels.locator, supplierLocator] as const]),
    ],
    section: rideSection(trip, language),
    others: [],
    notes: [],
  };
}

function rideSection(trip: GroundTripDetail, language: Language): ReceiptSection {
  const { locale, texts } = language;
  const words = GROUND_WORDS[locale];
  const lines: ReceiptLine[] = trip.ride.price.lines
    .filter(({ amount }) => amount.amountMinor !== 0)
    .map(({ line: name, amount }) => line(words.lines[name], amount, language));
  // The operator asked for less than the lines say: what was taken is what counts
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, money(restMinor, trip.total.currency), language));
  return {
    heading: words.kinds[trip.ride.kind],
    lines: [...lines, total(texts.total, trip.total, language)],
  };
}
