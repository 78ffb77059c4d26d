/**
 * Follows the bank's own record of redemptions and earnings: only it shows what the bank holds, has taken or
 * has given and we have no record of. The mark is stored; each difference is looked at again by itself.
 */
import type { Logger } from 'pino';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Job, Report, Turn } from '#workflow/jobs/job.ts';
import type { BookingDeps } from '../product.ts';
import { againSeconds, openDifference } from './check-bookings.ts';
import { compareRecords, type ListedDifference, referenceOf } from './compare-rewards.ts';
import {
  type BankDifference,
  claimBankDifference,
  deleteBankDifference,
  noteChecks,
  postponeBankDifference,
  saveBankDifference,
} from './store.ts';

export type BankDeps = BookingDeps & { readonly log: Pick<Logger, 'warn'> };

const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'reconciliation' };
const AGAIN_SECONDS = 600;
const CLAIM_SECONDS = 60;

export const bankJob = (deps: BankDeps): Job => ({
  name: 'follow-bank',
  everySeconds: 120,
  run: (turn) => followBank(deps, turn),
});

const markOf = (cursor: unknown): number =>
  typeof cursor === 'object' && cursor !== null && 'since' in cursor ? Number(cursor.since) : 0;

export async function followBank(deps: BankDeps, turn: Turn, context = CONTEXT): Promise<Report> {
  let rows = 0;
  for (let since = markOf(turn.cursor); ; ) {
    const answer = await deps.redemptions.listRecords({ since }, context);
    // The next round continues at the same mark
    if (answer.outcome !== 'ok') throw new Error(`the bank's record: ${answer.outcome}`);
    const { records, upTo } = answer.value;
    const differences = await compareRecords(deps, records);
    for (const difference of differences) deps.log.warn(difference, 'records differ');
    const agreeing = records
      .map(referenceOf)
      .filter((each) => !differences.some((d) => d.reference === each));
    const mark = since;
    await turn.page(async (tx, save) => {
      for (const reference of agreeing) await deleteBankDifference(tx, reference);
      for (const difference of differences) {
        // The booking's own check compares its tenders, and knows when its sagas have ended
        if (difference.owner && difference.what === 'miles')
          await noteChecks(tx, [{ ...difference.owner, bookingId: difference.bookingId }], 0);
        else await saveBankDifference(tx, { ...difference, since: mark }, AGAIN_SECONDS);
      }
      await save({ since: upTo });
    });
    rows += records.length;
    if (upTo === since) break;
    since = upTo;
    if (turn.isSpent()) return { rows, isDone: false };
  }
  return { rows: rows + (await lookAgain(deps, turn, context)) };
}

/** At what differed: still so becomes a case, over lets the booking's check close it. */
async function lookAgain(deps: BankDeps, turn: Turn, context: CallContext): Promise<number> {
  for (let looks = 0; ; looks++) {
    const listed = turn.isSpent() ? undefined : await claimBankDifference(deps.db, CLAIM_SECONDS);
    if (!listed) return looks;
    const answer = await deps.redemptions.listRecords({ since: listed.since }, context);
    if (answer.outcome !== 'ok') return looks;
    const records = answer.value.records.filter((record) => referenceOf(record) === listed.reference);
    // One that's listed later by now is compared from there
    const [still] = await compareRecords(deps, records);
    await deps.db.transaction().execute((tx) => settle(tx, deps, listed, still));
  }
}

async function settle(
  tx: Parameters<typeof openDifference>[0],
  deps: BankDeps,
  listed: BankDifference & { readonly looks: number },
  still: ListedDifference | undefined,
): Promise<void> {
  const { owner, reference } = listed;
  const ref = owner && { ...owner, bookingId: listed.bookingId as ListedDifference['bookingId'] };
  if (!still) {
    if ((await deleteBankDifference(tx, reference)) && ref) await noteChecks(tx, [ref], 0);
    return;
  }
  await postponeBankDifference(tx, still, againSeconds(listed.looks));
  if (ref && still.facts === listed.facts) await openDifference(tx, deps, ref, still);
}
