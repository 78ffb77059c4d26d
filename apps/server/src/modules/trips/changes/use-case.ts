/** What the use cases of changes share. */
import type { ChangeAsk } from '@sojourn/contract/changes.ts';
import { type ChangeBlock, type ChangeFailure, changeBlock } from '@sojourn/domain/booking/change-state.ts';
import type { Instant } from '@sojourn/domain/dates.ts';
import type { Tenant, TenantId } from '@sojourn/domain/tenants/tenant.ts';
import type { Product } from '@sojourn/products/product-list.ts';
import type { Db } from '#db/client.ts';
import type { PolicyProducts } from '#modules/companies/policy/judge-sale.ts';
import type { CheckWayDeps } from '#modules/money/confirmations/check-way.ts';
import type { ReplacingProduct } from '#modules/protecting/disruptions/plan/product.ts';
import { readReplaced } from '#modules/protecting/disruptions/rebooking/store.ts';
import type { Booking } from '#modules/selling/booking/booking.ts';
import type { BookingDeps, BookingProducts } from '#modules/selling/booking/product.ts';
import type { SavedCards } from '#modules/selling/checkouts/cards/saved-cards.ts';
import { refuse } from '#refusal.ts';
import type { Tx } from '#workflow/saga.ts';
import type { TripAction } from '../trips/trip-action.ts';
import type { TripDeps } from '../trips/use-case.ts';
import type { ChangeProduct, ChangeProducts, Changing } from './product.ts';

export type ChangeSagaDeps = BookingDeps & { readonly products: BookingProducts & ChangeProducts };
export type ChangeDeps = TripDeps & {
  readonly products: TripDeps['products'] &
    ChangeProducts &
    PolicyProducts & { readonly [P in Product]: ReplacingProduct };
  readonly cardOf: SavedCards;
  readonly tenantOf: (id: TenantId) => Pick<Tenant, 'capabilities' | 'brandName'>;
  readonly originOf: CheckWayDeps['originOf'];
};

type Products = { readonly products: ChangeProducts };

/** How a product makes the change that is asked for; undefined where it doesn't. */
export const changingFor = (
  { can }: ChangeProduct,
  { kind }: Pick<ChangeAsk, 'kind'>,
): Changing | undefined => {
  if (kind === 'Part') return can.cancelPart;
  if (kind === 'Extras') return can.changeExtras;
  return kind === 'Details' ? can.editDetails : can.change;
};

export function blockOf(changing: Changing | undefined, booking: Booking, now: Instant): ChangeBlock | null {
  if (!changing) return 'NonExchangeable';
  return changeBlock({ state: booking.state, now }, changing.window(booking));
}

function actionBy(changing: Changing | undefined, booking: Booking, now: Instant) {
  const reason = blockOf(changing, booking, now);
  return reason ? ({ available: false, reason } as const) : ({ available: true } as const);
}
export const changeAction =
  ({ products }: Products): TripAction<'change'> =>
  (booking, now) =>
    actionBy(products[booking.product].can.change, booking, now);
export const cancelPartAction =
  ({ products }: Products): TripAction<'cancelPart'> =>
  (booking, now) =>
    actionBy(products[booking.product].can.cancelPart, booking, now);

export const extrasAction =
  ({ products }: Products): TripAction<'extras'> =>
  (booking, now) =>
    actionBy(products[booking.product].can.changeExtras, booking, now);

export const editDetailsAction =
  ({ products }: Products): TripAction<'editDetails'> =>
  (booking, now) =>
    actionBy(products[booking.product].can.editDetails, booking, now);

export const refuseChange = (changeFailure: ChangeFailure | ChangeBlock): never =>
  refuse('NotChangeable', { changeFailure });

/** How the booking's product changes it. Refuses NotChangeable with what stands in the way. */
export function requireChanging(
  { products }: Products,
  booking: Booking,
  ask: Pick<ChangeAsk, 'kind'>,
  now: Instant,
): Changing {
  const changing = changingFor(products[booking.product], ask);
  const block = blockOf(changing, booking, now);
  if (block) return refuseChange(block);
  return changing ?? refuseChange('NonExchangeable');
}

/** What a disruption replaced was paid for once more: a person changes it. */
export async function requireNotReplaced(
  { products }: Pick<ChangeDeps, 'products'>,
  db: Db | Tx,
  booking: Booking,
  ask: ChangeAsk,
): Promise<void> {
  const { replace: replacing } = products[booking.product].can;
  if (!replacing) return;
  const replaced = await readReplaced(db, booking);
  if (replaced.some((slice) => replacing.touches(booking, ask, slice))) refuseChange('NonExchangeable');
}
