/** What the use cases of checkouts need from outside. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { FitProblem } from '@sojourn/contract/trip-fit.ts';
import type { TripPlan } from '@sojourn/domain/booking/trip-plan.ts';
import type { Clock, Random } from '@sojourn/domain/effects.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import type { Tenant, TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Actor } from '#context.ts';
import type { Db } from '#db/client.ts';
import type { PolicyProducts } from '#modules/companies/policy/judge-sale.ts';
import type { Sealer } from '#seal.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { SavedCards } from './cards/saved-cards.ts';
import type { CheckoutRow } from './checkout-row.ts';
import type { CheckoutTender } from './payment/tender.ts';
import type { CheckoutProducts } from './product.ts';

/** What quoting needs from outside. */
export type QuoteDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  /** Of what is kept about travelers. */
  readonly sealer: Sealer;
  readonly products: CheckoutProducts;
};

export type CheckoutDeps = QuoteDeps & {
  readonly products: PolicyProducts;
  readonly tenders: readonly CheckoutTender[];
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities' | 'brandName'>;
  /**
   * The customer's rewards accounts, best first; null while the bank does not answer. `refresh` asks it
   * again.
   */
  readonly accountsOf: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[] | null>;
  readonly cardOf: SavedCards;
  /** What the customer has booked and not yet done. */
  readonly plansOf: (reader: Owner & { readonly locale: Locale }) => Promise<readonly TripPlan[]>;
  /** What of the trip that it would join doesn't fit it, the gravest first. */
  readonly conflictsOf: (
    reader: Owner & { readonly locale: Locale },
    row: Pick<CheckoutRow, 'product' | 'checkoutId' | 'quote'>,
  ) => Promise<readonly FitProblem[]>;
  /**
   * The customer's live booking that a checkout would repeat. With a transaction no two checkouts of a
   * product are asked about at once, until it ends.
   */
  readonly duplicateOf: (owner: Owner, row: CheckoutRow, tx?: Tx) => Promise<BookingId | null>;
};
