/** The order desk of rides: what vehicles and seats are held, confirmed and canceled by. */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { hashText } from '@sojourn/domain/mix.ts';
import type { RideRejection } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type { RideConfirmRequest, RideDriver } from '@sojourn/products/ground/sell/supplier.ts';
import type { OrderDesk } from '#orders/desk/order-desk.ts';
import type { MarketDb } from '#orders/store.ts';
import { fictionalPhone } from '../../phones.ts';
import type { GroundMarket } from './market.ts';
import { RIDE_ORDERS, RIDES, type RideOrderRow } from './store.ts';

async function giveBack(db: MarketDb, { transferId, day, units }: RideOrderRow): Promise<void> {
  const key = [transferId];
  await RIDES.announce(db, key, await RIDES.giveBack(db, key, [day], units));
}

export const hasBegun = ({ startsAt, pickedUpAt }: RideOrderRow, now: Instant): boolean =>
  pickedUpAt !== null || !isBefore(now, startsAt);

const NAMES = ['João', 'Marta', 'Samir', 'Ana', 'Tomás', 'Grace', 'Luca', 'Nadia'];
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Who comes; the same for the same order. */
export function driverOf({ reference, sold }: Pick<RideOrderRow, 'reference' | 'sold'>): RideDriver {
  const seed = hashText(`driver ${reference}`);
  const letter = (nth: number): string => LETTERS[(seed >>> nth) % LETTERS.length] ?? '';
  const number = String(seed % 100).padStart(2, '0');
  return {
    name: NAMES[seed % NAMES.length] ?? '',
    plate: `${letter(0)}${letter(4)}-${number}-${letter(8)}${letter(12)}`,
    phone: fictionalPhone(sold.summary.from.countryCode, seed),
  };
}

export const RIDE_DESK: OrderDesk<GroundMarket, RideOrderRow, RideConfirmRequest, RideRejection, never> = {
  book: RIDE_ORDERS,
  giveBack,
  soldOut: { reason: 'NoAvailability' },
  locatorSeed: (reference) => `ride:${reference}`,
  findProblem: (_market, order, { now }) => (hasBegun(order, now) ? { reason: 'RideNotInTime' } : null),
  atConfirm: async (_db, _market, _order, _request, fault) =>
    fault === 'operatorRefuses' ? { no: { reason: 'OperatorRejected' } } : null,
  people: ({ traveler }) => traveler,
  paidMinor: ({ price }) => price.totalMinor,
  startsAt: ({ startsAt }) => startsAt,
  hasBegun,
  // What operators call off ends the order itself
  change: () => undefined,
};
