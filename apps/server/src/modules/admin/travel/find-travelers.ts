import type { TravelerThere } from '@sojourn/contract/admin/travel-calls.ts';
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { AdminActor } from '../../../context.ts';
import type { AdminDeps } from '../deps.ts';
import { noteDeed } from '../note-deed.ts';
import { readTravelers } from './store.ts';

const MOST = 2_000;

/** Who looked, and at which day, is written down with the answer. */
export async function findTravelers(
  deps: AdminDeps,
  date: CalendarDate,
  actor: AdminActor,
): Promise<{ travelers: TravelerThere[]; people: number }> {
  return withTransaction(deps.db, async (tx) => {
    const travelers = await readTravelers(tx, actor, date, MOST);
    await noteDeed(tx, deps, actor, 'travelersViewed', { about: date });
    return { travelers, people: new Set(travelers.map(({ personId }) => personId)).size };
  });
}
