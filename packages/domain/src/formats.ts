/**
 * How figures and dates are printed: on pages, in mail, on receipts. Pure over Intl: the caller gives the
 * locale ("en", "fr").
 */
import { type CalendarDate, type Instant, type LocalDateTime, localAt } from './dates.ts';
import { type Money, minorDigits, shownDigits } from './money.ts';

/** A language tag as Intl takes it. English means the United States', French means Canada's. */
export type Locale = string;

const REGIONS: Readonly<Record<string, string>> = { en: 'en-US', fr: 'fr-CA' };
const tag = (locale: Locale): string => REGIONS[locale] ?? locale;

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = cache.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

const number = (locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag(locale), options));

const dates = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(
    `d${locale}${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(tag(locale), { timeZone: 'UTC', ...options }),
  );

type MoneyFormat = {
  /** `always` (the default) for totals; `never` rounds to the unit, for scanning ("$309"). */
  readonly cents?: 'always' | 'never';
  /** `never` drops the minus; `always` adds a plus, for ledgers. */
  readonly sign?: 'auto' | 'always' | 'never';
};

/** "$1,384.32" in English, "1 384,32 $ US" in French. The minus is the true one (U+2212). */
export function formatMoney(
  amount: Money,
  locale: Locale,
  { cents = 'always', sign = 'auto' }: MoneyFormat = {},
): string {
  const digits = minorDigits(amount.currency);
  const shown = cents === 'never' ? 0 : shownDigits(amount);
  const text = number(locale, {
    style: 'currency',
    currency: amount.currency,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
    signDisplay: sign,
  }).format(amount.amountMinor / 10 ** digits);
  return text.replace('-', '\u2212');
}

/** A count with its grouping: "184,250", "184 250". */
export const formatCount = (count: number, locale: Locale): string => number(locale, {}).format(count);

/** Miles are counts; the word "miles" comes from the catalogue. Signed for ledgers: "+5,537", "−40,000". */
export const formatMiles = (miles: number, locale: Locale, sign: 'auto' | 'always' = 'auto'): string =>
  number(locale, { signDisplay: sign, maximumFractionDigits: 0 }).format(miles).replace('-', '\u2212');

/** A share in basis points as a percentage: 1575 → "15.75%". */
export const formatPercent = (basisPoints: number, locale: Locale): string =>
  number(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

const SHAPES = {
  /** "Apr 14" */
  day: { month: 'short', day: 'numeric' },
  /** "Wed, Apr 14" */
  weekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** "Apr 14, 2027" */
  year: { month: 'short', day: 'numeric', year: 'numeric' },
  /** "Wednesday, April 14, 2027" */
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** "April 2027" */
  month: { month: 'long', year: 'numeric' },
  /** "Apr 2027" */
  shortMonth: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateShape = keyof typeof SHAPES;

const utc = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

export const formatDate = (
  date: CalendarDate | LocalDateTime,
  locale: Locale,
  shape: DateShape = 'weekday',
): string => dates(locale, SHAPES[shape]).format(utc(date));

/** The name of a date's weekday: "W", "Wed", "Wednesday". */
export const formatWeekday = (
  day: CalendarDate,
  locale: Locale,
  length: 'narrow' | 'short' | 'long',
): string => dates(locale, { weekday: length }).format(utc(day));

/** "Apr 14 – 19", "Apr 28 – May 2", with the year when asked or when it differs. */
export function formatDateRange(
  start: CalendarDate,
  end: CalendarDate,
  locale: Locale,
  shape: 'day' | 'weekday' | 'year' = 'day',
): string {
  const format = dates(locale, SHAPES[shape]);
  // Over the date line a flight lands the day before: its day is that of departure
  if (end <= start) return format.format(utc(start));
  const text = format.formatRange(utc(start), utc(end));
  return text.replace(/[\u2009\u202f\u00a0 ]*–[\u2009\u202f\u00a0 ]*/, ' – ');
}

/** Narrow, and no line ends at it. */
const THIN = '\u202f';

/** The clock of a local date-time: "6:05 PM", "18 h 05", which stays in one line. */
export const formatTime = (at: LocalDateTime, locale: Locale): string =>
  dates(locale, { hour: 'numeric', minute: '2-digit' })
    .format(new Date(`${at.slice(0, 16)}:00Z`))
    .replace(/[ \u00a0\u202f]/g, locale.startsWith('fr') ? THIN : ' ');

/** Minutes as "6h 35m" ("6 h 35 min" in French, in one line); under an hour only the minutes. */
export function formatDuration(minutes: number, locale: Locale): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const french = locale.startsWith('fr');
  const hourText = french ? `${hours}${THIN}h` : `${hours}h`;
  const restText = french ? `${rest}${THIN}min` : `${rest}m`;
  if (hours === 0) return restText;
  return rest === 0 ? hourText : `${hourText}${french ? THIN : ' '}${restText}`;
}

/**
 * A zone's own name in the reader's language: "Western European Time". Not that of a season; but places
 * change zones, so it's asked at a time. A clock at UTC has no name there, only "GMT+00:00".
 */
export function zoneName(zone: string, at: Instant, locale: Locale): string {
  // Made once: one takes longer than all else that a result card needs
  const format = dates(locale, { timeZone: zone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.endsWith('+00:00') ? 'UTC' : name;
}

/** Until when something can be done, on the clock of a place: "Mon, Apr 12, 3:00 PM, Eastern Time". */
export function formatDeadline(at: Instant, zone: string, locale: Locale): string {
  const local = localAt(at, zone);
  return `${formatDate(local, locale)}, ${formatTime(local, locale)}, ${zoneName(zone, at, locale)}`;
}
