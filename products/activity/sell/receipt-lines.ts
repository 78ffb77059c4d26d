/** An activity on its receipt: its units, the offer and taxes. */
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
import type { ActivityTripDetail } from '../wire/activity-trip.ts';
import { partyText, whenText } from './when-text.ts';
import { ACTIVITY_WORDS } from './words.ts';

const EN = {
  activity: 'Activity',
  operator: 'Operator',
  when: 'When',
  party: 'Who’s coming',
  lead: 'Lead traveler',
  locator: 'Operator’s confirmation',
  group: (people: number) => `Group of ${people}`,
  offer: 'Offer',
};
const FR: typeof EN = {
  activity: 'Activité',
  operator: 'Prestataire',
  when: 'Date',
  party: 'Participants',
  lead: 'Voyageur principal',
  locator: 'Confirmation du prestataire',
  group: (people) => `Groupe de ${people}`,
  offer: 'Rabais',
};
const WORDS = { en: EN, fr: FR };

export function activityReceiptLines(trip: ActivityTripDetail, language: Language): Sold {
  const { locale } = language;
  const words = WORDS[locale];
  const { activity, lead, supplierLocator } = trip;
  return {
    facts: [
      [words.activity, `${activity.activity.name}, ${activity.activity.city}`],
      [words.operator, activity.operator.name],
      [words.when, whenText(activity, locale)],
      [words.party, partyText(activity, locale)],
      [words.lead, `${lead.firstName} ${lead.lastName}`],
      ...(supplierLocator === null ? [] : [[words.locator, supplierLocator] as const]),
    ],
    section: unitsSection(trip, language),
    others: [],
    notes: [],
  };
}

function unitsSection(trip: ActivityTripDetail, language: Language): ReceiptSection {
  const { locale, texts } = language;
  const words = WORDS[locale];
  const { price } = trip.activity;
  const parts = [
    ...price.lines.map(
      ({ kind, count, amount }) => [`${count} × ${ACTIVITY_WORDS[locale].units[kind]}`, amount] as const,
    ),
    ...(price.group ? [[words.group(price.group.people), price.group.amount] as const] : []),
    [words.offer, price.offer] as const,
    [texts.taxes, price.taxes] as const,
  ];
  const lines: ReceiptLine[] = parts
    .filter(([, amount]) => amount.amountMinor !== 0)
    .map(([label, amount]) => line(label, amount, language));
  // The operator asked for less than the lines say: what was taken is what counts
  const restMinor = trip.total.amountMinor - sumOf(lines);
  const rest = restMinor > 0 && trip.searchType === 'FollowUp' ? texts.changes : texts.adjustment;
  if (restMinor !== 0) lines.push(line(rest, money(restMinor, trip.total.currency), language));
  return { heading: words.activity, lines: [...lines, total(texts.total, trip.total, language)] };
}
