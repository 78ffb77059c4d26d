/** The SQL of what was on screen: each customer's chain of quotes and of what was accepted. */
import { FIRST_HASH } from '@sojourn/domain/checkout/snapshot.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { first } from '@sojourn/domain/present.ts';
import { AGENT_DEEDS, type AgentDeedName } from '@sojourn/domain/support/agent-deeds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';

/** `facts`: canonical JSON. */
export type NewLink = Owner & {
  readonly subjectId: string;
  /** Null for quotes, which belong to no booking yet. */
  readonly bookingId: BookingId | null;
  /** Else it's a quote. */
  readonly isAccepted: boolean;
  readonly facts: string;
  readonly sealed: string | null;
  readonly at: Instant;
};
export type Link = {
  readonly seq: number;
  readonly subjectId: string;
  readonly body: string | null;
  readonly hash: string;
  readonly sealed: string | null;
  readonly at: Instant;
};
export type Anchor = {
  readonly count: number;
  readonly spine: string;
  readonly at: Instant;
  readonly signature: string;
};

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;
/** As `canonicalJson({ previousHash, facts })`. */
const bodyAfter = (previous: RawBuilder<unknown>, facts: string) =>
  sql`'{"facts":' || ${facts}::text || ',"previousHash":"' || ${previous} || '"}'`;
const hashAfter = (previous: RawBuilder<unknown>, facts: string) =>
  sql`encode(sha256(convert_to(${bodyAfter(previous, facts)}, 'UTF8')), 'hex')`;

/** Rows of a statement with others: the customer's next link. Links of one customer wait for each other. */
export function linkPart(link: NewLink): RawBuilder<unknown> {
  const { facts, bookingId, isAccepted } = link;
  const none = sql`${FIRST_HASH}::text`;
  return sql`proof_head as (insert into snapshot_heads as h (tenant_id, customer_id, seq, previous, hash,
      is_unanchored)
    values (${link.tenantId}, ${link.customerId}, 1, ${FIRST_HASH}, ${hashAfter(none, facts)},
      ${isAccepted})
    on conflict (tenant_id, customer_id) do update set seq = h.seq + 1, previous = h.hash,
      hash = ${hashAfter(sql`h.hash`, facts)}, is_unanchored = h.is_unanchored or ${isAccepted}
    returning seq, previous, hash),
  proof_link as (insert into snapshots (tenant_id, customer_id, seq, subject_id, booking_id, body, hash,
      sealed, created_at)
    select ${link.tenantId}, ${link.customerId}, seq, ${link.subjectId}, ${bookingId},
      ${bodyAfter(sql`previous`, facts)}, hash, ${link.sealed}, ${link.at}::timestamptz from proof_head)`;
}

/** Returns the link's hash. */
export async function appendLink(tx: Tx, link: NewLink): Promise<string> {
  const { rows } = await sql<{ hash: string }>`with ${linkPart(link)}
    select hash from proof_head`.execute(tx);
  return first(rows).hash;
}

type Unaccepted = Owner & { readonly id: string };
/** Forgets the text of quotes that nobody accepted; their hashes stay in the chain. */
export const forgetTexts = (tx: Tx, quotes: readonly Unaccepted[]) => {
  const column = (key: keyof Unaccepted) => quotes.map((quote) => quote[key]);
  return sql`update snapshots s set body = null
    from unnest(${column('tenantId')}::text[], ${column('customerId')}::text[], ${column('id')}::text[])
      as q (t, c, id)
    where s.tenant_id = t and s.customer_id = c and s.subject_id = id`.execute(tx);
};

/** Of a booking, with the quotes that it was made from, in the order of the chain. */
export async function readLinks(
  db: Db | Tx,
  owner: Owner,
  of: { readonly bookingId: BookingId; readonly quoteId: string },
): Promise<Link[]> {
  const { rows } = await sql<Link>`select seq, subject_id as "subjectId", body, hash, sealed,
      created_at as at
    from snapshots where ${ofOwner(owner)}
      and (booking_id = ${of.bookingId} or subject_id = ${of.quoteId}) order by seq`.execute(db);
  return rows;
}

type AgentDeed = { readonly deed: AgentDeedName; readonly agent: string; readonly at: Instant };
/** What agents accepted about a booking in its owner's place, the first first. */
export async function readAgentDeeds(
  db: Db | Tx,
  { tenantId, customerId, bookingId }: Owner & { readonly bookingId: BookingId },
): Promise<AgentDeed[]> {
  const { rows } = await sql<AgentDeed>`with links as materialized (
      select seq, created_at as at, body::jsonb -> 'facts' as facts from snapshots
      where tenant_id = ${tenantId} and customer_id = ${customerId} and booking_id = ${bookingId})
    select l.facts ->> 'type' as deed, l.at, a.first_name
        || coalesce(' ' || nullif(left(a.last_name, 1), '') || '.', '') as agent
    from links l join customers a on a.tenant_id = ${tenantId} and a.customer_id = l.facts ->> 'agentId'
    where l.facts ->> 'type' = any(${AGENT_DEEDS}::text[]) order by l.seq`.execute(db);
  return rows;
}

