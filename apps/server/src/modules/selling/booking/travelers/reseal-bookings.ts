/**
 * Seals travelers: those that older servers stored in the contact, and all again once the server's key was
 * replaced, so that the older key can be dropped.
 */
import type { Sealer } from '#seal.ts';
import type { Report, Turn } from '#workflow/jobs/job.ts';
import { walk } from '#workflow/jobs/walk.ts';
import type { Tx } from '#workflow/saga.ts';
import { formerTravelers } from './former-travelers.ts';
import { sealTravelers, sealTravelersAnew } from './sealed-travelers.ts';
import { changeSealed, moveToSealed, readToSeal, type WalkedBooking } from './store.ts';

const BATCH = 500;

/** Counts those that were sealed. Throws when a key is missing. */
export const resealBookings = (turn: Turn, sealer: Sealer): Promise<Report> =>
  walk(turn, async (tx, after) => {
    const rows = await readToSeal(tx, sealer.mark, after, BATCH);
    let handled = 0;
    for (const row of rows) if (await sealOne(tx, sealer, row)) handled++;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    return { handled, last: last ? [last.tenantId, last.customerId, last.bookingId] : null };
  });

async function sealOne(tx: Tx, sealer: Sealer, { otherwise, contact, ...of }: WalkedBooking) {
  if (otherwise !== null)
    await changeSealed(tx, of, sealTravelersAnew(sealer, of.bookingId, otherwise), otherwise);
  if (contact !== null)
    await moveToSealed(tx, of, sealTravelers(sealer, of.bookingId, formerTravelers(contact)), contact);
  return otherwise !== null || contact !== null;
}
