/** Makes a voucher that opens a goodwill credit once; for agents, campaigns and seeds. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Effects } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import { hashVoucherCode, newVoucherCode } from './code.ts';
import { insertVoucher } from './store.ts';

type VoucherOrder = {
  readonly tenantId: TenantId;
  readonly amountMinor: number;
  /** As the customer reads it in their ledger. */
  readonly campaign: string;
  /** Who answers for it: an agent's id, a campaign's tool. */
  readonly issuedBy: string;
  readonly endsAt?: Instant;
  /** Of seeds and printed campaigns; otherwise one is drawn. */
  readonly code?: string;
};

/** The code, returned this once: only its hash is stored. Issuing one that exists changes nothing. */
export async function issueVoucher(
  db: Db | Tx,
  { clock, random }: Pick<Effects, 'clock' | 'random'>,
  order: VoucherOrder,
): Promise<string> {
  const { code = newVoucherCode(random), ...rest } = order;
  const codeHash = hashVoucherCode(code);
  const issued = { currency: 'USD', issuedAt: clock.now(), endsAt: order.endsAt ?? null } as const;
  await insertVoucher(db, { ...rest, ...issued, codeHash });
  return code;
}
