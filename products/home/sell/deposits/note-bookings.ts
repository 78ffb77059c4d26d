/** What begins with a confirmed home: its deposits, and of one booked at once the mail to its host. */
import { type Instant, instantAt, isBefore } from '@sojourn/domain/dates.ts';
import { newId, type PaymentId } from '@sojourn/domain/ids.ts';
import { cardOwner } from '@sojourn/server/modules/companies/companies/card/pay-rule.ts';
import { readBookingsOf } from '@sojourn/server/modules/selling/booking/store.ts';
import { type BookingRef, readTenders } from '@sojourn/server/modules/selling/booking/tenders/store.ts';
import { confirmed } from '@sojourn/server/modules/trips/schedule-changes/look-ups/store.ts';
import { follow } from '@sojourn/server/workflow/jobs/follow.ts';
import type { Job } from '@sojourn/server/workflow/jobs/job.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import type { HomeRequestDeps } from '../requests/deps.ts';
import { notifyHost } from '../requests/mail/notify.ts';
import { readOfBooking } from '../requests/store.ts';
import { type HomeBooking, isHomeBooking } from '../sale.ts';
import type { DepositCard } from './deposit.ts';
import { stayOfBooking } from './hosted-stay.ts';
import { readDepositsOf, saveDeposit } from './store.ts';

const PAGE = 500;
type Confirmed = BookingRef & { readonly endsAt: Instant };
type Deps = Pick<HomeRequestDeps, 'db' | 'clock' | 'random' | 'linkSigner'>;

export const noteBookingsJob = (deps: Deps): Job => ({
  name: 'note-home-bookings',
  everySeconds: 15,
  run: (turn) => follow(turn, confirmed, (tx, rows) => noteBookings(tx, deps, rows), PAGE, 'first'),
});

/** Also what was confirmed before the job's first turn, but nothing that is over. */
async function noteBookings(tx: Tx, deps: Deps, rows: readonly Confirmed[]): Promise<number> {
  const now = deps.clock.now();
  const bookings = await readBookingsOf(
    tx,
    rows.filter(({ endsAt }) => isBefore(now, endsAt)),
  );
  for (const booking of bookings) if (isHomeBooking(booking)) await noteBooking(tx, deps, booking);
  return rows.length;
}

async function noteBooking(tx: Tx, deps: Deps, booking: HomeBooking): Promise<void> {
  if (booking.state !== 'Confirmed') return;
  await planDeposits(tx, deps, booking);
  // Who was asked has a mail that it's booked
  if (await readOfBooking(tx, booking, booking.bookingId)) return;
  await notifyHost(tx, deps, stayOfBooking(booking), { news: 'booked' }, deps.clock.now());
}

/** One of each home that wants one; repeated, their times follow the booking. */
export async function planDeposits(tx: Tx, deps: Deps, booking: HomeBooking): Promise<void> {
  const { tenantId, customerId, bookingId, offer } = booking;
  const known = await readDepositsOf(tx, booking, bookingId);
  const card = known.length > 0 ? null : await cardOf(tx, deps, booking);
  for (const { homeId, zone, deposit } of offer.stays) {
    if (!deposit) continue;
    const { amount, holdOn, releaseOn } = deposit;
    await saveDeposit(tx, {
      tenantId,
      customerId,
      depositId: newId('dep', deps.random.bytes(16)),
      bookingId,
      homeId,
      amountMinor: amount.amountMinor,
      currency: amount.currency,
      card,
      holdAt: instantAt(holdOn, zone),
      releaseAt: instantAt(releaseOn, zone),
    });
  }
}

/** The one that paid the booking. */
async function cardOf(tx: Tx, { db }: Deps, booking: HomeBooking): Promise<DepositCard | null> {
  const tender = (await readTenders(tx, booking)).find(({ kind }) => kind === 'UserCard');
  if (!tender) return null;
  const paymentId = tender.sourceId as PaymentId;
  const owner = tender.cardOwner ?? (await cardOwner(db, booking, paymentId));
  return { paymentId, cardOwner: owner, label: tender.label };
}
