/** How the booking of another flight is paid by what protects the disrupted one. */
import { isDisruptionCover } from '@sojourn/domain/disruptions/disruption-cover.ts';
import type { DisruptionCoverId } from '@sojourn/domain/ids.ts';
import type { CheckoutTender } from '#modules/selling/checkouts/payment/tender.ts';
import { rebookingFailedMessage } from './failed-message.ts';
import { holdCover, returnCover, settleCover } from './spend-cover.ts';

export const COVER_TENDER: CheckoutTender<DisruptionCoverId> = {
  owns: isDisruptionCover,
  hold: async (tx, owner, { bookingId, parts }, at) => {
    for (const { sourceId: coverId, amountMinor } of parts)
      if (!(await holdCover(tx, owner, bookingId, { coverId, amountMinor }, at))) return false;
    return true;
  },
  settle: async (tx, owner, { bookingId, parts }, at) => {
    for (const { sourceId: coverId, takenMinor } of parts)
      await settleCover(tx, owner, bookingId, { coverId, takenMinor }, at);
  },
  // What a protection paid is its pool's again, never the traveler's
  return: async (tx, owner, { sourceId: coverId, amountMinor, takenMinor, returnedMinor }) => {
    await returnCover(tx, owner, { coverId, amountMinor, leftMinor: takenMinor - returnedMinor });
    return { outcome: 'forfeited', creditId: null };
  },
  // Another flight is chosen where this one was
  failedMessage: rebookingFailedMessage,
  isListedFirst: false,
  // No page offers it: a disruption's option is paid with it, and with nothing else
  findUsable: async () => [],
};
