/** What a trip of several bookings shows: its name, dates, status, days and cost. Pure. */
import type { TripCost } from '@sojourn/contract/trip-fit.ts';
import type { TripCard, TripGroup } from '@sojourn/contract/trips.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { Money } from '@sojourn/domain/money.ts';
import { formatDate, formatDateRange, type Locale } from '@sojourn/ui/formats.ts';
import type { GlanceMoment, TripGlance } from '#shared/product/trip-parts.ts';
import { statusOf, type TripStatus } from '../trip-view.ts';

/** The traveler's own name, else the city that it goes to. */
export const groupName = ({ name, place }: Pick<TripGroup, 'name' | 'place'>, unnamed: string): string =>
  name ?? (place || unnamed);

/** What needs attention first; canceled only when all are. */
const BY_URGENCY: readonly TripStatus[] = ['canceling', 'pending', 'changed', 'confirmed'];

export function groupStatus(trips: readonly TripCard[]): TripStatus {
  const statuses = trips.map(statusOf);
  return BY_URGENCY.find((status) => statuses.includes(status)) ?? 'canceled';
}

const dayOf = ({ local }: Pick<GlanceMoment, 'local'>): CalendarDate => local.slice(0, 10) as CalendarDate;

/** From the first local day to the last. */
export function groupDates(glances: readonly TripGlance[], locale: Locale): string {
  const moments = inOrder(glances.flatMap(({ moments }) => moments));
  const [from, until] = [moments.at(0), moments.at(-1)];
  if (!from || !until) return '';
  const [start, end] = [dayOf(from), dayOf(until)];
  return start === end ? formatDate(start, locale, 'year') : formatDateRange(start, end, locale, 'year');
}

export type GroupMoment = GlanceMoment & {
  readonly trip: TripCard;
  readonly mark: TripGlance['mark'];
  /** The first of its booking: its status and links are shown here. */
  readonly isFirst: boolean;
};
type GroupDay<M> = { readonly date: CalendarDate; readonly moments: readonly M[] };

type Timed = Pick<GlanceMoment, 'at' | 'local'>;

const inOrder = <M extends Timed>(moments: readonly M[]): M[] =>
  moments.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** In the order in which things happen, under local dates; flying west over midnight may repeat a date. */
export function groupDays<M extends Timed>(
  parts: readonly { readonly trip: TripCard; readonly glance: TripGlance }[],
  /** What isn't of a booking, such as where two clash. */
  besides: readonly M[],
): GroupDay<GroupMoment | M>[] {
  const booked = parts.flatMap(({ trip, glance }) =>
    glance.moments.map(
      (moment, i): GroupMoment => ({ ...moment, trip, mark: glance.mark, isFirst: i === 0 }),
    ),
  );
  const days: { date: CalendarDate; moments: (GroupMoment | M)[] }[] = [];
  for (const moment of inOrder<GroupMoment | M>([...booked, ...besides])) {
    const latest = days.at(-1);
    if (latest?.date === dayOf(moment)) latest.moments.push(moment);
    else days.push({ date: dayOf(moment), moments: [moment] });
  }
  return days;
}

type CostLine = TripCost['lines'][number];
/** What was paid for each product, in the order of their first bookings. */
export function linesByProduct(
  { lines }: Pick<TripCost, 'lines'>,
  productOf: (kind: TripCard['kind']) => string,
): { readonly kind: TripCard['kind']; readonly amount: Money }[] {
  const sums = new Map<string, { kind: TripCard['kind']; amount: Money }>();
  for (const { kind, paid } of lines as readonly (CostLine & { kind: TripCard['kind'] })[]) {
    const key = `${productOf(kind)} ${paid.currency}`;
    const before = sums.get(key);
    const amountMinor = paid.amountMinor + (before?.amount.amountMinor ?? 0);
    sums.set(key, { kind: before?.kind ?? kind, amount: { ...paid, amountMinor } });
  }
  return [...sums.values()];
}
