/** Sets credits, offers and other modules' tenders aside for a booking that is being made. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { refuse } from '#refusal.ts';
import { move } from '#workflow/move.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { TenderDeps } from './deps.ts';
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
  { tenders }: TenderDeps,
  owner: Owner,
  { bookingId, parts, fitKey }: Holding,
  at: Instant,
): Promise<void> {
  if (parts.length === 0) return;
  const { credits, offers, ofTenders } = sumBySource(parts, tenders);
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
  for (const { tender, parts } of ofTenders)
    if (!(await tender.hold(tx, owner, { bookingId, parts, fitKey }, at))) refuse('CreditNotAvailable');
  await insertHolds(tx, owner, bookingId, parts, at);
}
