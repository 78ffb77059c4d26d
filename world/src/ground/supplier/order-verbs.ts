/** Confirming and looking up, as the market of rides does them: with the driver, and what’s called off. */
import type { Instant } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { RideChanged } from '@sojourn/products/ground/sell/port/change-port.ts';
import type { RideRejection } from '@sojourn/products/ground/sell/port/ride-port.ts';
import type {
  GroundSupplier,
  RideConfirmRequest,
  RideOrder,
  RideRecord,
} from '@sojourn/products/ground/sell/supplier.ts';
import { type Decision, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { listMade } from '#orders/changes/store.ts';
import { confirmOrder } from '#orders/desk/confirm.ts';
import { lookUpOrder } from '#orders/desk/look-up.ts';
import { orderOf } from '#orders/desk/order-desk.ts';
import { listEdits } from '#orders/edits/store.ts';
import { driverOf, RIDE_DESK } from './desk.ts';
import type { GroundMarket } from './market.ts';
import { RIDE_CHANGES, RIDE_ORDERS, type RideOrderRow, setCalledOff, setPickedUp } from './store.ts';

function wireOrder(order: RideOrderRow): RideOrder | null {
  const made = orderOf<RideOrderRow['price']>(order);
  return made && { ...made, driver: driverOf(order) };
}

export async function confirmRide(
  market: GroundMarket,
  request: RideConfirmRequest,
  fault: unknown,
): Promise<Decision<RideOrder, RideRejection>> {
  const confirmed = await confirmOrder(RIDE_DESK, market, request, fault);
  if (confirmed.outcome !== 'ok') return confirmed;
  const order = await RIDE_ORDERS.find(market.db, request.reference);
  const made = order && wireOrder(order);
  if (!made) throw new Error(`${request.reference} was confirmed and isn’t there`);
  return ok(made);
}

/** An order is over at once, and costs nothing. */
const callOff = ({ db }: GroundMarket, reference: string, now: Instant): Promise<void> =>
  withTransaction(db, async (tx) => {
    const order = await RIDE_ORDERS.lock(tx, reference);
    if (order?.state !== 'confirmed') return;
    await RIDE_ORDERS.move(tx, reference, ['confirmed', 'canceled'], { penaltyMinor: 0, canceledAt: now });
    await setCalledOff(tx, reference, now);
    await RIDE_DESK.giveBack(tx, order);
  });

export async function lookUpRide(
  market: GroundMarket,
  request: Parameters<GroundSupplier['lookUp']>[0],
  fault: unknown,
): Promise<Outcome<RideRecord | null, never>> {
  const { db } = market;
  const { reference, now } = request;
  if (now !== undefined && fault === 'operatorCancels') await callOff(market, reference, now);
  if (now !== undefined && fault === 'pickedUp') await setPickedUp(db, reference, now);
  const found = await lookUpOrder(RIDE_DESK, market, request, undefined);
  const order = found === null ? undefined : await RIDE_ORDERS.find(db, reference);
  if (found === null || !order) return ok(null);
  const { calledOffAt, refusal, pickedUpAt } = order;
  return ok({
    hold: found.hold,
    order: wireOrder(order),
    ...(found.isDeciding ? { isDeciding: true as const } : {}),
    ...(found.refusal && refusal !== null ? { refusal: { reason: refusal } as RideRejection } : {}),
    schedule: {
      version: calledOffAt === null ? 0 : 1,
      acceptedVersion: 0,
      acceptedBy: null,
      canceledByOperator: calledOffAt === null ? null : { at: calledOffAt },
    },
    changes: await listMade<RideChanged>(db, RIDE_CHANGES.table, reference),
    edits: await listEdits(db, reference),
    pickedUpAt,
  });
}
