/** The homes' order desk: what nights are held, confirmed and canceled by. */
import { isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { HomeChanged } from '@sojourn/products/home/sell/change/change-port.ts';
import type { HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type {
  HomeArrival,
  HomeConfirmRequest,
  HomeOrder,
  HomeRecord,
  HomeSupplier,
} from '@sojourn/products/home/sell/supplier.ts';
import { type Decision, type Outcome, ok } from '@sojourn/server/suppliers/outcome.ts';
import { versionsOf } from '#orders/changes/changes.ts';
import { listMade } from '#orders/changes/store.ts';
import { confirmOrder } from '#orders/desk/confirm.ts';
import { lookUpOrder } from '#orders/desk/look-up.ts';
import type { OrderDesk } from '#orders/desk/order-desk.ts';
import { listEdits } from '#orders/edits/store.ts';
import type { MarketDb } from '#orders/store.ts';
import { homeArrival } from '../inventory/home-facts.ts';
import { rowOfHome } from '../inventory/world.ts';
import type { HomeMarket } from './market.ts';
import { announceNights, deleteNights, handNightsOver } from './nights/store.ts';
import { hasNights } from './requests/record.ts';
import { findRequest } from './requests/store.ts';
import { HOME_CHANGES, HOME_ORDERS, type HomeOrderRow } from './store.ts';

/** From the hour of the first check-in on. */
export const hasBegun = ({ startsAt }: HomeOrderRow, now: Parameters<typeof isBefore>[0]): boolean =>
  !isBefore(now, startsAt);

async function giveNightsBack(db: MarketDb, { reference, requestReference, state }: HomeOrderRow) {
  const request = requestReference === null ? undefined : await findRequest(db, requestReference);
  if (request && state === 'held' && hasNights(request)) {
    // Its host has accepted: the nights are kept while the guest is to pay
    const to = { takenBy: 'request', reference: request.reference } as const;
    await announceNights(db, await handNightsOver(db, reference, to), 'request');
  } else await announceNights(db, await deleteNights(db, reference), null);
}

export const HOME_DESK: OrderDesk<
  HomeMarket,
  HomeOrderRow,
  HomeConfirmRequest,
  HomeRejection,
  { readonly isCanceledByHost: true }
> = {
  book: HOME_ORDERS,
  giveBack: giveNightsBack,
  soldOut: { reason: 'NoAvailability' },
  locatorSeed: (reference) => `home:${reference}`,
  findProblem: () => null,
  people: ({ guest, message }) => ({ ...guest, message }),
  paidMinor: ({ price }) => price.totalMinor,
  startsAt: ({ startsAt }) => startsAt,
  hasBegun,
  // Hosts only ever cancel
  change: () => ({ isCanceledByHost: true }),
};

/** Of each home of a confirmed order. */
function arrivalsOf({ world }: HomeMarket, { sold }: HomeOrderRow): HomeArrival[] {
  return sold.stays.flatMap(({ summary }) => {
    const row = rowOfHome(world, summary.homeId);
    return row === undefined ? [] : [homeArrival(world, row, sold.locale)];
  });
}

export async function confirmHomes(
  market: HomeMarket,
  request: HomeConfirmRequest,
  fault: unknown,
): Promise<Decision<HomeOrder, HomeRejection>> {
  const confirmed = await confirmOrder(HOME_DESK, market, request, fault);
  if (confirmed.outcome !== 'ok') return confirmed;
  const order = await HOME_ORDERS.find(market.db, request.reference);
  return ok({ ...confirmed.value, arrivals: order ? arrivalsOf(market, order) : [] });
}

/** The nights stay closed for the host who canceled: nobody else is let in. */
const closeForHost = (market: HomeMarket, reference: string): Promise<void> =>
  withTransaction(market.db, async (tx) => {
    const to = { takenBy: 'block', reference: `host:${reference}` } as const;
    await announceNights(tx, await handNightsOver(tx, reference, to), 'block');
  });

export async function lookUpHomes(
  market: HomeMarket,
  request: Parameters<HomeSupplier['lookUp']>[0],
  fault: unknown,
): Promise<Outcome<HomeRecord | null, never>> {
  const found = await lookUpOrder(HOME_DESK, market, request, fault);
  if (found === null) return ok(null);
  const { changes, order, ...record } = found;
  const { reference } = request;
  const isCanceledByHost = changes.some(({ content }) => content.isCanceledByHost);
  if (isCanceledByHost) await closeForHost(market, reference);
  const row = order?.state === 'Confirmed' ? await HOME_ORDERS.find(market.db, reference) : undefined;
  return ok({
    ...record,
    order: order && { ...order, arrivals: row ? arrivalsOf(market, row) : [] },
    schedule: { ...versionsOf(changes), isCanceledByHost },
    changes: await listMade<HomeChanged>(market.db, HOME_CHANGES.table, reference),
    edits: await listEdits(market.db, reference),
  });
}
