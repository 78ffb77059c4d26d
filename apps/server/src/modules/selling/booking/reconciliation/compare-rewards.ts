/**
 * Compares what the issuer's bank has on record of redemptions and earnings with ours, from its side: what it
 * holds, has taken or given and we know nothing of is found only so.
 */
import { assertPresent } from '@sojourn/domain/present.ts';
import type { Earning, RedemptionRecord, RewardsRecord } from '#suppliers/bank/redemptions-port.ts';
import type { BookingDeps } from '../product.ts';

import {
  type NotedEarning,
  type RewardsTender,
  readNotedEarnings,
  readRewardsTenders,
} from '../tenders/store.ts';
import { compareMiles, type Difference } from './compare-booking.ts';

/**
 * Ours are `<booking>:miles:<tender>`, with the id of a price freeze for its fee, and `earn:<booking>`; the
 * bank may serve others than us.
 */
const OURS = /^((?:bkg|frz)_\w+):miles:\d+$/;
const EARNED = /^earn:(bkg_\w+)$/;

/** A difference of one record; `reference` is the bank's. */
export type ListedDifference = Difference & { readonly reference: string };

/** Every difference among some of the bank's records. */
export const compareRecords = async (
  deps: Pick<BookingDeps, 'db'>,
  records: readonly RewardsRecord[],
): Promise<ListedDifference[]> => [
  ...(await compareRedemptions(deps, records)),
  ...(await compareEarnings(deps, records)),
];

/** As the bank names a record. */
export const referenceOf = (record: RewardsRecord): string =>
  record.kind === 'redemption' ? record.redemption.reference : record.earning.reference;

async function compareRedemptions(
  { db }: Pick<BookingDeps, 'db'>,
  records: readonly RewardsRecord[],
): Promise<ListedDifference[]> {
  const ours = records.filter(
    (record): record is RedemptionRecord & { kind: 'redemption' } =>
      record.kind === 'redemption' && OURS.test(record.redemption.reference),
  );
  const tenders = new Map<string, RewardsTender>();
  const references = ours.map(({ redemption }) => redemption.reference);
  for (const tender of await readRewardsTenders(db, references))
    tenders.set(tender.reference, together(tenders.get(tender.reference), tender));
  return ours.flatMap((record) => {
    const { reference, state, units } = record.redemption;
    const tender = tenders.get(reference);
    if (tender) return compareMiles(tender, tender.backMinor, record).map((facts) => ofTender(tender, facts));
    if (state !== 'reserved' && state !== 'settled') return [];
    const bookingId = assertPresent(OURS.exec(reference)?.[1], 'its booking') as Difference['bookingId'];
    const facts = `${state} ${units}, and no tender of ours`;
    return [
      { reference, owner: null, bookingId, what: 'miles', facts, isSure: true } satisfies ListedDifference,
    ];
  });
}

/** Bookings that were split share one reference; a difference is put to the first of them. */
const together = (first: RewardsTender | undefined, next: RewardsTender): RewardsTender =>
  first
    ? {
        ...first,
        capturedMinor: first.capturedMinor + next.capturedMinor,
        backMinor: first.backMinor + next.backMinor,
        isMoving: first.isMoving || next.isMoving,
      }
    : next;

const ofTender = (
  { tenantId, customerId, bookingId, isMoving, reference }: RewardsTender,
  facts: string,
): ListedDifference => ({
  reference,
  owner: { tenantId, customerId },
  bookingId,
  what: 'miles',
  facts,
  isSure: !isMoving,
});

/** What we may have noted of an earning that the bank has posted or taken back. */
const NOTED: Readonly<Record<Earning['state'], readonly NotedEarning['state'][]>> = {
  posted: ['Posting', 'Posted', 'TakingBack'],
  takenBack: ['TakingBack', 'TakenBack'],
};

async function compareEarnings(
  { db }: Pick<BookingDeps, 'db'>,
  records: readonly RewardsRecord[],
): Promise<ListedDifference[]> {
  const earned = records.flatMap((record) => {
    const bookingId = record.kind === 'earning' && EARNED.exec(record.earning.reference)?.[1];
    return bookingId ? [{ bookingId, ...record.earning }] : [];
  });
  const noted = await readNotedEarnings(
    db,
    earned.map(({ bookingId }) => bookingId),
  );
  return earned.flatMap(({ reference, bookingId, state, units }) => {
    const ours = noted.find((each) => each.bookingId === bookingId);
    const isSame = ours && NOTED[state].includes(ours.state) && (state !== 'posted' || ours.units === units);
    if (isSame) return [];
    const facts = `${state} ${units} against ${ours ? `${ours.state} ${ours.units}` : 'nothing'}`;
    const owner = ours ? { tenantId: ours.tenantId, customerId: ours.customerId } : null;
    const of = { owner, bookingId: bookingId as Difference['bookingId'], what: 'earning' } as const;
    return [{ ...of, reference, facts, isSure: true }];
  });
}
