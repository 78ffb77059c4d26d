/** Ends a watch by the clauses of its terms: with a travel credit, or naming the clause that says no. */
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import { money } from '@sojourn/domain/money.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { type Decision, decideClaim, type Happened } from '@sojourn/domain/protections/decide.ts';
import { termsById } from '@sojourn/domain/protections/protection-terms.ts';
import { creditEnds } from '@sojourn/domain/wallet/credits/credit-types.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { grantCredit } from '#modules/money/wallet/grant-credit.ts';
import { enqueue } from '#modules/platform/notify/enqueue.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import { boundFrom } from '#modules/selling/booking/brought/bound-from.ts';
import { readBooking } from '#modules/selling/booking/store.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import { readChanges } from '#modules/trips/schedule-changes/store.ts';
import type { Tx } from '#workflow/saga.ts';
import { changeThatEnds } from './change-that-ends.ts';
import type { PriceDropCredited } from './messages.ts';
import type { PriceDropDeps } from './product.ts';
import { endWatch, lockWatch, type PriceWatch, postponeWatch } from './store.ts';

/** How long it waits for a change or a cancellation that is under way. */
const SETTLING_SECONDS = 3_600;

/** Ends a watch once, even if two servers try at the same time. */
export async function endPriceWatch(deps: PriceDropDeps, ref: BookingRef): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const watch = await lockWatch(tx, ref);
    if (!watch) return;
    const at = deps.clock.now();
    const booking = assertPresent(await readBooking(tx, ref), 'the booking of a watch');
    if (booking.state === 'Changing' || booking.state === 'Canceling')
      return postponeWatch(tx, ref, plusSeconds(at, SETTLING_SECONDS));
    const decision = decide(watch, booking, await whatHappened(tx, booking, at), at);
    if (decision.decision === 'paid' && decision.payMinor > 0)
      await credit(tx, deps, { watch, booking }, decision, at);
    else
      await endWatch(tx, ref, {
        state: 'notCredited',
        clauseId: decision.clause.id,
        creditId: null,
        creditedMinor: null,
        endedAt: at,
      });
  });
}

async function whatHappened(tx: Tx, booking: Booking, at: Instant): Promise<Happened[]> {
  if (booking.state === 'Canceled') {
    // Given back because its supplier canceled or changed it: that was declined, or nobody answered
    const isSuppliers = (await readChanges(tx, booking)).some(({ state }) => state === 'declined');
    const event = isSuppliers ? 'canceledBySupplier' : 'canceledByTraveler';
    return [{ event, at: booking.canceledAt ?? at }];
  }
  const change = await changeThatEnds(tx, booking);
  return change ? [{ event: 'changedByTraveler', at: change.replacedAt }] : [];
}

async function credit(
  tx: Tx,
  deps: PriceDropDeps,
  { watch, booking }: { readonly watch: PriceWatch; readonly booking: Booking },
  { payMinor, clause }: Extract<Decision, { decision: 'paid' }>,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, bookingId, bookedMinor, lowestMinor } = watch;
  const owner = { tenantId, customerId };
  const grant = {
    type: 'PriceDropCredit',
    amountMinor: payMinor,
    grantKey: `priceDrop:${bookingId}`,
    expiresAt: creditEnds('PriceDropCredit', at),
    origin: { bookingId },
    spendableFrom: await boundFrom(tx, booking, at),
  } as const;
  const creditId = await grantCredit(tx, deps, owner, grant, at);
  await endWatch(tx, watch, {
    state: 'credited',
    clauseId: clause.id,
    creditId,
    creditedMinor: payMinor,
    endedAt: at,
  });
  const message: PriceDropCredited = {
    kind: 'priceDropCredited',
    key: bookingId,
    bookingId,
    amount: money(payMinor),
    booked: money(bookedMinor),
    lowest: money(lowestMinor ?? bookedMinor),
    expiresAt: grant.expiresAt,
    spendableFrom: grant.spendableFrom,
  };
  await enqueue(tx, { ...owner, at, ...message });
}

function decide(
  { termsId, startedAt, bookedMinor, lowestMinor }: PriceWatch,
  { startsAt, endsAt }: Pick<Booking, 'startsAt' | 'endsAt'>,
  happened: readonly Happened[],
  at: Instant,
): Decision {
  const purchase = {
    bookedAt: startedAt,
    boughtAt: startedAt,
    startsAt,
    endsAt,
    travelers: 1,
    covered: 1,
    amounts: {},
    isWithBooking: true,
    days: null,
    happened,
    exercisedAt: null,
  };
  const priceDrop = Math.max(0, bookedMinor - (lowestMinor ?? bookedMinor));
  const claim = {
    at,
    choice: 'credit',
    facts: [],
    amounts: { priceDrop },
    disruptedAt: null,
    disruption: null,
    delayMinutes: 0,
  } as const;
  return decideClaim(termsById(termsId), purchase, claim);
}
