/** What the tests' operator keeps, and what a test can set. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { FakeDecisions } from '@sojourn/server/suppliers/testing/fake-decisions.ts';
import type { FakeEdits } from '@sojourn/server/suppliers/testing/fake-edits.ts';
import type { ActivityChanged, ActivityChangeRefusal } from '../sell/port/change-port.ts';
import type { ActivityRejection, ActivitySummary } from '../sell/port/price-port.ts';
import type { ActivityHold, ActivityOrder, ActivitySchedule, ActivitySupplier } from '../sell/supplier.ts';

type StoredRecord = {
  readonly hold: ActivityHold | null;
  readonly order: ActivityOrder | null;
  /** What was sold, and by which terms. */
  readonly sold?: { readonly summary: ActivitySummary; readonly terms: CancelTerms };
  /** What changes have cost: it's in no price any more. */
  readonly withheldMinor?: number;
  readonly changes?: readonly ActivityChanged[];
};
export type FakeOperator = FakeEdits & {
  readonly supplier: ActivitySupplier;
  readonly records: Map<string, StoredRecord>;
  readonly decisions: FakeDecisions<ActivityRejection>;
  /** The references that have places. */
  readonly taken: Set<string>;
  /** Of the usual price. */
  percent: number;
  places: number;
  /** What the next calls answer instead. */
  refuseReserve: ActivityRejection | null;
  refuseConfirm: ActivityRejection | null;
  refuseCancel: 'NotCancellable' | null;
  refuseChange: ActivityChangeRefusal | null;
  penaltyMinor: number;
  /** What was changed, by reference. */
  readonly schedules: Map<string, ActivitySchedule>;
  /** Takes back all that a test has set. */
  readonly letBe: () => void;
};
