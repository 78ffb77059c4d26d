/** A file of one of the customer's cases. */
import type { CaseId, FileId } from '@sojourn/domain/ids.ts';
import type { Actor } from '#context.ts';
import { refuse } from '#refusal.ts';
import { openFile } from '../cases/files/open-file.ts';
import { readThread } from '../cases/thread/store.ts';
import type { SupportDeps } from './deps.ts';
import { isOwnCase } from './own-case.ts';

/** Refuses with NotFound for a case that isn't theirs to see, and for what the desk noted for itself. */
export async function getCaseFile(
  deps: Pick<SupportDeps, 'db' | 'sealer' | 'visibleCases'>,
  { caseId, fileId }: { readonly caseId: CaseId; readonly fileId: FileId },
  { tenantId, customerId }: Actor,
): ReturnType<typeof openFile> {
  const ref = { tenantId, customerId, caseId };
  const found = await readThread(deps.db, ref);
  if (!found || !isOwnCase(found, deps.visibleCases)) return refuse('NotFound');
  return openFile(deps, ref, fileId, 'customer');
}
