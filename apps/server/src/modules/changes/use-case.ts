/** What the use cases of changes share. */
import { type ChangeBlock, type ChangeFailure, changeBlock } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import { refuse } from '../../refusal.ts';
import type { Booking } from '../booking/booking.ts';
import type { BookingDeps, BookingProducts } from '../booking/product.ts';
import type { SavedCards } from '../checkouts/saved-cards.ts';
import type { TripAction } from '../trips/trip-action.ts';
import type { TripDeps } from '../trips/use-case.ts';
import type { ChangeProducts, Changing } from './product.ts';

export type ChangeSagaDeps = BookingDeps & { readonly products: BookingProducts & ChangeProducts };
export type ChangeDeps = TripDeps & {
  readonly products: TripDeps['products'] & ChangeProducts;
  readonly cardOf: SavedCards;
};

type Products = { readonly products: ChangeProducts };

function blockOf({ products }: Products, booking: Booking, now: Instant): ChangeBlock | null {
  const { changes } = products[booking.product];
  if (!changes) return 'NonExchangeable';
  return changeBlock({ state: booking.state, now }, changes.window(booking));
}

export const changeAction =
  (deps: Products): TripAction<'change'> =>
  (booking, now) => {
    const reason = blockOf(deps, booking, now);
    return reason ? { available: false, reason } : { available: true };
  };

const refuseChange = (changeFailure: ChangeFailure | ChangeBlock): never =>
  refuse('NotChangeable', { changeFailure });

/** How the booking's product changes it. Refuses NotChangeable with what stands in the way. */
export function requireChanging(deps: Products, booking: Booking, now: Instant): Changing {
  const block = blockOf(deps, booking, now);
  if (block) return refuseChange(block);
  return deps.products[booking.product].changes ?? refuseChange('NonExchangeable');
}
