/** What holds of every part of a trip that is canceled, be it travelers or tickets. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { PartRejection } from '@sojourn/products/flight/sell/part/part-port.ts';
import { isFreeToCancel } from '#orders/changes/changes.ts';
import type { RecordChanges } from '../changes/change-flights.ts';
import type { Fault } from '../scenarios.ts';
import type { MarketRecord } from '../store.ts';

/** Why nothing of a record can be canceled on its own; null where something may be. */
export function refusedPart(
  record: MarketRecord | undefined,
  fault: Fault | undefined,
): PartRejection['reason'] | null {
  if (!record || record.orders.every(({ locator }) => locator === null)) return 'NotFound';
  if (fault === 'airlineControl') return 'AirlineControl';
  const isWhole = record.orders.every(({ state }) => state === 'confirmed');
  if (fault === 'refused' || !isWhole) return 'NotCancellable';
  return record.issuedAt === null ? 'NotTicketed' : null;
}

/** Whether nothing is kept now: by the void window, or because the airline has changed the trip. */
export const isFree = (
  { voidUntil }: Pick<MarketRecord, 'voidUntil'>,
  changes: RecordChanges,
  now: Instant,
  fault: Fault | undefined,
): boolean => fault === 'voidsLonger' || isVoidable(voidUntil, now) || isFreeToCancel(changes);
const isVoidable = (voidUntil: Instant | null, now: Instant): voidUntil is Instant =>
  voidUntil !== null && isBefore(now, voidUntil);
