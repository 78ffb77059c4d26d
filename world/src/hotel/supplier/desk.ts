/** The hotels' order desk: what rooms are held, confirmed and canceled by. */
import {
  type CalendarDate,
  dateIn,
  dateOfDay,
  dayNumber,
  type Instant,
  nightsBetween,
} from '@sojourn/domain/dates.ts';
import type { StayChanged } from '@sojourn/products/hotel/sell/change/change-port.ts';
import type { CanceledRooms } from '@sojourn/products/hotel/sell/part/part-port.ts';
import type {
  ConfirmRequest,
  HotelRejection,
  HotelSupplier,
  StayRecord,
} from '@sojourn/products/hotel/sell/supplier.ts';
import { type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { versionsOf } from '../../orders/changes/changes.ts';
import { listMade } from '../../orders/changes/store.ts';
import { lookUpOrder } from '../../orders/desk/look-up.ts';
import type { OrderDesk } from '../../orders/desk/order-desk.ts';
import { listEdits } from '../../orders/edits/store.ts';
import { listParts } from '../../orders/parts/store.ts';
import type { Market } from './market.ts';
import { ROOMS, STAY_CHANGES, STAY_ORDERS, type StayOrderRow } from './store.ts';

export const nightsFrom = ({
  checkIn,
  checkOut,
}: Pick<StayOrderRow, 'checkIn' | 'checkOut'>): CalendarDate[] =>
  Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, at) => dateOfDay(dayNumber(checkIn) + at));

/** From the day of check-in on (the hotel's date), a stay can't be canceled. */
export const hasBegun = (order: StayOrderRow, now: Instant): boolean =>
  nightsBetween(dateIn(now, order.terms.zone), order.checkIn) <= 0;

export const HOTEL_DESK: OrderDesk<
  Market,
  StayOrderRow,
  ConfirmRequest,
  HotelRejection,
  { readonly isClosed: boolean }
> = {
  book: STAY_ORDERS,
  giveBack: async (db, order) => {
    const key = [order.stayId, order.room];
    await ROOMS.announce(db, key, await ROOMS.giveBack(db, key, nightsFrom(order), order.roomCount));
  },
  soldOut: { reason: 'LackOfInventory' },
  locatorSeed: (reference) => reference,
  findProblem: (_, { roomCount }, { guests }) =>
    guests.length === roomCount ? null : { reason: 'CartValidationError' },
  people: ({ guests, loyaltyNumber, requests }) => ({ guests, loyaltyNumber, requests }),
  paidMinor: ({ price }) => price.total.amountMinor,
  startsAt: ({ checkIn }) => `${checkIn}T12:00:00.000Z` as Instant,
  hasBegun,
  // Hotels only ever close
  change: () => ({ isClosed: true }),
};

export async function lookUpStay(
  market: Market,
  request: Parameters<HotelSupplier['lookUp']>[0],
  fault: unknown,
): Promise<Outcome<StayRecord | null, never>> {
  const found = await lookUpOrder(HOTEL_DESK, market, request, fault);
  if (found === null) return ok(null);
  const { changes, ...record } = found;
  const { reference } = request;
  return ok({
    ...record,
    schedule: { ...versionsOf(changes), isClosed: changes.at(-1)?.content.isClosed ?? false },
    canceledParts: await listParts<CanceledRooms>(market.db, reference),
    changes: await listMade<StayChanged>(market.db, STAY_CHANGES.table, reference),
    edits: await listEdits(market.db, reference),
  });
}
