/**
 * Imports a home's calendar from another site. An import only ever closes nights: it takes none from a guest,
 * and makes no booking. Each import of a feed replaces what the one before closed, so its moving "not
 * available" blocks leave nothing behind.
 */
import {
  addDays,
  type CalendarDate,
  dateIn,
  dateOfDay,
  dayNumber,
  type Instant,
} from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { cityOfHome, rowOfHome } from '../../inventory/world.ts';
import type { HomeMarket } from '../market.ts';
import { announceNights, deleteNights, insertNights, listTaken, lockHomes } from '../nights/store.ts';
import { endOverlapping } from '../requests/store.ts';
import { readCalendar } from './read-calendar.ts';

/** Nights that are imported, from today on. */
const IMPORTED_DAYS = 730;

type ImportReport = {
  /** Nights that weren't closed by this feed before, and that are closed no longer. */
  readonly closed: readonly CalendarDate[];
  readonly opened: readonly CalendarDate[];
  /** Sold here and closed there: somebody must look at these, and nothing was done about them. */
  readonly conflicts: readonly CalendarDate[];
  /** Open requests that ended, because the host has no room for them any more. */
  readonly ended: readonly string[];
};

export async function importCalendar(
  market: Pick<HomeMarket, 'db' | 'world'>,
  { homeId, feed, text, now }: { homeId: string; feed: string; text: string; now: Instant },
): Promise<Outcome<ImportReport, { readonly reason: 'NotFound' | 'NotACalendar' }>> {
  const row = rowOfHome(market.world, homeId);
  if (row === undefined) return rejected({ reason: 'NotFound' });
  const spans = readCalendar(text);
  if (spans === null) return rejected({ reason: 'NotACalendar' });
  const today = dateIn(now, cityOfHome(market.world, row).zone);
  const wanted = nightsIn(spans, { from: today, to: addDays(today, IMPORTED_DAYS) });
  return ok(await closeNights(market, { homeId, reference: `feed:${feed}:${homeId}`, wanted, today, now }));
}

type Span = { readonly from: CalendarDate; readonly to: CalendarDate };
function nightsIn(spans: readonly Span[], within: Span): Set<CalendarDate> {
  const nights = new Set<CalendarDate>();
  const [first, end] = [dayNumber(within.from), dayNumber(within.to)];
  for (const { from, to } of spans) {
    for (let day = Math.max(dayNumber(from), first); day < Math.min(dayNumber(to), end); day++)
      nights.add(dateOfDay(day));
  }
  return nights;
}

type Closing = {
  readonly homeId: string;
  readonly reference: string;
  readonly wanted: ReadonlySet<CalendarDate>;
  readonly today: CalendarDate;
  readonly now: Instant;
};

const closeNights = (
  { db }: Pick<HomeMarket, 'db'>,
  { homeId, reference, wanted, today, now }: Closing,
): Promise<ImportReport> =>
  withTransaction(db, async (tx) => {
    await lockHomes(tx, [homeId]);
    const taken = await listTaken(tx, [homeId], today);
    const own = taken.filter((night) => night.reference === reference).map(({ night }) => night);
    const opened = own.filter((night) => !wanted.has(night));
    await announceNights(tx, await deleteNights(tx, reference, opened), null);
    const taker = new Map(taken.map(({ night, takenBy }) => [night, takenBy]));
    const closed = [...wanted].filter((night) => !taker.has(night)).sort();
    const ended = new Set<string>();
    for (const night of closed) {
      const to = addDays(night, 1);
      const nights = await insertNights(tx, { homeId, from: night, to }, { takenBy: 'block', reference });
      await announceNights(tx, nights, 'block');
      const stay = { homeId, checkIn: night, checkOut: to };
      const ends = await endOverlapping(tx, stay, { except: reference, cause: 'blocked', at: now });
      for (const each of ends) ended.add(each);
    }
    const conflicts = [...wanted].filter((night) => (taker.get(night) ?? 'block') !== 'block').sort();
    return { closed, opened, conflicts, ended: [...ended] };
  });
