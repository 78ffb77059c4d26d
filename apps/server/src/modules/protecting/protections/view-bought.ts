/** What a trip says of a protection that was bought with it, in the shape of the contract. */
import type { TripProtection } from '@sojourn/contract/protections.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { protectionAction } from '@sojourn/domain/protections/protection-state.ts';
import { lastsUntil } from './bought.ts';
import type { BookedProtection } from './store.ts';

type Booked = { readonly currency: Currency; readonly startsAt: Instant; readonly endsAt: Instant };

/** `claimed`: the numbers of those that a cancellation or change under way is paid by. */
export const viewOfProtection =
  (booking: Booked, claimed: readonly number[] = []) =>
  (bought: BookedProtection): TripProtection => ({
    protection: bought.protection,
    termsId: bought.termsId,
    state: bought.state,
    action: protectionAction({
      state: bought.state,
      isClaimed: claimed.includes(bought.protectionNo),
      isAmended: Boolean(bought.amendedAt),
    }),
    amendedAt: bought.amendedAt ?? null,
    premium: money(bought.premiumMinor, booking.currency),
    returned: money(bought.returnedMinor, booking.currency),
    travelers: bought.travelers,
    boughtAt: bought.boughtAt,
    endsAt: bought.endedAt ?? lastsUntil(booking, bought),
    clauseId: bought.clauseId,
    endedBy: bought.endedBy,
    reimbursement: bought.reimbursement ?? null,
    paid: bought.paidMinor === null ? null : money(bought.paidMinor, booking.currency),
  });
