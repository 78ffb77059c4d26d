/** A whole trip as a document: who travels, what happens when and where, whom to call. Pure. */
import { type CalendarDate, dateIn, type Instant } from '@sojourn/domain/dates.ts';
import { formatDate, formatDateRange, formatTime } from '@sojourn/domain/formats.ts';
import { first, last } from '@sojourn/domain/present.ts';
import type { Tenant } from '@sojourn/domain/tenants/tenant.ts';
import { brandColor } from '../receipts/build-receipt.ts';
import type { PaperFacts, PaperHead } from '../receipts/paper.ts';
import { daysOf, type WholeTrip } from './read-whole-trip.ts';
import { ITINERARY_TEXTS } from './texts.ts';

export type Itinerary = PaperHead & {
  readonly facts: PaperFacts;
  readonly days: readonly {
    readonly heading: string;
    readonly moments: readonly {
      readonly time: string;
      readonly title: string;
      readonly lines: readonly string[];
      readonly facts: PaperFacts;
    }[];
  }[];
  readonly contactsHeading: string;
  readonly contacts: PaperFacts;
  readonly notes: readonly string[];
};

export function itineraryOf(
  { group, parts, moments }: WholeTrip,
  tenant: Tenant,
  locale: 'en' | 'fr',
  now: Instant,
): Itinerary {
  const texts = ITINERARY_TEXTS[locale];
  const name = group.name ?? group.place;
  const [from, until] = [first(moments).at, last(moments).at].map((at) => at.slice(0, 10) as CalendarDate);
  const dates = from === until ? formatDate(first(moments).at, locale, 'year') : rangeOf(from, until, locale);
  const people = parts.flatMap((part) => part.people.map((each) => `${each.firstName} ${each.lastName}`));
  return {
    locale,
    title: texts.title(name),
    brandName: tenant.brandName,
    brandColor: brandColor(tenant),
    facts: [
      [texts.dates, dates],
      [texts.travelers, [...new Set(people)].join(', ')],
      [texts.issuedOn, formatDate(dateIn(now, 'UTC'), locale, 'year')],
    ],
    days: daysOf(moments).map((day) => ({
      heading: formatDate(day.date as CalendarDate, locale, 'full'),
      moments: day.moments.map(({ at, place, title, lines, facts }) => ({
        time: texts.time(formatTime(at, locale), place),
        title,
        lines,
        facts,
      })),
    })),
    contactsHeading: texts.contacts,
    contacts: [...parts.flatMap((part) => part.contacts), [tenant.brandName, tenant.supportPhone]],
    notes: [texts.local, texts.newest],
  };
}

const rangeOf = (
  from: CalendarDate | undefined,
  until: CalendarDate | undefined,
  locale: 'en' | 'fr',
): string => (from && until ? formatDateRange(from, until, locale, 'year') : '');
