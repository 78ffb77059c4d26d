/** What operators enter: an alert for a country, or what happened to one trip. */
import type { EndedTrip, NewTravelAlert, TravelAlert } from '@sojourn/contract/travel-alerts.ts';
import { newId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { OUTSIDE_EVENTS } from '@sojourn/domain/protections/clause.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import { refuse } from '#refusal.ts';
import { readProtections } from '../protections/store.ts';
import { endByEvent } from './end-by-event.ts';
import { findByCode, insertAlert, readAlerts, type TravelAlertRow } from './store.ts';

export type AlertDeps = Pick<Effects, 'db' | 'clock' | 'random'>;
const ALERTS_SHOWN = 200;

/** Protections of trips there end with the job's next round. */
export async function noteAlert(
  { db, clock, random }: AlertDeps,
  wanted: NewTravelAlert,
  notedBy: string,
): Promise<TravelAlert> {
  const alertId = newId('alt', random.bytes(16));
  const row: TravelAlertRow = { ...wanted, alertId, notedAt: clock.now(), doneAt: null };
  await insertAlert(db, row, notedBy);
  return viewOf(row);
}

export const listAlerts = async ({ db }: AlertDeps, tenantId: string): Promise<TravelAlert[]> =>
  (await readAlerts(db, tenantId, ALERTS_SHOWN)).map(viewOf);

const viewOf = ({ tenantId, ...row }: TravelAlertRow): TravelAlert => ({
  tenantId: tenantId as TravelAlert['tenantId'],
  ...row,
});

/** Refuses with NotFound. */
export async function endTripProtections(
  { db, clock }: AlertDeps,
  { tenantId, confirmationCode, event }: EndedTrip,
  notedBy: string,
) {
  const ref = (await findByCode(db, tenantId, confirmationCode)) ?? refuse('NotFound');
  const ends = await withTransaction(db, (tx) => endByEvent(tx, ref, { event, cause: notedBy }, clock.now()));
  const [booking, protections] = [await readBooking(db, ref), await readProtections(db, ref)];
  const { currency } = assertPresent(booking, 'the booking');
  const isOurs = ({ endedBy }: { readonly endedBy: string | null }) =>
    endedBy !== null && (OUTSIDE_EVENTS as readonly string[]).includes(endedBy);
  return {
    result: ends ? ('Ended' as const) : ('Busy' as const),
    ended: protections.filter(isOurs).map(({ protection, state, clauseId, returnedMinor }) => ({
      protection,
      state,
      clauseId,
      returned: money(returnedMinor, currency),
    })),
  };
}
