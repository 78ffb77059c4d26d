/** Has it estimated what a company's trips emit of which that's unknown. */
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../store.ts';
import { readUnknownCarbon, type TripRef } from './store.ts';

const BATCH = 200;

/** `fill` returns how many of them it could say; so does this of all. */
export async function estimateCarbon(
  db: Db,
  company: CompanyKey,
  fill: (trips: readonly TripRef[]) => Promise<number>,
): Promise<number> {
  let filled = 0;
  for (let after = ''; ; ) {
    const trips = await readUnknownCarbon(db, company, after, BATCH);
    const last = trips.at(-1);
    if (last === undefined) return filled;
    filled += await fill(trips);
    after = last.bookingId;
  }
}
