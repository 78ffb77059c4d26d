/**
 * Saves the browser's events in A §7's form, with the site, the account, the company and whether an agent was
 * present. Cleans the properties here, because the browser's own cleaning can't be trusted.
 */
import type { TrackedEvent } from '@sojourn/contract/tracking.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { TenantId } from '@sojourn/domain/tenants/tenant.ts';
import { cleanProperties } from '@sojourn/domain/tracking/clean-properties.ts';
import type { Actor, Effects } from '#context.ts';
import type { Db } from '#db/client.ts';
import { monthOf } from './month.ts';
import { type EventRow, insertEvents, lacksMonth, makeMonth } from './store.ts';

export type TrackingDeps = Pick<Effects, 'db' | 'clock' | 'random'> & {
  /** The reference of the rewards account that counts for the actor; null without one. */
  readonly accountOf: (actor: Actor) => Promise<string | null>;
};

export async function saveEvents(
  deps: TrackingDeps,
  of: { readonly tenantId: TenantId; readonly actor: Actor | null },
  events: readonly TrackedEvent[],
): Promise<void> {
  const { actor, tenantId } = of;
  const account = actor && (await deps.accountOf(actor).catch(() => null));
  const names = actor ? [actor.firstName, actor.lastName, actor.email, actor.email.replace(/@.*/s, '')] : [];
  const added = {
    tenant: tenantId,
    ...(account && { account_reference_id: account }),
    ...(actor?.businessId && { business_id: actor.businessId }),
  };
  const rows = events.map(({ eventName, properties, ageMs = 0 }): EventRow => {
    const clean = cleanProperties(properties, names);
    // An agent's desk may say so of itself; nobody can say that an agent is none
    const is_agent_session = actor?.isAgent === true || clean.is_agent_session === true;
    const bytes = Buffer.from(deps.random.bytes(12));
    return {
      tenantId,
      customerId: actor?.customerId ?? '',
      occurredAt: agoOf(deps.clock.now(), ageMs),
      eventId: bytes.toString('hex'),
      eventName,
      properties: JSON.stringify({ ...clean, ...added, is_agent_session }),
    };
  });
  await insertInMonths(deps.db, rows);
}

const agoOf = (now: Instant, ageMs: number): Instant => plusSeconds(now, -ageMs / 1000);

/** Their months are there already but for a process that was away for long. */
async function insertInMonths(db: Db, rows: readonly EventRow[]): Promise<void> {
  try {
    await insertEvents(db, rows);
  } catch (error) {
    if (!lacksMonth(error)) throw error;
    for (const month of new Set(rows.map(({ occurredAt }) => monthOf(occurredAt))))
      await makeMonth(db, month);
    await insertEvents(db, rows);
  }
}