/** All hashes of a customer's chain after a number, in its order. */
export async function readHashes(db: Db | Tx, owner: Owner, after = 0): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`select hash from snapshots
    where ${ofOwner(owner)} and seq > ${after} order by seq`.execute(db);
  return rows.map(({ hash }) => hash);
}

export async function readAnchors(db: Db | Tx, owner: Owner): Promise<Anchor[]> {
  const { rows } = await sql<Anchor>`select count, spine, at, signature from proof_anchors
    where ${ofOwner(owner)} order by count`.execute(db);
  return rows;
}

/** Customers with something new, locked until the transaction ends. */
export async function takeUnanchored(tx: Tx, limit: number): Promise<Owner[]> {
  const { rows } = await sql<Owner>`update snapshot_heads h set is_unanchored = false
    from (select tenant_id, customer_id from snapshot_heads where is_unanchored
      order by tenant_id, customer_id limit ${limit} for update skip locked) taken
    where h.tenant_id = taken.tenant_id and h.customer_id = taken.customer_id
    returning h.tenant_id as "tenantId", h.customer_id as "customerId"`.execute(tx);
  return rows;
}
export const insertAnchor = (tx: Tx, { tenantId, customerId }: Owner, anchor: Anchor) =>
  sql`insert into proof_anchors (tenant_id, customer_id, count, spine, at, signature)
    values (${tenantId}, ${customerId}, ${anchor.count}, ${anchor.spine}, ${anchor.at}, ${anchor.signature})
    on conflict do nothing`.execute(tx);

export type AgreedTerms = { readonly hash: string; readonly body: string };
/** As a part of a statement with others; a text that's stored already stays as it is. */
export const termsPart = (tenantId: Owner['tenantId'], { hash, body }: AgreedTerms, at: Instant) =>
  sql`agreed_text as (insert into agreed_terms (tenant_id, hash, body, first_at)
    values (${tenantId}, ${hash}, ${body}, ${at}::timestamptz) on conflict do nothing)`;
export async function readTerms(
  db: Db | Tx,
  tenantId: Owner['tenantId'],
  hashes: readonly string[],
): Promise<AgreedTerms[]> {
  const { rows } = await sql<AgreedTerms>`select hash, body from agreed_terms
    where tenant_id = ${tenantId} and hash = any(${hashes}::text[]) order by first_at, hash`.execute(db);
  return rows;
}

export type StoredKey = { readonly keyId: string; readonly x: string };
export const addKey = (db: Db | Tx, { keyId, x }: StoredKey, at: Instant) =>
  sql`insert into proof_keys (key_id, x, first_at) values (${keyId}, ${x}, ${at})
    on conflict (key_id) do nothing`.execute(db);
export async function readKeys(db: Db): Promise<StoredKey[]> {
  const { rows } = await sql<StoredKey>`select key_id as "keyId", x from proof_keys
    order by first_at desc, key_id`.execute(db);
  return rows;
}

/** Forgets who the acceptances of these bookings were for; the links stay. */
export async function forgetPeople(
  tx: Tx,
  bookings: readonly (Owner & { readonly bookingId: string })[],
): Promise<void> {
  if (bookings.length === 0) return;
  const column = (key: 'tenantId' | 'customerId' | 'bookingId') => bookings.map((each) => each[key]);
  await sql`update snapshots s set sealed = null
    from unnest(${column('tenantId')}::text[], ${column('customerId')}::text[],
      ${column('bookingId')}::text[]) as b (t, c, id)
    where s.tenant_id = t and s.customer_id = c and s.booking_id = id and s.sealed is not null`.execute(tx);
}

type SealedLink = Owner & {
  readonly seq: number;
  readonly subjectId: string;
  readonly sealed: string;
};
/** All with people, a page after a key. */
export async function readSealed(
  tx: Tx,
  [tenantId = '', customerId = '', seq = '0']: readonly string[],
  limit: number,
): Promise<SealedLink[]> {
  const { rows } = await sql<SealedLink>`select tenant_id as "tenantId", customer_id as "customerId", seq,
      subject_id as "subjectId", coalesce(sealed, '') as sealed
    from snapshots where sealed is not null
      and (tenant_id, customer_id, seq) > (${tenantId}, ${customerId}, ${seq}::int)
    order by tenant_id, customer_id, seq limit ${limit}`.execute(tx);
  return rows;
}
export const changeSealed = (tx: Tx, link: SealedLink, sealed: string) =>
  sql`update snapshots set sealed = ${sealed} where ${ofOwner(link)} and seq = ${link.seq}
    and sealed is not null`.execute(tx);
