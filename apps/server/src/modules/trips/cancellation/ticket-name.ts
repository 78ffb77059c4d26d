import { itemAt } from '@sojourn/domain/present.ts';
import type { TicketName } from '@sojourn/domain/wallet/credits/airline-credit.ts';
import type { Guest } from '#modules/selling/booking/booking.ts';

/** Whose ticket a credit stands for. */
export function ticketName(guests: readonly Guest[], traveler: number): TicketName {
  const { firstName, lastName } = itemAt(guests, traveler);
  return { firstName, lastName };
}
