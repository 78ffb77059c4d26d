/** A background job as its module registers it; the scheduler runs it on one server at a time. */
import type { Owner, Tx } from '../saga.ts';

export type Job = {
  /** Stored with its schedule and cursor, so it never changes. */
  readonly name: string;
  readonly everySeconds: number;
  /** Due as soon as it's first registered; otherwise after one interval. */
  readonly isDueAtStart?: true;
  /** It deletes what's older, 0: what's over; docs/operations.md has what and why. */
  readonly storedDays?: number;
  /**
   * Does what is due. Two servers may briefly overlap after a pause, so every effect outside `turn.page`
   * must be safe to repeat. Returns how many rows it handled, or a report.
   */
  readonly run: (turn: Turn) => Promise<number | Report>;
  /** The same for one customer, whose time may be another than everybody's. Returns how many rows. */
  readonly runFor?: (owner: Owner) => Promise<number>;
};

export type Report = {
  readonly rows: number;
  /** False: the turn ended before the round did; the job is due again at once. */
  readonly isDone?: boolean;
  /** Numbers for /metrics by name, as of this round. */
  readonly gauges?: Readonly<Record<string, number>>;
};

/** One server's turn at a job. */
export type Turn = {
  /** Aborted when the process stops or another server has taken over: end at the next good point. */
  readonly signal: AbortSignal;
  /** What the last page saved; null at first. */
  readonly cursor: unknown;
  /** No further page should begin: time or memory is used up, or `signal` is aborted. */
  readonly isSpent: () => boolean;
  /** A transaction that renews the lease first and fails with LostTurn if another server has the job. */
  readonly page: <T>(work: (tx: Tx, save: SaveCursor) => Promise<T>) => Promise<T>;
};
/** Stores where the next page begins, in the same transaction as the page's effect. */
type SaveCursor = (cursor: unknown) => Promise<void>;

/** Another server runs the job now. */
export class LostTurn extends Error {}

/** Repeats `work`, which returns how many rows it handled, until a batch isn't full or the turn is spent. */
export async function inBatches(turn: Turn, size: number, work: () => Promise<number>): Promise<Report> {
  for (let rows = 0; ; ) {
    const handled = await work();
    rows += handled;
    if (handled < size) return { rows };
    if (turn.isSpent()) return { rows, isDone: false };
  }
}
