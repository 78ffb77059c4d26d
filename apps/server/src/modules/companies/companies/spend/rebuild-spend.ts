/** Makes a company's trips and their sums again, a few people at a time. */
import type { Db } from '#db/client.ts';
import type { CompanyKey } from '../store.ts';
import { countOtherCurrencies, readSpenders, rebuildTrips } from './store.ts';

const PEOPLE_AT_ONCE = 100;

type Rebuilt = {
  readonly people: number;
  /** Trips without a row: they get the department and cost center of today. */
  readonly added: number;
  /** Bookings that no sum has. */
  readonly inOtherCurrencies: number;
};

export async function rebuildSpend(db: Db, company: CompanyKey): Promise<Rebuilt> {
  let [people, added] = [0, 0];
  for (let after = ''; ; ) {
    const some = await readSpenders(db, company, after, PEOPLE_AT_ONCE);
    const last = some.at(-1);
    if (last === undefined) break;
    added += await rebuildTrips(db, company, some);
    people += some.length;
    after = last;
  }
  return { people, added, inOtherCurrencies: await countOtherCurrencies(db, company) };
}
