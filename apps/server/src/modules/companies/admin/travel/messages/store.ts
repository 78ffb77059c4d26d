/** The SQL of messages to travelers and of what they answered. */
import type { Answer, Inquiry } from '@sojourn/domain/companies/replies.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CompanyMessageId, CustomerId, PersonId } from '@sojourn/domain/ids.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CompanyKey } from '../../../companies/store.ts';

type NewMessage = CompanyKey & {
  readonly messageId: CompanyMessageId;
  readonly roundId: CompanyMessageId;
  readonly text: string;
  readonly sentBy: string;
  readonly requestKey: string;
  readonly sentAt: Instant;
};
/** False when the same request has written it already. */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  people: readonly string[],
): Promise<boolean> {
  const { tenantId, businessId, messageId, roundId, text, sentBy, requestKey, sentAt } = message;
  const { numAffectedRows } = await sql`insert into company_messages
    values (${tenantId}, ${messageId}, ${businessId}, ${roundId}, ${text}, ${sentBy}, ${requestKey},
      ${sentAt})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`insert into company_message_people (tenant_id, message_id, person_id)
    select ${tenantId}, ${messageId}, unnest(${people}::text[])`.execute(tx);
  return true;
}

type SentMessage = { readonly messageId: CompanyMessageId; readonly sent: number };
/** What the same request wrote before. */
export async function readSent(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  { sentBy, requestKey }: Pick<NewMessage, 'sentBy' | 'requestKey'>,
): Promise<SentMessage | null> {
  const { rows } = await sql<SentMessage>`select m.message_id as "messageId",
      (select count(*)::int from company_message_people p where p.tenant_id = m.tenant_id
        and p.message_id = m.message_id) as sent
    from company_messages m where m.tenant_id = ${tenantId} and m.business_id = ${businessId}
      and m.sent_by = ${sentBy} and m.request_key = ${requestKey}`.execute(tx);
  return rows[0] ?? null;
}

/** The round of an earlier message; null for none of the company's. */
export async function readRound(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  messageId: string,
): Promise<CompanyMessageId | null> {
  const { rows } = await sql<{ roundId: CompanyMessageId }>`select round_id as "roundId" from company_messages
    where tenant_id = ${tenantId} and business_id = ${businessId} and message_id = ${messageId}`.execute(tx);
  return rows[0]?.roundId ?? null;
}

type PersonCustomer = { readonly personId: PersonId; readonly customerId: CustomerId };
/** Of the company, who has signed in and may still. */
export async function readCustomers(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  personIds: readonly string[],
): Promise<readonly PersonCustomer[]> {
  const { rows } = await sql<PersonCustomer>`select m.person_id as "personId", c.customer_id as "customerId"
    from business_members m join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.deactivated_at is null
      and m.person_id = any(${personIds}::text[])`.execute(tx);
  return rows;
}

/** Who manages the company's travel: its admins who have signed in. */
export async function readAdminCustomers(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
): Promise<readonly CustomerId[]> {
  const { rows } = await sql<{ customerId: CustomerId }>`select c.customer_id as "customerId"
    from business_members m join customers c on c.tenant_id = m.tenant_id and c.subject = m.subject
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.deactivated_at is null
      and m.can_view_admin and 'Admin' = any(m.roles)`.execute(tx);
  return rows.map(({ customerId }) => customerId);
}

/** Everybody of the company who was written to since. */
export async function readInquiries(
  tx: Tx,
  { tenantId, businessId }: CompanyKey,
  since: Instant,
): Promise<ReadonlyMap<PersonId, readonly Inquiry[]>> {
  const { rows } = await sql<Inquiry & { readonly personId: PersonId }>`select p.person_id as "personId",
      m.round_id as "roundId", m.sent_at as "sentAt", p.answer, p.answered_at as "answeredAt"
    from company_messages m
    join company_message_people p on p.tenant_id = m.tenant_id and p.message_id = m.message_id
    where m.tenant_id = ${tenantId} and m.business_id = ${businessId} and m.sent_at > ${since}`.execute(tx);
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** A message as the one it went to may read it. */
export type Received = CompanyKey & {
  readonly messageId: CompanyMessageId;
  readonly personId: PersonId;
  readonly company: string;
  readonly name: string;
  readonly subject: string | null;
  readonly text: string;
  readonly sentAt: Instant;
  readonly answer: Answer | null;
  readonly answers: number;
};
export async function readReceived(
  db: Db | Tx,
  { tenantId, messageId, personId }: Pick<Received, 'tenantId' | 'messageId' | 'personId'>,
): Promise<Received | null> {
  const { rows } = await sql<Received>`select p.tenant_id as "tenantId", m.business_id as "businessId",
      p.message_id as "messageId", p.person_id as "personId", b.name as company,
      coalesce(nullif(trim(coalesce(nullif(w.first_name, ''), c.first_name, '') || ' '
        || coalesce(nullif(w.last_name, ''), c.last_name, '')), ''), w.email, '') as name, w.subject,
      m.text, m.sent_at as "sentAt", p.answer, p.answers
    from company_message_people p
    join company_messages m on m.tenant_id = p.tenant_id and m.message_id = p.message_id
    join businesses b on b.tenant_id = m.tenant_id and b.business_id = m.business_id
    join business_members w on w.tenant_id = m.tenant_id and w.business_id = m.business_id
      and w.person_id = p.person_id
    left join customers c on c.tenant_id = w.tenant_id and c.subject = w.subject
    where p.tenant_id = ${tenantId} and p.message_id = ${messageId} and p.person_id = ${personId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** False when that is the answer already. */
export async function saveAnswer(
  tx: Tx,
  { tenantId, messageId, personId }: Pick<Received, 'tenantId' | 'messageId' | 'personId'>,
  answer: Answer,
  at: Instant,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update company_message_people
    set answer = ${answer}, answered_at = ${at}, answers = answers + 1
    where tenant_id = ${tenantId} and message_id = ${messageId} and person_id = ${personId}
      and answer is distinct from ${answer}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function deleteMessages(db: Db, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from company_messages where (tenant_id, message_id) in (
    select tenant_id, message_id from company_messages where sent_at <= ${before} limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
