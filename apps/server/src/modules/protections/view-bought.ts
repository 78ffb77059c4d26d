/** What a trip says of a protection that was bought with it, in the shape of the contract. */
import type { TripProtection } from '@sojourn/contract/protections.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { type Currency, money } from '@sojourn/domain/money.ts';
import { lastsUntil } from './bought.ts';
import type { BookedProtection } from './store.ts';

type Booked = { readonly currency: Currency; readonly startsAt: Instant; readonly endsAt: Instant };

export const viewOfProtection =
  (booking: Booked) =>
  (bought: BookedProtection): TripProtection => ({
    protection: bought.protection,
    termsId: bought.termsId,
    state: bought.state,
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
