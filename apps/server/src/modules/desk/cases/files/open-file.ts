/** A file of a case, as it was sent. */
import type { CaseFile } from '@sojourn/contract/case-files.ts';
import type { FileId } from '@sojourn/domain/ids.ts';
import type { CaseSide } from '@sojourn/domain/support/case-flow.ts';
import type { Db } from '#db/client.ts';
import { refuse } from '#refusal.ts';
import type { Sealer } from '#seal.ts';
import type { CaseRef } from '../thread/store.ts';
import { nameRow, sealRow } from './seal-rows.ts';
import { readFilesOf, readSealedFile, type StoredFile } from './store.ts';

type Deps = { readonly db: Db; readonly sealer: Sealer };

/** `ref`: a case that this side may see. Refuses with NotFound, also for files of the desk's own notes. */
export async function openFile(
  { db, sealer }: Deps,
  ref: CaseRef,
  fileId: FileId,
  side: CaseSide,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer>; type: string }> {
  const found = await readSealedFile(db, ref, fileId);
  if (!found || (side === 'customer' && found.isInternal)) return refuse('NotFound');
  const bytes = sealer.unsealBytes(sealRow(fileId), found.sealed);
  if (!bytes) throw new Error('the key of a file is missing');
  return { name: nameOf(sealer, found), bytes: new Uint8Array(bytes), type: found.type };
}

/** All of a case, in the order of their events; names alone, no bytes. */
export const listFiles = async ({ db, sealer }: Deps, ref: CaseRef): Promise<CaseFile[]> =>
  (await readFilesOf(db, ref)).map((file) => ({
    fileId: file.fileId,
    seq: file.seq,
    name: nameOf(sealer, file),
    type: file.type,
    bytes: file.bytes,
  }));

function nameOf(sealer: Sealer, { fileId, sealedName }: StoredFile): string {
  const name = sealer.unseal(nameRow(fileId), sealedName);
  if (name === null) throw new Error('the key of a file’s name is missing');
  return name;
}
