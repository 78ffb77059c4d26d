/**
 * Two-way codes for a call: the customer's page shows both, the customer says one and the agent the other, so
 * each knows who the other is. Ten minutes, once, three tries.
 */
import { plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Actor, Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Owner } from '#workflow/saga.ts';
import { keepCodes, type SupportCodes, tryCode } from './store.ts';

const CODE_SECONDS = 600;
const TRIES = 3;

/** Six digits, each as likely as any other: of 2^32 values the last few are left out by rounding down. */
const digits = (bytes: Uint8Array): string => {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  return String(Math.floor((value / 2 ** (8 * bytes.length)) * 1_000_000)).padStart(6, '0');
};

export function showSupportCode(
  { db, clock, random }: Pick<Effects, 'db' | 'clock' | 'random'>,
  { tenantId, customerId }: Actor,
): Promise<SupportCodes> {
  const now = clock.now();
  const fresh = {
    customerCode: digits(random.bytes(6)),
    agentCode: digits(random.bytes(6)),
    expiresAt: plusSeconds(now, CODE_SECONDS),
  };
  return keepCodes(db, { tenantId, customerId }, fresh, { now, tries: TRIES });
}

/** What the agent says back. Refuses with SupportCodeRefused; a wrong code uses up a try. */
export async function checkSupportCode(
  { db, clock }: Pick<Effects, 'db' | 'clock'>,
  customer: Owner,
  code: string,
  agent: Actor,
): Promise<string> {
  const attempt = { code: code.replace(' ', ''), by: agent.customerId, now: clock.now(), tries: TRIES };
  const agentCode = await withTransaction(db, (tx) => tryCode(tx, customer, attempt));
  return agentCode ?? refuse('SupportCodeRefused');
}
