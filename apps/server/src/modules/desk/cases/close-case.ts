/** A person who has seen to a case closes it, by `npm run cases -- close`; nothing else is changed by it. */
import type { Clock } from '@sojourn/domain/effects.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Db } from '#db/client.ts';
import { type Case, closeCases, lockCase } from './store.ts';

type CloseAnswer =
  | { readonly result: 'closed'; readonly closed: Case }
  | { readonly result: 'unknown' }
  | { readonly result: 'alreadyClosed' };

/** `which`: the id or the code of the case. `reason`: noted as the cause, so it names no customer. */
export async function closeCase(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  which: string,
  reason: string,
): Promise<CloseAnswer> {
  return withTransaction(db, async (tx) => {
    const found = await lockCase(tx, which);
    if (!found) return { result: 'unknown' };
    if (found.state === 'closed') return { result: 'alreadyClosed' };
    await closeCases(tx, found, found.subjectId, [found.kind], `by hand: ${reason}`, clock.now());
    return { result: 'closed', closed: found };
  });
}
