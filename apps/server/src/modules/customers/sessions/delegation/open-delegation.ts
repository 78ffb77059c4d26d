/** The portal trades a desk's ticket for the delegated session; once, within a minute. */
import type { SessionInfo } from '@sojourn/contract/sessions.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects, RequestContext } from '#context.ts';
import { refuse } from '#refusal.ts';
import { openSession } from '../open-session.ts';
import { findMembership } from '../people/store.ts';
import { COOKIES, hashOf } from '../secrets.ts';
import { sessionInfoOf } from '../session-info.ts';
import type { SessionSettings } from '../settings.ts';
import { readSession } from '../store.ts';
import { nameSession, readLiveDelegation, takeTicket } from './store.ts';

/** Refuses with DelegationOver. The session ends with the delegation, however it's used. */
export async function openDelegation(
  effects: Effects,
  settings: SessionSettings,
  { tenantId, site, cookies }: RequestContext,
  ticket: string,
): Promise<{ token: string; session: SessionInfo }> {
  const { db, clock } = effects;
  const now = clock.now();
  if (site !== 'portal') refuse('NotFound');
  // Who ends the delegation at this moment waits for the session, and ends it too
  const { taken, token, sessionId } = await withTransaction(db, (tx) =>
    open({ ...effects, db: tx }, settings, { tenantId, site, cookies, ticketHash: hashOf(ticket) }, now),
  );
  const { customerId } = taken;
  const session = await readSession(db, { tenantId, customerId, sessionId }, now);
  // Ended as it was opened: without a live delegation there's no session
  if (!session) return refuse('DelegationOver');
  const [membership, delegation] = await Promise.all([
    findMembership(db, tenantId, session.actor.subject),
    readLiveDelegation(db, taken, now),
  ]);
  return {
    token,
    session: sessionInfoOf(session, { membership, delegation }, cookies.get(COOKIES.csrf) ?? ''),
  };
}

type Opening = Pick<RequestContext, 'tenantId' | 'site' | 'cookies'> & { readonly ticketHash: string };
async function open(
  effects: Effects,
  settings: SessionSettings,
  { tenantId, site, cookies, ticketHash }: Opening,
  now: Instant,
) {
  const taken = await takeTicket(effects.db, { tenantId, ticketHash, now });
  if (!taken) return refuse('DelegationOver');
  const { customerId, agentId, endsAt } = taken;
  const of = { tenantId, customerId, isFirst: false, isAgent: false, isDelegated: true } as const;
  const opened = await openSession(
    effects,
    settings,
    { ...of, site, agentId, endsAt, idToken: null },
    cookies,
  );
  await nameSession(effects.db, taken, opened.sessionId);
  return { taken, ...opened };
}
