/**
 * What a booking does with an airline's credit: sets it aside, uses what it comes to or lets it go, and gives
 * it back when it's canceled. The booking posts what it takes and returns to the ledger itself.
 */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { AirlineCreditId, BookingId } from '@sojourn/domain/ids.ts';
import { endCreditEntries } from '@sojourn/domain/ledger/postings.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { isOver, returnOfAirlineCredit } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import { mustMove } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { post } from '../ledger/store.ts';
import { AIRLINE_CREDIT_MACHINE } from './machines.ts';
import { type AirlineCredit, balanceColumns, lockAirlineCredit, setAvailable } from './store.ts';

type Part = { readonly creditId: AirlineCreditId; readonly amountMinor: number };

const moved = ({ tenantId, customerId, creditId }: AirlineCredit, cause: string, at: Instant) =>
  ({ tenantId, customerId, subject: [creditId], cause, at }) as const;

async function lock(tx: Tx, owner: Owner, creditId: AirlineCreditId): Promise<AirlineCredit> {
  return assertPresent(await lockAirlineCredit(tx, owner, creditId), `the airline credit ${creditId}`);
}

/** False when it's spent, over or held by another booking: nothing has changed. */
export async function holdAirlineCredit(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { creditId, amountMinor }: Part,
  at: Instant,
): Promise<boolean> {
  const credit = await lockAirlineCredit(tx, owner, creditId);
  if (credit?.state !== 'available' || isOver(credit, at)) return false;
  if (credit.availableMinor < amountMinor) return false;
  const set = balanceColumns(credit.availableMinor - amountMinor, amountMinor);
  const of = moved(credit, bookingId, at);
  await mustMove(tx, AIRLINE_CREDIT_MACHINE, { ...of, from: ['available'], to: 'held', set });
  return true;
}

/** `takenMinor`: at most what was held; 0 lets it go. Some airlines keep what's left of a credit. */
export async function settleAirlineCredit(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  creditId: AirlineCreditId,
  takenMinor: number,
  at: Instant,
): Promise<void> {
  const credit = await lock(tx, owner, creditId);
  const leftMinor = credit.availableMinor + credit.heldMinor - takenMinor;
  const isLost = takenMinor > 0 && credit.residualRule === 'forfeited';
  const of = moved(credit, bookingId, at);
  if (leftMinor > 0 && !isLost) {
    const set = balanceColumns(leftMinor, 0);
    return mustMove(tx, AIRLINE_CREDIT_MACHINE, { ...of, from: ['held'], to: 'available', set });
  }
  const set = balanceColumns(0, 0);
  await mustMove(tx, AIRLINE_CREDIT_MACHINE, { ...of, from: ['held'], to: 'redeemed', set });
  if (leftMinor > 0) await endRest(tx, credit, leftMinor, `forfeited:${bookingId}`, at);
}

/** Nobody can use it any longer: the money is the airline's. */
export async function endRest(
  tx: Tx,
  { tenantId, customerId, creditId, currency }: AirlineCredit,
  amountMinor: number,
  kind: string,
  at: Instant,
): Promise<void> {
  const entries = endCreditEntries(amountMinor, currency, creditId);
  await post(tx, { tenantId, customerId, subjectId: creditId, kind, phase: 'direct', entries, at });
}

/** Gives back a part that a canceled booking had spent, to the same traveler and until the same day. */
export async function returnAirlineCredit(
  tx: Tx,
  owner: Owner,
  bookingId: BookingId,
  { creditId, amountMinor }: Part,
  at: Instant,
): Promise<'returned' | 'forfeited'> {
  const credit = await lock(tx, owner, creditId);
  const outcome = returnOfAirlineCredit(credit, at);
  if (outcome === 'forfeited') return outcome;
  const availableMinor = credit.availableMinor + amountMinor;
  if (credit.state !== 'redeemed') await setAvailable(tx, credit, availableMinor);
  else {
    const set = balanceColumns(availableMinor, 0);
    const of = moved(credit, bookingId, at);
    await mustMove(tx, AIRLINE_CREDIT_MACHINE, { ...of, from: ['redeemed'], to: 'available', set });
  }
  return outcome;
}
