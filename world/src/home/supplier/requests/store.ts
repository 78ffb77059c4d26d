/** The SQL of requests to hosts, of what's written about them, and of claims on deposits. */
import type { CancelTerms } from '@sojourn/domain/booking/cancellation/cancel-terms.ts';
import type { CalendarDate, Instant } from '@sojourn/domain/dates.ts';
import type { RequestState } from '@sojourn/products/home/rules/booking/request.ts';
import type { PartyType } from '@sojourn/products/home/rules/home.ts';
import type { HomesPrice } from '@sojourn/products/home/sell/price-port.ts';
import type { HomeRequestRecord } from '@sojourn/products/home/sell/requests/request-port.ts';
import { sql } from 'kysely';
import type { MarketDb } from '#orders/store.ts';
import type { SoldHomes } from '../sold-homes.ts';

export type HostAnswer = 'accept' | 'decline';
export type RequestRow = HomeRequestRecord & {
  readonly reference: string;
  readonly seller: string;
  /** Of the first home. */
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly sold: SoldHomes;
  readonly price: HomesPrice;
  readonly terms: CancelTerms;
  /** What the simulated host is going to say, and when; null for nothing. */
  readonly answersAt: Instant | null;
  readonly answer: HostAnswer | null;
};

const COLUMNS = sql`reference, seller, state, home_id as "homeId", check_in as "checkIn", sold, price, terms,
  sent_at as "sentAt", answer_by as "answerBy", answers_at as "answersAt", answer,
  answered_at as "answeredAt", cause, nights_kept_until as "nightsHeldUntil"`;

export async function findRequest(db: MarketDb, reference: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from market.home_requests where reference = ${reference}`.execute(db);
  return rows[0];
}

/** The request, kept from others until the transaction ends; who locks homes too, locks them first. */
export async function lockRequest(db: MarketDb, reference: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from market.home_requests where reference = ${reference} for update`.execute(db);
  return rows[0];
}

/** Inserting it again changes nothing. */
export async function insertRequest(
  db: MarketDb,
  request: Omit<RequestRow, 'state' | 'answeredAt' | 'cause' | 'nightsHeldUntil'>,
): Promise<void> {
  const { reference, seller, homeId, checkIn, sold, price, terms } = request;
  await sql`
    insert into market.home_requests (reference, seller, state, home_id, check_in, sold, price, terms,
      sent_at, answer_by, answers_at, answer)
    values (${reference}, ${seller}, 'requested', ${homeId}, ${checkIn}, ${JSON.stringify(sold)},
      ${JSON.stringify(price)}, ${JSON.stringify(terms)}, ${request.sentAt}, ${request.answerBy},
      ${request.answersAt}, ${request.answer})
    on conflict (reference) do nothing`.execute(db);
}

/** Of a request that is locked. What's left out stays as it is. */
export async function moveRequest(
  db: MarketDb,
  reference: string,
  to: {
    readonly state: RequestState;
    readonly answeredAt?: Instant;
    readonly cause?: RequestRow['cause'];
    readonly nightsHeldUntil?: Instant;
  },
): Promise<void> {
  await sql`update market.home_requests set state = ${to.state},
      answered_at = coalesce(${to.answeredAt ?? null}::timestamptz, answered_at),
      cause = coalesce(${to.cause ?? null}, cause),
      nights_kept_until = coalesce(${to.nightsHeldUntil ?? null}::timestamptz, nights_kept_until)
    where reference = ${reference}`.execute(db);
}

/** References of requests whose answer, or whose time to pay, is due. */
export async function listDue(db: MarketDb, now: Instant): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    (select reference from market.home_requests
      where state = 'requested' and least(answers_at, answer_by) <= ${now}
      order by least(answers_at, answer_by) limit 200)
    union all
    (select reference from market.home_requests
      where state in ('accepted', 'awaitingPayment') and nights_kept_until <= ${now}
      order by nights_kept_until limit 200)`.execute(db);
  return rows.map(({ reference }) => reference);
}

type HomeNights = {
  readonly homeId: string;
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
};

/** Ends the open requests, but one, that share a night with a stay; returns their references. */
export async function endOverlapping(
  db: MarketDb,
  { homeId, checkIn, checkOut }: HomeNights,
  of: { readonly except: string; readonly cause: RequestRow['cause']; readonly at: Instant },
): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    update market.home_requests r set state = 'declined', cause = ${of.cause}, answered_at = ${of.at}
    where r.state = 'requested' and r.reference <> ${of.except} and exists (
      select from jsonb_array_elements(r.sold->'stays') stay
      where stay->'summary'->>'homeId' = ${homeId}
        and (stay->'summary'->>'checkIn')::date < ${checkOut}::date
        and (stay->'summary'->>'checkOut')::date > ${checkIn}::date)
    returning reference`.execute(db);
  return rows.map(({ reference }) => reference);
}

/** The state of the newest order that was made of a request; undefined without one. */
export async function orderOfRequest(db: MarketDb, reference: string): Promise<string | undefined> {
  const { rows } = await sql<{ state: string }>`
    select state from market.home_orders where request_reference = ${reference}
    order by created_at desc limit 1`.execute(db);
  return rows[0]?.state;
}

type MessageRow = {
  readonly messageId: string;
  readonly from: PartyType;
  readonly text: string;
  readonly sentAt: Instant;
  readonly readAt: Instant | null;
};

/** Writing it again changes nothing. */
export async function insertMessage(db: MarketDb, reference: string, message: MessageRow): Promise<void> {
  await sql`
    insert into market.home_messages (message_id, reference, sender, text, sent_at, read_at)
    values (${message.messageId}, ${reference}, ${message.from}, ${message.text}, ${message.sentAt},
      ${message.readAt})
    on conflict (message_id) do nothing`.execute(db);
}

/** In the order they were written; `now`: not those that are written later. */
export async function readMessages(db: MarketDb, reference: string, now: Instant): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select message_id as "messageId", sender as "from", text, sent_at as "sentAt",
      case when read_at <= ${now} then read_at end as "readAt"
    from market.home_messages where reference = ${reference} and sent_at <= ${now}
    order by sent_at, message_id`.execute(db);
  return rows;
}

export async function hasHostMessage(db: MarketDb, reference: string): Promise<boolean> {
  const { rows } = await sql`select from market.home_messages
    where reference = ${reference} and sender = 'Host' limit 1`.execute(db);
  return rows.length > 0;
}

export type ClaimRow = {
  readonly claimId: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly evidence: readonly string[];
  readonly claimedOn: CalendarDate;
};

export async function insertClaim(db: MarketDb, reference: string, claim: ClaimRow): Promise<void> {
  await sql`
    insert into market.home_claims (claim_id, reference, amount_minor, reason, evidence, claimed_on)
    values (${claim.claimId}, ${reference}, ${claim.amountMinor}, ${claim.reason},
      ${JSON.stringify(claim.evidence)}, ${claim.claimedOn})
    on conflict (claim_id) do nothing`.execute(db);
}

export async function readClaims(db: MarketDb, reference: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select claim_id as "claimId", amount_minor as "amountMinor", reason, evidence,
      claimed_on as "claimedOn"
    from market.home_claims where reference = ${reference} order by claimed_on, claim_id`.execute(db);
  return rows;
}
