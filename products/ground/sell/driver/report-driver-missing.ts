/** "The driver didn't come": from a quarter of an hour after the pickup; a case for 72 hours. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '@sojourn/server/context.ts';
import type { Db } from '@sojourn/server/db/client.ts';
import { openCase } from '@sojourn/server/modules/desk/cases/open-case.ts';
import { readCasesOf } from '@sojourn/server/modules/desk/cases/store.ts';
import { readBooking } from '@sojourn/server/modules/selling/booking/store.ts';
import { refuse } from '@sojourn/server/refusal.ts';
import { isGroundBooking } from '../sale.ts';
import { DRIVER_CASES } from './case-types.ts';
import { whenToReport } from './when-to-report.ts';

type Deps = { readonly db: Db; readonly clock: Clock; readonly random: Random };
type Input = { readonly position: { readonly lat: number; readonly lon: number } | null };

/** Reported again, it's the same report. Refuses NotFound, and what is too early or can't be reported. */
export async function reportDriverMissing(
  deps: Deps,
  bookingId: BookingId,
  { position }: Input,
  { tenantId, customerId }: Actor,
): Promise<{ readonly reportedAt: Instant }> {
  const ref = { tenantId, customerId, bookingId };
  const booking = await readBooking(deps.db, ref);
  if (!booking) return refuse('NotFound');
  if (!isGroundBooking(booking)) return refuse('DriverNotReportable');
  const known = (await readCasesOf(deps.db, ref, bookingId)).find(({ kind }) => kind === 'driverMissing');
  if (known) return { reportedAt: known.openedAt };
  const now = deps.clock.now();
  const window = whenToReport(booking);
  if (!window || !isBefore(now, window.until)) return refuse('DriverNotReportable');
  if (isBefore(now, window.from)) return refuse('DriverReportTooEarly');
  const { transferId, operator, pickUp } = booking.offer.summary;
  const facts = { transferId, operator: operator.name, startsAt: pickUp.at, position };
  await withTransaction(deps.db, (tx) =>
    openCase(tx, deps, {
      tenantId,
      customerId,
      type: DRIVER_CASES.driverMissing,
      subjectId: bookingId,
      facts,
    }),
  );
  return { reportedAt: now };
}
