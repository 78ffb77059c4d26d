/** What the whole-trip check found, in words: what it is, what to do, and where that is done. Pure. */
import type { CalendarDate, LocalDateTime } from '@sojourn/domain/dates.ts';
import { formatDate, formatDuration, formatTime } from '@sojourn/ui/formats.ts';
import { type TextRef, textRef } from '@sojourn/web/text-ref.ts';
import type { TripFinding } from '#flight/wire/flight-search.ts';

/** The way out that a finding offers. */
export type FindingAction = 'chooseOther' | 'chooseSeats' | 'editTravelers' | 'findStay' | 'openTrip';
type FindingView = {
  readonly tone: 'bad' | 'warn' | 'info';
  readonly title: TextRef;
  readonly text: TextRef;
  readonly action: FindingAction | null;
};

const ACTIONS: Readonly<Record<TripFinding['kind'], FindingAction | null>> = {
  overlap: 'chooseOther',
  tightBetweenFlights: 'chooseOther',
  otherAirport: 'chooseOther',
  tightSelfTransfer: 'chooseOther',
  selfTransfer: null,
  visaAtTransfer: 'chooseOther',
  overnightLayover: null,
  infantTurnsTwo: 'editTravelers',
  passportExpires: 'editTravelers',
  nameDiffersFromPassport: 'editTravelers',
  nightWithoutBed: 'findStay',
  otherTrip: 'openTrip',
  exitRow: 'chooseSeats',
  duplicateBooking: 'openTrip',
};
const TONES = { stop: 'bad', warn: 'warn', info: 'info' } as const;

const DAYS: ReadonlySet<string> = new Set(['date', 'expires', 'lastDate', 'neededUntil', 'from', 'until']);
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Facts as they are printed: lengths, days, times and countries in the page's language. */
function printedFacts(facts: TripFinding['facts'], locale: string): Record<string, string | number> {
  const print = (key: string, value: string | number): string | number => {
    // A flight that leaves before the other has landed is that much too early
    if (key === 'minutes' || key === 'minimumMinutes') return formatDuration(Math.abs(Number(value)), locale);
    if (key === 'countryCode')
      return new Intl.DisplayNames(locale, { type: 'region' }).of(String(value)) ?? value;
    if (key.endsWith('Local')) return formatTime(String(value) as LocalDateTime, locale);
    if (DAYS.has(key) && isDay(String(value))) return formatDate(String(value) as CalendarDate, locale);
    return value;
  };
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, print(key, value)]));
}

export function viewOfFinding({ kind, severity, facts }: TripFinding, locale: string): FindingView {
  const values = printedFacts(facts, locale);
  // A stopped flight is worded harder where it cannot be flown at all
  const name = kind === 'tightSelfTransfer' && severity === 'stop' ? 'tooShortSelfTransfer' : kind;
  return {
    tone: TONES[severity],
    title: textRef(`flightTrip.finding.${name}.title`, values),
    text: textRef(`flightTrip.finding.${name}.text`, values),
    action: ACTIONS[kind],
  };
}
