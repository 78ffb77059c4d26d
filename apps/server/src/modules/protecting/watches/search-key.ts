/** The same for the same search of any customer, and its second of the day. */
import { createHash } from 'node:crypto';
import type { WatchInput } from '@sojourn/contract/watches.ts';
import { DAY_SECONDS } from '@sojourn/domain/watches/watch-rules.ts';

/** The contract gives every search its fields in one order. */
export const searchKeyOf = (input: WatchInput): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('base64url');

export const slotOf = (searchKey: string): number =>
  Buffer.from(searchKey, 'base64url').readUInt32BE(0) % DAY_SECONDS;
