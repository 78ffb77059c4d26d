/** Differences between our records and those of others become cases, once they have stayed for two looks. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { openCase } from '../cases/open-case.ts';
import { BOOKING_CASES } from './case-types.ts';
import type { BookingDeps } from './product.ts';
import type { Difference } from './reconcile-bookings.ts';

const keyOf = ({ bookingId, what, facts }: Difference): string => `${bookingId} ${what} ${facts}`;

/** `before`: the keys that the last look answered. Answers the keys of this one. */
export async function raiseDifferences(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'random'>,
  differences: readonly Difference[],
  before: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const sure = differences.filter(({ isSure }) => isSure);
  for (const difference of sure) {
    const { owner, bookingId: subjectId, what, facts } = difference;
    if (!owner || !before.has(keyOf(difference))) continue;
    const trouble = {
      ...owner,
      type: BOOKING_CASES.moneyRecordDiffers,
      subjectId,
      facts: { what, facts },
    } as const;
    await withTransaction(deps.db, (tx) => openCase(tx, deps, trouble));
  }
  return new Set(sure.map(keyOf));
}
