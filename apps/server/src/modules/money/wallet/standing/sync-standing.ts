/** Asks the issuer what happened to a customer's accounts and lets their credits follow (B §4). */
import type { Instant } from '@sojourn/domain/dates.ts';
import { standingEffects } from '@sojourn/domain/wallet/credits/standing.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import type { StandingEvent, StandingEvents } from '#suppliers/bank/standing-port.ts';
import type { CallContext } from '#suppliers/outcome.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import { endCredits } from '../end-credits.ts';
import { grantCredit } from '../grant-credit.ts';
import { lockCredits } from '../store.ts';
import {
  type Asked,
  forfeitAnnual,
  freezeCredits,
  insertEvent,
  lockCursor,
  readCursor,
  setCursor,
} from './store.ts';

export type StandingDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  readonly standing: StandingEvents;
  /** Which accounts count at a tenant: a company's portal has those of companies, any other has people's. */
  readonly isOfTenant: (tenantId: Owner['tenantId'], accountType: StandingEvent['accountType']) => boolean;
};

/** Each event once and in order, from any process. False: the bank didn't answer, and nothing changes. */
export async function syncStanding(deps: StandingDeps, of: Asked, context: CallContext): Promise<boolean> {
  const { db, clock } = deps;
  const owner = { tenantId: of.tenantId, customerId: of.customerId };
  const request = { subject: of.subject, afterSeq: await readCursor(db, owner) };
  const answer = await deps.standing.eventsOf(request, context);
  if (answer.outcome !== 'ok') return false;
  if (answer.value.length === 0) return true;
  await withTransaction(db, async (tx) => {
    const at = clock.now();
    let seq = await lockCursor(tx, owner);
    for (const event of answer.value) {
      // Another process was faster; or the issuer's count has a gap, and we wait for what is missing
      if (event.seq !== seq + 1) continue;
      await applyEvent(tx, deps, owner, event, at);
      seq = event.seq;
    }
    await setCursor(tx, owner, seq, at);
  });
  return true;
}

async function applyEvent(tx: Tx, deps: StandingDeps, owner: Owner, event: StandingEvent, at: Instant) {
  await insertEvent(tx, owner, event, at);
  if (!deps.isOfTenant(owner.tenantId, event.accountType)) return;
  const { accountReferenceId } = event;
  const { grants, frozen, endsAnnual } = standingEffects(event, at);
  for (const grant of grants) await grantCredit(tx, deps, owner, { ...grant, accountReferenceId }, at);
  await freezeCredits(tx, owner, accountReferenceId, frozen ? 'BadStanding' : null);
  if (!endsAnnual) return;
  const ended = await forfeitAnnual(tx, owner, accountReferenceId, at);
  await endCredits(tx, await lockCredits(tx, owner, ended as never), at);
}
