/** The SQL of the files of cases. Only `readSealedFile` and the job that seals anew read their bytes. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { CustomerId, FileId } from '@sojourn/domain/ids.ts';
import type { FileType } from '@sojourn/domain/support/read-file.ts';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { CaseRef } from '../thread/store.ts';

const ofOwner = ({ tenantId, customerId }: Owner) =>
  sql`tenant_id = ${tenantId} and customer_id = ${customerId}`;

type NewFile = Owner & {
  readonly fileId: FileId;
  readonly sentBy: CustomerId;
  readonly type: FileType;
  readonly bytes: number;
  readonly sealedName: string;
  readonly sealed: Buffer;
  readonly sentAt: Instant;
};
/** False when as many already wait for a message of the same sender. */
export async function insertFile(tx: Tx, file: NewFile, unsentMax: number): Promise<boolean> {
  // Two at once count each other
  await sql`select pg_advisory_xact_lock(hashtextextended(${`case files ${file.sentBy}`}, 0))`.execute(tx);
  const { rows } = await sql`insert into case_files (tenant_id, customer_id, file_id, sent_by, type, bytes,
      sealed_name, sealed, sent_at)
    select ${file.tenantId}, ${file.customerId}, ${file.fileId}, ${file.sentBy}, ${file.type},
      ${file.bytes}::int, ${file.sealedName}, ${file.sealed}::bytea, ${file.sentAt}::timestamptz
    where (select count(*) from case_files where ${ofOwner(file)} and sent_by = ${file.sentBy}
      and case_id is null) < ${unsentMax}
    returning file_id`.execute(tx);
  return rows.length === 1;
}

/** To an event of a case; returns how many of them were waiting for it. */
export async function setFilesSent(
  tx: Tx,
  { tenantId, customerId, caseId }: CaseRef,
  seq: number,
  { fileIds, sentBy }: { readonly fileIds: readonly FileId[]; readonly sentBy: CustomerId },
): Promise<number> {
  const { rows } = await sql`update case_files set case_id = ${caseId}, event_seq = ${seq}::int
    where tenant_id = ${tenantId} and customer_id = ${customerId} and file_id = any(${fileIds}::text[])
      and sent_by = ${sentBy} and case_id is null returning file_id`.execute(tx);
  return rows.length;
}

export type StoredFile = {
  readonly fileId: FileId;
  readonly seq: number;
  readonly type: FileType;
  readonly bytes: number;
  readonly sealedName: string;
};
const columns = sql`file_id as "fileId", event_seq as seq, type, bytes, sealed_name as "sealedName"`;
/** In the order of their events. */
export async function readFilesOf(db: Db | Tx, ref: CaseRef): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`select ${columns} from case_files
    where ${ofOwner(ref)} and case_id = ${ref.caseId} order by event_seq, sent_at, file_id`.execute(db);
  return rows;
}

/** `isInternal`: it came with a note of the desk. */
type SealedFile = StoredFile & { readonly sealed: Buffer; readonly isInternal: boolean };
export async function readSealedFile(
  db: Db,
  { tenantId, customerId, caseId }: CaseRef,
  fileId: FileId,
): Promise<SealedFile | undefined> {
  const { rows } = await sql<SealedFile>`select f.file_id as "fileId", f.event_seq as seq, f.type, f.bytes,
      f.sealed_name as "sealedName", f.sealed, coalesce(e.is_internal, false) as "isInternal"
    from case_files f
    left join case_events e on e.tenant_id = f.tenant_id and e.customer_id = f.customer_id
      and e.case_id = f.case_id and e.seq = f.event_seq
    where f.tenant_id = ${tenantId} and f.customer_id = ${customerId} and f.case_id = ${caseId}
      and f.file_id = ${fileId}`.execute(db);
  return rows[0];
}

/** Of all customers: those that no message named by then; returns how many were deleted. */
export async function deleteUnsent(db: Db | Tx, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from case_files using (
      select tenant_id as t, customer_id as c, file_id as f from case_files
      where case_id is null and sent_at < ${before}
      order by sent_at limit ${limit} for update skip locked) old
    where tenant_id = t and customer_id = c and file_id = f`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Of all customers: those of cases that were closed before; returns how many were deleted. */
export async function deleteOfClosed(db: Db | Tx, before: Instant, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`delete from case_files using (
      select f.tenant_id as t, f.customer_id as c, f.file_id as i from case_files f
      join cases k on k.tenant_id = f.tenant_id and k.customer_id = f.customer_id and k.case_id = f.case_id
      where k.closed_at < ${before} order by k.closed_at limit ${limit} for update of f skip locked) old
    where tenant_id = t and customer_id = c and file_id = i`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

type FormerSeal = Owner & {
  readonly fileId: FileId;
  readonly sealedName: string;
  readonly sealed: Buffer;
  readonly isFormer: boolean;
};
/** Of all customers, after that one; the bytes only of those that another key than `mark`'s sealed. */
export async function readForResealing(
  tx: Tx,
  [tenantId = '', customerId = '', fileId = '']: readonly string[],
  { mark, limit }: { readonly mark: string; readonly limit: number },
): Promise<FormerSeal[]> {
  const isFormer = sql`(sealed_name not like ${`${mark}%`}
    or substring(sealed from 1 for ${mark.length}::int) <> convert_to(${mark}, 'SQL_ASCII'))`;
  const { rows } = await sql<FormerSeal>`select tenant_id as "tenantId", customer_id as "customerId",
      file_id as "fileId", sealed_name as "sealedName", ${isFormer} as "isFormer",
      case when ${isFormer} then sealed else '' end as sealed
    from case_files where (tenant_id, customer_id, file_id) > (${tenantId}, ${customerId}, ${fileId})
    order by tenant_id, customer_id, file_id limit ${limit}`.execute(tx);
  return rows;
}
export async function changeSeals(
  tx: Tx,
  file: Owner & { readonly fileId: FileId },
  sealedName: string,
  sealed: Buffer,
): Promise<void> {
  await sql`update case_files set sealed_name = ${sealedName}, sealed = ${sealed}::bytea
    where ${ofOwner(file)} and file_id = ${file.fileId}`.execute(tx);
}
