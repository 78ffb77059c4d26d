import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Db } from '#db/client.ts';
import type { Case } from '#modules/desk/cases/store.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import { MATCH_CASES } from './case-types.ts';
import { readClaim } from './store.ts';

type Subject = Pick<Case, 'tenantId' | 'customerId' | 'kind' | 'subjectId'>;

/** A claim that's still being checked, or was appealed: ending its case would leave it open for good. */
export async function isUndecided(db: Db | Tx, found: Subject): Promise<boolean> {
  if (found.kind !== MATCH_CASES.priceMatch.kind) return false;
  const claim = await readClaim(db, found, found.subjectId as BookingId);
  return claim?.state === 'checking' || claim?.state === 'appealed';
}

/** `found`: locked by this transaction. Refuses with PriceMatchUndecided. */
export async function requireDecided(tx: Tx, found: Subject): Promise<void> {
  if (await isUndecided(tx, found)) refuse('PriceMatchUndecided');
}
