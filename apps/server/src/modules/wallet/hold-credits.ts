/** Sets credits, offers and airlines' credits aside for a booking that is being made. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { move } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { refuse } from '../../refusal.ts';
import { holdAirlineCredit } from '../airline-credits/spend-airline-credit.ts';
import { holdCover } from '../disruptions/rebooking/spend-cover.ts';
import { holdFreeze } from '../price-freeze/spend-freeze.ts';
import type { WalletDeps } from './deps.ts';
import { OFFER_MACHINE } from './machines.ts';
import { isUsableDiscount, usedColumns } from './offers/store.ts';
import { type CreditChange, changeCredits, type HoldPart, insertHolds } from './store.ts';
import { sumBySource } from './sum-by-source.ts';

/**
 * All parts or none, in the caller's transaction: what is held is not to spend until the booking settles or
 * releases it. Refuses with CreditNotAvailable when a credit is spent, frozen or over, or an offer is.
 */
export type HoldCreditParts = readonly HoldPart[];

/** `fitKey`: what is booked, as frozen prices name it; left out where none can be. */
type Holding = {
  readonly bookingId: BookingId;
  readonly parts: HoldCreditParts;
  readonly fitKey?: string | undefined;
};

export async function holdCredits(
  tx: Tx,
  _deps: WalletDeps,
  owner: Owner,
  { bookingId, parts, fitKey }: Holding,
  at: Instant,
): Promise<void> {
  if (parts.length === 0) return;
  const { credits, offers, airlineCredits, freezes, covers } = sumBySource(parts);
  if (credits.length > 0) {
    const changes: CreditChange[] = credits.map(({ creditId, amountMinor }) => ({
      creditId,
      availableMinor: -amountMinor,
      heldMinor: amountMinor,
    }));
    const how = { whenEmpty: 'Redeemed', cause: 'held', at, spendableAt: at } as const;
    const held = await changeCredits(tx, owner, changes, how);
    if (held.length < credits.length) refuse('CreditNotAvailable');
  }
  for (const { offerId, amountMinor } of offers) {
    const taken = await move(tx, OFFER_MACHINE, {
      ...owner,
      subject: [offerId],
      from: ['Authorized'],
      to: 'ConfirmState',
      cause: 'held',
      at,
      set: usedColumns(bookingId, null),
      where: isUsableDiscount(amountMinor, at),
    });
    if (!taken) refuse('CreditNotAvailable');
  }
  for (const part of airlineCredits)
    if (!(await holdAirlineCredit(tx, owner, bookingId, part, at))) refuse('CreditNotAvailable');
  for (const freeze of freezes)
    if (!(await holdFreeze(tx, owner, bookingId, { ...freeze, fitKey }, at))) refuse('CreditNotAvailable');
  for (const cover of covers)
    if (!(await holdCover(tx, owner, bookingId, cover, at))) refuse('CreditNotAvailable');
  await insertHolds(tx, owner, bookingId, parts, at);
}
