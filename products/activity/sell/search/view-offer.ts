/** An activity of a list, from the port's words to the contract's. */
import { milesFor, money } from '@sojourn/domain/money.ts';
import type { ActivityOffer } from '#activity/wire/activity-search.ts';
import type { ActivityCard } from '../port/search-port.ts';
import { viewListing } from '../view-summary.ts';

export function viewOffer(card: ActivityCard): ActivityOffer {
  const total = card.totalMinor === null ? null : money(card.totalMinor);
  return {
    ...viewListing(card),
    total,
    miles: total && milesFor(total),
    adult: money(card.adultMinor),
    optionId: card.optionId,
    offPercent: card.offPercent,
    days: card.days.map((day) => ({ ...day })),
    freeUntil: card.freeUntil,
    isFinalSale: card.isFinalSale,
  };
}
