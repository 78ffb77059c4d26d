/** A booking that a credit, miles and the card pay together. */
import type { HotelDraft } from '@sojourn/products/hotel/wire/hotel-draft.ts';
import type { BookingWorld, Traveler } from './booking-world.ts';

/** In cents. */
export const CREDIT = 30_000;
/** Miles that are used, of those that every traveler begins with. */
export const UNITS = 40_000;
export const BALANCE = 250_000;

/** Grants the credit, and chooses it with the miles. */
export async function splitChoices(world: BookingWorld, traveler: Traveler): Promise<Partial<HotelDraft>> {
  const creditId = await world.grant(traveler, 'AnnualCredit', CREDIT);
  return {
    credits: [{ creditId, amountMinor: null }],
    miles: [{ accountReferenceId: traveler.account, units: UNITS }],
  };
}
