/** Files that were sent before become part of a message, in the transaction that writes it. */
import type { CustomerId, FileId } from '@sojourn/domain/ids.ts';
import { FILES_PER_CASE } from '@sojourn/domain/support/read-file.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { CaseRef } from '../thread/store.ts';
import { readFilesOf, setFilesSent } from './store.ts';

/**
 * `seq`: of the event, 0 for what opens the case. Refuses with NotFound for a file that this sender didn't
 * send for this customer, or that's in a message already, and with TooManyFiles.
 */
export async function attachFiles(
  tx: Tx,
  ref: CaseRef,
  seq: number,
  { fileIds = [], sentBy }: { readonly fileIds?: readonly FileId[] | undefined; readonly sentBy: CustomerId },
): Promise<void> {
  const named = [...new Set(fileIds)];
  if (named.length === 0) return;
  const before = await readFilesOf(tx, ref);
  if (before.length + named.length > FILES_PER_CASE) refuse('TooManyFiles');
  const attached = await setFilesSent(tx, ref, seq, { fileIds: named, sentBy });
  if (attached !== named.length) refuse('NotFound');
}
