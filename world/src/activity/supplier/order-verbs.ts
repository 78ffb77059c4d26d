/** Confirming, releasing, extending and looking up, as the market of activities does them. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { ActivityRejection } from '@sojourn/products/activity/sell/port/price-port.ts';
import type {
  ActivityConfirmRequest,
  ActivityOrder,
  ActivityOrderState,
  ActivityRecord,
  ActivitySupplier,
} from '@sojourn/products/activity/sell/supplier.ts';
import { type Decision, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { listMade } from '#orders/changes/store.ts';
import { confirmOrder } from '#orders/desk/confirm.ts';
import { endHold } from '#orders/desk/holds.ts';
import { lookUpOrder } from '#orders/desk/look-up.ts';
import { orderOf } from '#orders/desk/order-desk.ts';
import { listEdits } from '#orders/edits/store.ts';
import type { MarketDb } from '#orders/store.ts';
import { ACTIVITY_DESK } from './desk.ts';
import { callOff } from './events/call-off.ts';
import type { ActivityMarket } from './market.ts';
import { wireHold } from './reserve.ts';
import { ACTIVITY_CHANGES, ACTIVITY_ORDERS, type ActivityOrderRow, slotOf } from './store.ts';
import { sweepActivities } from './sweep.ts';
import { listTickets } from './tickets/tickets.ts';

async function wireOrder(db: MarketDb, order: ActivityOrderRow): Promise<ActivityOrder | null> {
  const made = orderOf<ActivityOrderRow['price']>(order);
  return made && { ...made, tickets: await listTickets(db, order.reference) };
}

export async function confirmActivity(
  market: ActivityMarket,
  request: ActivityConfirmRequest,
  fault: unknown,
): Promise<Decision<ActivityOrder, ActivityRejection>> {
  const { db } = market;
  const { reference, now } = request;
  await sweepActivities(market, now);
  const confirmed = await confirmOrder(ACTIVITY_DESK, market, request, fault);
  if (confirmed.outcome === 'rejected' && confirmed.rejection.reason === 'CutOffPassed')
    // Nobody can confirm it any more
    await endHold(ACTIVITY_DESK, db, reference, 'expired');
  if (confirmed.outcome !== 'ok') return confirmed;
  const order = await ACTIVITY_ORDERS.find(db, reference);
  const made = order && (await wireOrder(db, order));
  if (!made) throw new Error(`${reference} was confirmed and isn’t there`);
  return ok(made);
}

/** A hold that's given back ends as expired; a confirmation that waits is withdrawn by it. */
export async function releaseActivity(db: MarketDb, reference: string): Promise<Outcome<null, never>> {
  await endHold(ACTIVITY_DESK, db, reference, 'expired');
  return ok(null);
}

const EXTENDED_SECONDS = 86_400;

/** At most a day, and never past the cut-off; refused for a hold that has ended or waits for an answer. */
export const keepActivity = (
  db: MarketDb,
  { reference, until, now }: Parameters<NonNullable<ActivitySupplier['keep']>>[0],
): ReturnType<NonNullable<ActivitySupplier['keep']>> =>
  withTransaction(db, async (tx) => {
    const order = await ACTIVITY_ORDERS.lock(tx, reference);
    const isHeld = order?.state === 'held' && order.decidesAt === null;
    if (!isHeld || (order.cutOffAt !== null && !isBefore(now, order.cutOffAt)))
      return rejected({ reason: 'NotFound' });
    const ends = [until, plusSeconds(now, EXTENDED_SECONDS), ...(order.cutOffAt ? [order.cutOffAt] : [])];
    const most = ends.reduce((least, each) => (isBefore(each, least) ? each : least));
    const heldUntil = await ACTIVITY_ORDERS.keep(tx, reference, most, now);
    if (heldUntil === null) return rejected({ reason: 'NotFound' });
    return ok({ until: order.cutOffAt && isBefore(order.cutOffAt, heldUntil) ? order.cutOffAt : heldUntil });
  });

function stateOf(order: ActivityOrderRow, now: Instant | undefined): ActivityOrderState {
  switch (order.state) {
    case 'held':
      if (order.decidesAt !== null) return 'Pending';
      return now !== undefined && !isBefore(now, order.expiresAt) ? 'Expired' : 'OnHold';
    case 'confirmed':
      return order.redeemedAt === null ? 'Confirmed' : 'Redeemed';
    case 'canceled':
      return 'Canceled';
    default:
      // One that was withdrawn has run out, whatever its operator was going to say
      return order.state === 'released' && order.refusal !== null ? 'Rejected' : 'Expired';
  }
}

const CAUSES = { operatorCancels: 'operator', weather: 'weather', tooFew: 'tooFew' } as const;
const causeOf = (fault: unknown) => CAUSES[fault as keyof typeof CAUSES] ?? null;

export async function lookUpActivity(
  market: ActivityMarket,
  request: Parameters<ActivitySupplier['lookUp']>[0],
  fault: unknown,
): Promise<Outcome<ActivityRecord | null, never>> {
  const { db } = market;
  const { reference, now } = request;
  const cause = causeOf(fault);
  if (now !== undefined) {
    const before = cause && (await ACTIVITY_ORDERS.find(db, reference));
    const slot = before?.state === 'confirmed' ? slotOf(before) : null;
    if (cause && slot) await callOff(market, slot, cause, now);
    await sweepActivities(market, now);
  }
  const found = await lookUpOrder(ACTIVITY_DESK, market, request, undefined);
  const order = found === null ? undefined : await ACTIVITY_ORDERS.find(db, reference);
  if (found === null || !order) return ok(null);
  const { canceledAt, cancelCause, refusal } = order;
  const isCanceledByOperator = cancelCause !== null && canceledAt !== null;
  return ok({
    state: stateOf(order, now),
    hold: found.hold && wireHold(order),
    order: await wireOrder(db, order),
    ...(found.isDeciding ? { isDeciding: true as const } : {}),
    ...(found.refusal && refusal !== null ? { refusal: { reason: refusal } as ActivityRejection } : {}),
    answerBy: order.decidesAt === null || order.state !== 'held' ? null : order.answerBy,
    schedule: {
      version: isCanceledByOperator ? 1 : 0,
      acceptedVersion: 0,
      acceptedBy: null,
      canceledByOperator: isCanceledByOperator ? { cause: cancelCause, at: canceledAt } : null,
    },
    changes: await listMade(db, ACTIVITY_CHANGES.table, reference),
    edits: await listEdits(db, reference),
  });
}
