/** The days of a booking by the clocks of its places, wherever they’re read. */
import { type RawBuilder, sql } from 'kysely';

type Table = 'b' | 'bookings';

/** Bookings of older servers have no days of their own: theirs are by the zone of their terms. */
const dayOf = (b: Table, end: 'starts' | 'ends'): RawBuilder<unknown> => {
  const of = sql.ref(b);
  const [day, at] = [sql.ref(`${end}_on`), sql.ref(`${end}_at`)];
  const zone = sql`coalesce(${of}.offer #>> '{cancellation,zone}', 'UTC')`;
  return sql`to_char(coalesce(${of}.${day}, (${of}.${at} at time zone ${zone})::date), 'YYYY-MM-DD')`;
};

/** 'YYYY-MM-DD' of the table `b`. */
export const startDay = (b: Table): RawBuilder<unknown> => dayOf(b, 'starts');

/** Columns "startsOn" and "endsOn" of the table `b`. */
export const tripDays = (b: Table): RawBuilder<unknown> =>
  sql`${dayOf(b, 'starts')} as "startsOn", ${dayOf(b, 'ends')} as "endsOn"`;
