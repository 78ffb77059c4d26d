/** When a changed or canceled trip is refunded in full, by law or by our terms. */
import type { CalendarDate } from '../../dates.ts';
import type { ScheduleReason } from '../compare-schedules.ts';

export type RefundRule = {
  readonly regime: 'US-14CFR260' | 'EU-261' | 'BookingTerms';
  /** Null: everywhere. */
  readonly region: 'US' | 'EU' | null;
  readonly source: string;
  readonly effectiveFrom: CalendarDate;
  /** The last day; null while it's in force. */
  readonly effectiveUntil: CalendarDate | null;
  /**
   * `ends`: to, from or within the region; `departsOrOwnCarrier`: from the region, or to it with one of
   * its own carriers; `all`: every trip.
   */
  readonly covers: 'ends' | 'departsOrOwnCarrier' | 'all';
  /** Only what is carried by somebody. */
  readonly isTransportOnly: boolean;
  /** Of the whole way of a trip, not of one flight; null: time alone gives no right. */
  readonly minutes: {
    readonly earlierDeparture: number | null;
    readonly laterDeparture: number | null;
    readonly laterArrival: number | null;
  } | null;
  /** The same where the way crosses a border; null: no difference. */
  readonly internationalMinutes: RefundRule['minutes'];
  readonly reasons: readonly ScheduleReason[];
  /** When the money is due, from the traveler's choice. */
  readonly refundWithin: {
    readonly cardBusinessDays: number | null;
    readonly days: number;
  };
};

const date = (text: string) => text as CalendarDate;

export const REFUND_RULES: readonly RefundRule[] = [
  {
    regime: 'US-14CFR260',
    region: 'US',
    source: '14 CFR 260.2, 260.6 and 260.9; 49 USC 42305',
    effectiveFrom: date('2024-10-28'),
    effectiveUntil: null,
    covers: 'ends',
    isTransportOnly: true,
    minutes: { earlierDeparture: 180, laterDeparture: null, laterArrival: 180 },
    internationalMinutes: { earlierDeparture: 360, laterDeparture: null, laterArrival: 360 },
    reasons: ['Canceled', 'OtherPlace', 'MoreConnections', 'LowerClass'],
    refundWithin: { cardBusinessDays: 7, days: 20 },
  },
  {
    regime: 'EU-261',
    region: 'EU',
    source: 'Regulation (EC) 261/2004, articles 5, 6 and 8; C-146/20',
    effectiveFrom: date('2005-02-17'),
    effectiveUntil: null,
    covers: 'departsOrOwnCarrier',
    isTransportOnly: true,
    // More than an hour earlier counts as canceled
    minutes: { earlierDeparture: 61, laterDeparture: 300, laterArrival: null },
    internationalMinutes: null,
    reasons: ['Canceled'],
    refundWithin: { cardBusinessDays: null, days: 7 },
  },
  {
    regime: 'BookingTerms',
    region: null,
    source: 'Our booking terms',
    effectiveFrom: date('2020-01-01'),
    effectiveUntil: null,
    covers: 'all',
    isTransportOnly: false,
    minutes: null,
    internationalMinutes: null,
    reasons: ['Canceled', 'OtherPlace', 'ConnectionLost', 'LowerClass'],
    refundWithin: { cardBusinessDays: 7, days: 20 },
  },
];

/**
 * Where the regulation applies: member states, their outermost regions that have a country code of their own
 * (article 349 TFEU: Guadeloupe, French Guiana, Martinique, Réunion, Mayotte, Saint-Martin), and the states
 * that adopted it.
 */
export const EU261_COUNTRIES: ReadonlySet<string> = new Set([
  ...'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
  ...'GP GF MQ RE YT MF'.split(' '),
  ...'IS NO LI CH'.split(' '),
]);
export const US_COUNTRIES: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP']);
