import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import type { ChangeFailure, ChangeState } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, ChangeId } from '@sojourn/domain/ids.ts';
import type { Owner } from '#workflow/saga.ts';
import type { ChangeQuoted } from './product.ts';

export type ChangeRef = Owner & { readonly bookingId: BookingId; readonly changeId: ChangeId };
export type ChangeRow = ChangeRef & {
  readonly bookingVersion: number;
  readonly state: ChangeState;
  readonly ask: ChangeAsk;
  readonly quote: ChangeQuoted | null;
  readonly failure: ChangeFailure | null;
  readonly expiresAt: Instant | null;
  /** The tender that it adds; null when nothing was to pay. */
  readonly tenderNo: number | null;
};
