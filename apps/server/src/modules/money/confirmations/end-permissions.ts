/** Ends at the gateway what customers allowed for something that's over. Repeating it is a success. */

import type { Db } from '#db/client.ts';
import type { PaymentGateway } from '#suppliers/payments/port.ts';
import { noteEnded, readEndingPermissions } from './store.ts';

export type EndDeps = { readonly db: Db; readonly payments: Pick<PaymentGateway, 'endPermission'> };
const CONTEXT = { timeoutMs: 5_000, scenario: null, requestId: 'end-permissions' };

export async function endPermissionsAtGateway({ db, payments }: EndDeps, limit: number): Promise<number> {
  const ending = await readEndingPermissions(db, limit);
  for (const permission of ending) {
    const { reference, cardOwner: subject } = permission;
    const { outcome } = await payments.endPermission({ reference, subject }, CONTEXT);
    if (outcome === 'ok') await noteEnded(db, permission);
  }
  return ending.length;
}
