/** What an airline owes its travelers for a flight that it cancels or moves, besides the refund, by law. */
import type { CalendarDate } from '../../dates.ts';
import type { Currency } from '../../money.ts';

type Minutes = { readonly earlierDeparture: number; readonly laterArrival: number };
export type CompensationRule = {
  readonly regime: 'EU-261';
  readonly source: string;
  readonly effectiveFrom: CalendarDate;
  /** The last day; null while it's in force. */
  readonly effectiveUntil: CalendarDate | null;
  readonly currency: Currency;
  /** For each traveler, by the great circle between both ends; the first that reaches as far. */
  readonly bands: readonly {
    readonly maxKm: number | null;
    /** Within the region it's this much however far. */
    readonly reachesAllWithinRegion: boolean;
    readonly amountMinor: number;
    /** Half of it when what is flown instead lands at most so much later. */
    readonly halvedWithinMinutes: number;
  }[];
  /** Notified so many days before it leaves, nothing is owed. */
  readonly noneFromDays: number;
  /** Notified later, nothing is owed if it leaves at most so early and lands less than so late. */
  readonly tolerances: readonly (Minutes & { readonly fromDays: number })[];
  /** Leaving more than this earlier is a cancellation; landing this much later is owed like one. */
  readonly sameFlight: Minutes;
};
const date = (text: string) => text as CalendarDate;

export const COMPENSATION_RULES: readonly CompensationRule[] = [
  {
    regime: 'EU-261',
    source: 'Regulation (EC) 261/2004, articles 5 and 7; C-402/07, C-146/20',
    effectiveFrom: date('2005-02-17'),
    effectiveUntil: null,
    currency: 'EUR',
    bands: [
      { maxKm: 1_500, reachesAllWithinRegion: false, amountMinor: 25_000, halvedWithinMinutes: 120 },
      { maxKm: 3_500, reachesAllWithinRegion: true, amountMinor: 40_000, halvedWithinMinutes: 180 },
      { maxKm: null, reachesAllWithinRegion: false, amountMinor: 60_000, halvedWithinMinutes: 240 },
    ],
    noneFromDays: 14,
    tolerances: [
      { fromDays: 7, earlierDeparture: 120, laterArrival: 240 },
      { fromDays: 0, earlierDeparture: 60, laterArrival: 120 },
    ],
    sameFlight: { earlierDeparture: 60, laterArrival: 180 },
  },
];
