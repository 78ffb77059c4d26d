/** A price freeze as it's stored, and the one that was bought. Amounts are in cents of US dollars. */
import type { CheckoutInput } from '@sojourn/contract/checkouts.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, PriceFreezeId } from '@sojourn/domain/ids.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { BoughtFreeze, FreezeState } from '@sojourn/domain/protections/freeze.ts';
import type { BookingRef } from '#modules/selling/booking/tenders/store.ts';
import type { Sale } from '#modules/selling/checkouts/sale.ts';
import type { Owner } from '#workflow/saga.ts';

export type FreezeRef = Owner & { readonly freezeId: PriceFreezeId };
export type FreezeRow = FreezeRef &
  Sale & {
    readonly state: FreezeState;
    /** The bank's name for the person; what bank and vault are asked with. */
    readonly subject: string;
    readonly termsId: string;
    readonly input: CheckoutInput;
    readonly fitKey: string;
    /** What was chosen instead, once that was sold out; null for nothing. */
    readonly similarKey: string | null;
    /** The booking that holds it is of that. */
    readonly forSimilar: boolean;
    readonly startsAt: Instant;
    readonly frozenMinor: number;
    readonly covered: number;
    readonly currency: Currency;
    readonly quotedAt: Instant;
    readonly quoteEndsAt: Instant;
    readonly days: number | null;
    readonly feeMinor: number | null;
    readonly boughtAt: Instant | null;
    readonly endsAt: Instant | null;
    /** Null: not read yet, or the last time it wasn't for sale. */
    readonly latestMinor: number | null;
    readonly latestAt: Instant | null;
    /** That holds it or was paid with it. */
    readonly bookingId: BookingId | null;
    readonly failure: string | null;
    readonly endedAt: Instant | null;
  };
export type Bought = FreezeRow & BoughtFreeze & { readonly endsAt: Instant };

/** Null before it's paid. */
export function boughtOf(row: FreezeRow): Bought | null {
  const { days, feeMinor, boughtAt, endsAt } = row;
  if (days === null || feeMinor === null || boughtAt === null || endsAt === null) return null;
  return { ...row, days, feeMinor, boughtAt, endsAt };
}

/** What pays for a freeze is stored as what pays for a booking is, under the freeze's own id. */
export const paidUnder = ({ tenantId, customerId, freezeId }: FreezeRef): BookingRef => ({
  tenantId,
  customerId,
  bookingId: freezeId as string as BookingId,
});
