/** Rows of the ledger; append-only, a trigger refuses anything else. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId, CustomerId } from '@sojourn/domain/ids.ts';
import type { Account, Phase } from '@sojourn/domain/ledger/accounts.ts';
import type { Currency } from '@sojourn/domain/money.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';

type Owned = { tenant_id: TenantId; customer_id: CustomerId; booking_id: BookingId; kind: string };

export type LedgerTables = {
  ledger_transactions: Owned & { phase: Phase; resolves: string | null; at: Instant };
  ledger_entries: Owned & { line: number; account: Account; amount_minor: number; currency: Currency };
};
