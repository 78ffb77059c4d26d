/** A file for a message that will name it: looked into, named cleanly, sealed. */
import type { SentFile } from '@sojourn/contract/case-files.ts';
import { type CustomerId, newId } from '@sojourn/domain/ids.ts';
import { cleanFileName, FILES_UNSENT, typeOfFile } from '@sojourn/domain/support/read-file.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { refuse } from '#refusal.ts';
import type { Sealer } from '#seal.ts';
import type { Owner } from '#workflow/saga.ts';
import { arePackedObjectsPlain } from './packed-objects.ts';
import { nameRow, sealRow } from './seal-rows.ts';
import { insertFile } from './store.ts';

type FileDeps = Pick<Effects, 'db' | 'clock' | 'random'> & { readonly sealer: Sealer };

/**
 * `owner`: whose case it will be in; `sentBy`: the customer or an agent. Refuses with FileTypeRefused, and
 * with TooManyFiles while as many still wait for a message.
 */
export async function receiveFile(
  { db, clock, random, sealer }: FileDeps,
  { tenantId, customerId }: Owner,
  sentBy: CustomerId,
  file: { readonly name: string; readonly bytes: Uint8Array },
): Promise<SentFile> {
  const type = typeOfFile(file.bytes) ?? refuse('FileTypeRefused');
  if (type === 'application/pdf' && !arePackedObjectsPlain(file.bytes)) refuse('FileTypeRefused');
  const fileId = newId('fil', random.bytes(16));
  const name = cleanFileName(file.name, type);
  const row = {
    tenantId,
    customerId,
    fileId,
    sentBy,
    type,
    bytes: file.bytes.length,
    sealedName: sealer.seal(nameRow(fileId), name),
    sealed: sealer.sealBytes(sealRow(fileId), file.bytes),
    sentAt: clock.now(),
  };
  const isTaken = await withTransaction(db, (tx) => insertFile(tx, row, FILES_UNSENT));
  return isTaken ? { fileId, name, type, bytes: row.bytes } : refuse('TooManyFiles');
}
