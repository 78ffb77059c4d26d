/** What a module that charges without the customer adds. It's registered in its capability. */
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { Db } from '#db/client.ts';
import type { Tx } from '#workflow/saga.ts';
import type { Confirmation, ConfirmationEnd } from './store.ts';

type Effects = { readonly db: Db; readonly clock: Clock; readonly random: Random };

/** Both are part of the commit that they're about. What to let go of is the saga's own to undo. */
export type ConfirmationKind = {
  /** As `later` of the saga names it: `approval`. */
  readonly kind: string;
  /** It waits for the customer: says so to the other side. */
  readonly begun?: (tx: Tx, deps: Effects, confirmation: Confirmation) => Promise<void>;
  readonly ended?: (tx: Tx, deps: Effects, confirmation: Confirmation, end: ConfirmationEnd) => Promise<void>;
};
