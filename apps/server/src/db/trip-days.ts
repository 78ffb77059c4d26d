/** The days of a booking by the clocks of its places, wherever they’re read. */
import { type RawBuilder, sql } from 'kysely';

/** Columns "startsOn" and "endsOn" of the table `b`; those of older servers by the zone of their terms. */
export const tripDays = (b: 'b' | 'bookings'): RawBuilder<unknown> => {
  const of = sql.ref(b);
  const zone = sql`coalesce(${of}.offer #>> '{cancellation,zone}', 'UTC')`;
  return sql`to_char(coalesce(${of}.starts_on, (${of}.starts_at at time zone ${zone})::date), 'YYYY-MM-DD')
      as "startsOn",
    to_char(coalesce(${of}.ends_on, (${of}.ends_at at time zone ${zone})::date), 'YYYY-MM-DD') as "endsOn"`;
};
