/** What the use cases of checkouts need from outside. */
import type { RewardsAccount } from '@sojourn/contract/rewards.ts';
import type { FlownParty } from '@sojourn/domain/booking/duplicate.ts';
import type { BookingId, CheckoutId } from '@sojourn/domain/ids.ts';
import type { OtherPlan } from '@sojourn/domain/products/flight/trip-finding.ts';
import type { Owner, Tx } from '#workflow/saga.ts';
import type { Actor } from '../../context.ts';
import type { QuoteDeps } from './quote.ts';
import type { SavedCards } from './saved-cards.ts';

export type CheckoutDeps = QuoteDeps & {
  /**
   * The customer's rewards accounts, best first; null while the bank does not answer. `refresh` asks it
   * again.
   */
  readonly accountsOf: (actor: Actor, refresh: boolean) => Promise<readonly RewardsAccount[] | null>;
  readonly cardOf: SavedCards;
  /** What the customer has booked and not yet done. */
  readonly plansOf: (owner: Owner) => Promise<readonly OtherPlan[]>;
  /**
   * The trip of another checkout in which somebody of the party is booked on one of the flights already. With
   * a transaction no two checkouts are asked about at once, until it ends.
   */
  readonly duplicateOf: (
    owner: Owner,
    party: FlownParty,
    checkoutId: CheckoutId,
    tx?: Tx,
  ) => Promise<BookingId | null>;
  /** Countries without a passport check between them share an area. */
  readonly borderAreaOf: (countryCode: string) => string;
};
