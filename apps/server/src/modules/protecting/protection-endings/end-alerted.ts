/** Ends the protections of all trips that an alert is about, each in a transaction of its own. */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { BookingDeps } from '#modules/selling/booking/product.ts';
import type { Job, Report, Turn } from '#workflow/jobs/job.ts';
import { endByEvent } from './end-by-event.ts';
import { endAlerts, readAffected } from './store.ts';

const PAGE = 50;
/** Bookings that had begun before an alert are there by then. */
const SETTLED_SECONDS = 300;

export const alertJob = (deps: Pick<BookingDeps, 'db' | 'clock'>): Job => ({
  name: 'end-alerted-protections',
  everySeconds: 60,
  run: (turn) => endAlerted(deps, turn),
});

/** What is being changed or canceled just now is left for the next round. */
export async function endAlerted(
  { db, clock }: Pick<BookingDeps, 'db' | 'clock'>,
  turn: Pick<Turn, 'isSpent'>,
): Promise<Report> {
  let after: readonly string[] = [];
  for (let rows = 0; ; ) {
    const page = await readAffected(db, after, PAGE);
    for (const { alertId, event, ...ref } of page) {
      const ends = await withTransaction(db, (tx) =>
        endByEvent(tx, ref, { event, cause: alertId }, clock.now()),
      );
      rows += ends?.length ?? 0;
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) {
      const now = clock.now();
      await endAlerts(db, plusSeconds(now, -SETTLED_SECONDS), now);
      return { rows };
    }
    if (turn.isSpent()) return { rows, isDone: false };
    after = [last.alertId, last.customerId, last.bookingId];
  }
}
