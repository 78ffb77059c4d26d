/**
 * Compares bookings that moved with the records of gateway, bank and supplier, until they agree. What differs
 * twice becomes a case, which closes by itself once it no longer does.
 */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Logger } from 'pino';
import { openCase } from '#modules/desk/cases/open-case.ts';
import { closeCases } from '#modules/desk/cases/store.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import { follow } from '#workflow/jobs/follow.ts';
import type { Job, Report, Turn } from '#workflow/jobs/job.ts';
import type { Tx } from '#workflow/saga.ts';
import { BOOKING_CASES } from '../case-types.ts';
import type { BookingDeps } from '../product.ts';
import { readBooking } from '../store.ts';
import type { BookingRef } from '../tenders/store.ts';
import { compareBooking, compareTenders, type Difference } from './compare-booking.ts';
import { type Limits, limitsByParty } from './limits.ts';
import {
  type Check,
  claimChecks,
  countDifferences,
  endCheck,
  hasBankDifference,
  isMoving,
  moved,
  noteChecks,
  postponeCheck,
} from './store.ts';

export type CheckDeps = BookingDeps & { readonly log: Pick<Logger, 'warn'> };

const CONTEXT: CallContext = { timeoutMs: 3_000, scenario: null, requestId: 'reconciliation' };
/** A booking rests for so long first: most of its sagas have ended by then. */
const REST_SECONDS = 60;
const AT_ONCE = 32;
/** More than all calls for a page take. */
const CLAIM_SECONDS = 120;

/** Again after 10 minutes, then ever later, at last twice a day. */
export const againSeconds = (looks: number): number => Math.min(43_200, 600 * 2 ** Math.max(0, looks - 2));

export const checkJobs = (deps: CheckDeps): readonly Job[] => [
  { name: 'note-moved-bookings', everySeconds: 60, run: noteMoved },
  { name: 'check-bookings', everySeconds: 60, run: (turn) => checkBookings(deps, turn) },
];

export const noteMoved = (turn: Turn): Promise<Report> =>
  follow(turn, moved, async (tx, refs) => {
    await noteChecks(tx, refs, REST_SECONDS);
    return refs.length;
  });

export async function checkBookings(deps: CheckDeps, turn: Turn, context = CONTEXT): Promise<Report> {
  const limits = limitsByParty();
  for (let rows = 0; ; ) {
    const checks = await claimChecks(deps.db, AT_ONCE, CLAIM_SECONDS);
    const answers = await Promise.all(checks.map((check) => checkOne(deps, check, limits, context)));
    rows += checks.length;
    // A party that's away gets no more than a page of calls each round
    const isAway = answers.filter((isAnswered) => !isAnswered).length * 2 > AT_ONCE;
    const isDone = isAway || checks.length < AT_ONCE;
    if (isDone || turn.isSpent()) {
      const gauges = { money_record_differences: await countDifferences(deps.db) };
      return { rows, isDone, gauges };
    }
  }
}

/** False when a party didn't answer. */
async function checkOne(
  deps: CheckDeps,
  check: Check,
  limits: Limits,
  context: CallContext,
): Promise<boolean> {
  const [booking, isMoved] = [await readBooking(deps.db, check), await isMoving(deps.db, check)];
  const is = { ...check, isMoving: isMoved };
  const found = booking
    ? await compareBooking(deps, { ...booking, ...is }, context, limits)
    : await compareTenders(deps, is, context, limits);
  const sure = found.filter(({ isSure }) => isSure);
  for (const difference of sure) deps.log.warn(difference, 'records differ');
  const lasting = sure.filter((each) => check.differences.some((before) => isSame(before, each)));
  await withTransaction(deps.db, async (tx) => {
    if (found.length === 0) {
      if ((await endCheck(tx, check)) && !(await hasBankDifference(tx, check)))
        await closeCases(tx, check, check.bookingId, ['moneyRecordDiffers'], 'agrees', deps.clock.now());
      return;
    }
    // Those that a party's silence hides are remembered as they were
    const known = sure.length === found.length ? [] : check.differences;
    const differences = sure.length === 0 ? known : sure.map(({ what, facts }) => ({ what, facts }));
    if (!(await postponeCheck(tx, check, differences, againSeconds(check.looks)))) return;
    for (const { what, facts } of lasting) await openDifference(tx, deps, check, { what, facts });
  });
  return is.isMoving || sure.length === found.length;
}

const isSame = (a: Pick<Difference, 'what' | 'facts'>, b: Pick<Difference, 'what' | 'facts'>): boolean =>
  a.what === b.what && a.facts === b.facts;

export const openDifference = (
  tx: Tx,
  deps: Pick<BookingDeps, 'clock' | 'random'>,
  { tenantId, customerId, bookingId }: BookingRef,
  { what, facts }: Pick<Difference, 'what' | 'facts'>,
): Promise<void> =>
  openCase(tx, deps, {
    tenantId,
    customerId,
    type: BOOKING_CASES.moneyRecordDiffers,
    subjectId: bookingId,
    facts: { what, facts },
  });
