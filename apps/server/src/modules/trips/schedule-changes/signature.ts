/** Whether a message is a supplier's: signed with one of the keys that are in force, and recent. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@sojourn/domain/dates.ts';

/** By its id, which a message names; a new one is added before the old one goes. */
export type SupplierKeys = ReadonlyMap<string, string>;
export type SignedEvent = {
  readonly eventId: string;
  readonly reference: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly keyId: string;
  readonly signature: string;
};
/** A message that was recorded on its way is no use to anybody later. */
const TOLERANCE_SECONDS = 300;

export const signEvent = (
  { timestamp, eventId, reference }: Pick<SignedEvent, 'timestamp' | 'eventId' | 'reference'>,
  key: string,
): string => createHmac('sha256', key).update(`${timestamp}.${eventId}.${reference}`).digest('hex');

export function isSigned(event: SignedEvent, keys: SupplierKeys, now: Instant): boolean {
  const key = keys.get(event.keyId);
  // A missing key takes as long as a wrong one
  const expected = Buffer.from(signEvent(event, key ?? 'none'), 'hex');
  const isRight = timingSafeEqual(expected, Buffer.from(event.signature, 'hex'));
  const isRecent = Math.abs(Date.parse(now) / 1_000 - event.timestamp) <= TOLERANCE_SECONDS;
  return key !== undefined && isRight && isRecent;
}
