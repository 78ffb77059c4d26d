/** What an airline may owe the travelers for a change, and asking us to claim it. */
import type { ScheduleChange } from '@sojourn/contract/schedule-changes.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { type Compensation, compensationFor } from '@sojourn/domain/schedule-changes/compensation.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor } from '#context.ts';
import { openCase } from '#modules/desk/cases/open-case.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { refuse } from '#refusal.ts';
import { refTo, requireTrip } from '../trips/use-case.ts';
import { SCHEDULE_CASES } from './case-types.ts';
import type { ScheduleDeps, ScheduleProducts } from './product.ts';
import { readChanges, type ScheduleChangeRow } from './store.ts';

type Products = { readonly products: ScheduleProducts };
type Change = Pick<ScheduleChangeRow, 'agreed' | 'after' | 'foundAt'>;

/** Empty when it can't be read, or nothing is owed. */
const compensationsOf = (
  { products }: Products,
  { product }: Pick<Booking, 'product'>,
  { agreed, after, foundAt }: Change,
): Compensation[] => {
  const { kmBetween = () => null } = products[product];
  return after === null ? [] : compensationFor(agreed, after, { notifiedAt: foundAt, kmBetween });
};

export function viewOfCompensation(
  deps: Products,
  booking: Booking,
  row: Change,
  isClaimed: boolean,
): ScheduleChange['compensation'] {
  const found = compensationsOf(deps, booking, row);
  const [first] = found;
  if (!first) return null;
  const { regime, source, currency } = first;
  const eachMinor = found.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const travelers = booking.guests.length;
  return {
    regime,
    source,
    perTraveler: money(eachMinor, currency),
    travelers,
    total: money(eachMinor * travelers, currency),
    km: Math.max(...found.map(({ km }) => km)),
    isClaimed,
  };
}

/** A person claims it from the airline; again, it's the same case. Refuses NotFound when nothing is owed. */
export async function claimCompensation(
  deps: ScheduleDeps,
  bookingId: BookingId,
  { version }: { readonly version: number },
  actor: Actor,
): Promise<void> {
  const ref = refTo(actor, bookingId);
  const [booking, changes] = await Promise.all([requireTrip(deps, ref), readChanges(deps.db, ref)]);
  const row = changes.find(({ supplierVersion }) => supplierVersion === version);
  if (!row) return refuse('ScheduleChangeOutdated');
  const owed = viewOfCompensation(deps, booking, row, false);
  if (!owed) return refuse('NotFound');
  const { tenantId, customerId } = ref;
  const { regime, perTraveler, travelers, total, km } = owed;
  const facts = { supplierVersion: version, regime, perTraveler, travelers, total, km, reasons: row.reasons };
  const type = SCHEDULE_CASES.compensationClaimed;
  await withTransaction(deps.db, (tx) =>
    openCase(tx, deps, { tenantId, customerId, type, subjectId: bookingId, facts }),
  );
}
