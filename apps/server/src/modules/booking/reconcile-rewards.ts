/**
 * Compares what the issuer's bank has on record of redemptions and earnings with ours, from its side: what it
 * holds, has taken or given and we know nothing of is found only so.
 */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Earning, RedemptionRecord, RewardsRecord } from '#suppliers/bank/redemptions-port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { BookingDeps } from './product.ts';
import { compareMiles, type Difference } from './reconcile-bookings.ts';
import {
  type NotedEarning,
  type RewardsTender,
  readNotedEarnings,
  readRewardsTenders,
} from './tenders/store.ts';

/** Ours are `<booking>:miles:<tender>` and `earn:<booking>`; the bank may serve others than us. */
const OURS = /^(bkg_\w+):miles:\d+$/;
const EARNED = /^earn:(bkg_\w+)$/;

/**
 * Every difference in the bank's record after a mark of its own (0: all). Go on from `upTo`. `isWhole`: false
 * when the bank stopped answering before the end.
 */
export async function reconcileRewards(
  deps: Pick<BookingDeps, 'db' | 'redemptions'>,
  since: number,
  context: CallContext,
): Promise<{ readonly differences: Difference[]; readonly upTo: number; readonly isWhole: boolean }> {
  const differences: Difference[] = [];
  for (let upTo = since; ; ) {
    const answer = await deps.redemptions.listRecords({ since: upTo }, context);
    if (answer.outcome !== 'ok') return { differences, upTo, isWhole: false };
    const { records } = answer.value;
    differences.push(...(await compareRedemptions(deps, records)), ...(await compareEarnings(deps, records)));
    if (answer.value.upTo === upTo) return { differences, upTo, isWhole: true };
    upTo = answer.value.upTo;
  }
}

async function compareRedemptions(
  { db }: Pick<BookingDeps, 'db'>,
  records: readonly RewardsRecord[],
): Promise<Difference[]> {
  const ours = records.filter(
    (record): record is RedemptionRecord & { kind: 'redemption' } =>
      record.kind === 'redemption' && OURS.test(record.redemption.reference),
  );
  const tenders = new Map<string, RewardsTender>();
  const references = ours.map(({ redemption }) => redemption.reference);
  for (const tender of await readRewardsTenders(db, references)) tenders.set(tender.reference, tender);
  return ours.flatMap((record) => {
    const { reference, state, units } = record.redemption;
    const tender = tenders.get(reference);
    if (tender) return compareMiles(tender, tender.backMinor, record).map((facts) => ofTender(tender, facts));
    if (state !== 'reserved' && state !== 'settled') return [];
    const bookingId = assertPresent(OURS.exec(reference)?.[1], 'its booking') as Difference['bookingId'];
    const facts = `${state} ${units}, and no tender of ours`;
    return [{ owner: null, bookingId, what: 'miles', facts, isSure: true } satisfies Difference];
  });
}

const ofTender = (
  { tenantId, customerId, bookingId, isMoving }: RewardsTender,
  facts: string,
): Difference => ({ owner: { tenantId, customerId }, bookingId, what: 'miles', facts, isSure: !isMoving });

/** What we may have noted of an earning that the bank has posted or taken back. */
const NOTED: Readonly<Record<Earning['state'], readonly NotedEarning['state'][]>> = {
  posted: ['Posting', 'Posted', 'TakingBack'],
  takenBack: ['TakingBack', 'TakenBack'],
};

async function compareEarnings(
  { db }: Pick<BookingDeps, 'db'>,
  records: readonly RewardsRecord[],
): Promise<Difference[]> {
  const earned = records.flatMap((record) => {
    const bookingId = record.kind === 'earning' && EARNED.exec(record.earning.reference)?.[1];
    return bookingId ? [{ bookingId, ...record.earning }] : [];
  });
  const noted = await readNotedEarnings(
    db,
    earned.map(({ bookingId }) => bookingId),
  );
  return earned.flatMap(({ bookingId, state, units }) => {
    const ours = noted.find((each) => each.bookingId === bookingId);
    const isSame = ours && NOTED[state].includes(ours.state) && (state !== 'posted' || ours.units === units);
    if (isSame) return [];
    const facts = `${state} ${units} against ${ours ? `${ours.state} ${ours.units}` : 'nothing'}`;
    const owner = ours ? { tenantId: ours.tenantId, customerId: ours.customerId } : null;
    const of = { owner, bookingId: bookingId as Difference['bookingId'], what: 'earning' } as const;
    return [{ ...of, facts, isSure: true }];
  });
}
