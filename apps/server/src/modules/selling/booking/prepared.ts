/** What a product brings to the one commit that begins a booking, or what stands in its way. */
import type { ErrorDetails } from '@sojourn/contract/errors.ts';
import type { RawBuilder } from 'kysely';
import type { Tx } from '#workflow/saga.ts';
import type { BookedSale } from './booking.ts';
import type { Failure } from './failure.ts';
import type { NewBooking } from './store.ts';
import type { BookingRef } from './tenders/store.ts';

export type Field = NonNullable<ErrorDetails['fields']>[number];
type OwnColumns = 'product' | 'request' | 'offer' | 'guests' | 'contact';
/** Everything of a booking that is its product's. */
export type Prepared<B extends BookedSale = BookedSale> = {
  readonly columns: Pick<B, OwnColumns> & Pick<NewBooking, 'supplierId' | 'taxesMinor'>;
  readonly saga: { readonly kind: string; readonly firstStep: string };
  /** What's known of the travelers besides their names; stored encrypted (`openTravelers`). */
  readonly travelers: readonly object[];
  /** Further rows of the same statement, each as `name as (…)`. */
  readonly parts: (of: BookingRef) => readonly RawBuilder<unknown>[];
  /** Refuses what another commit has made impossible by now; in the transaction that begins the booking. */
  readonly requireStillAllowed: (tx: Tx) => Promise<void>;
  /** A rule that says no before anything is started. */
  readonly findRefusal: () => Promise<Failure | null>;
};
export type Incomplete = { readonly fields: readonly Field[] };

type Issue = { readonly path: readonly PropertyKey[]; readonly code?: string; readonly message: string };
/** The fields that a schema finds wrong: with the code of a rule of ours, or the schema's own. */
export const fieldsOf = (issues: readonly Issue[]): Field[] => {
  const problems = issues.map(
    ({ path, code = 'invalid', message }) => [path.join('.'), code === 'custom' ? message : code] as const,
  );
  return [...new Map(problems)].map(([path, problem]) => ({ path, problem }));
};
