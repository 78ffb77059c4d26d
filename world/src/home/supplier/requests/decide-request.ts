/**
 * What a host's answer does, and what time does to a request. The yes takes the nights, and ends in the same
 * write every other request that shares one with it.
 */
import { type Instant, isBefore } from '@sojourn/domain/dates.ts';
import { withTransaction } from '@sojourn/postgres/client.ts';
import { payBy } from '@sojourn/products/home/rules/booking/request.ts';
import { brokenDates, type FoundStays, findStays, type HomeMarket, readTaken } from '../market.ts';
import { announceNights, deleteNights, insertNights, lockHomes, type TakenNight } from '../nights/store.ts';
import { hasNights } from './record.ts';
import {
  endOverlapping,
  findRequest,
  type HostAnswer,
  lockRequest,
  moveRequest,
  orderOfRequest,
  type RequestRow,
} from './store.ts';

type Market = Pick<HomeMarket, 'db' | 'world'>;

function staysOfRequest(market: Market, { sold }: Pick<RequestRow, 'sold'>): FoundStays {
  const found = findStays(market, { stays: sold.stays.map(({ summary }) => summary) });
  if (!found) throw new Error('a request is for homes that exist');
  return found;
}

/** With its homes locked before it, so that nobody waits in a circle. */
export async function withLockedRequest<Answer>(
  market: Market,
  reference: string,
  act: (market: Market, request: RequestRow, found: FoundStays) => Promise<Answer>,
): Promise<Answer | undefined> {
  const known = await findRequest(market.db, reference);
  if (!known) return undefined;
  const found = staysOfRequest(market, known);
  return withTransaction(market.db, async (tx) => {
    await lockHomes(
      tx,
      found.map(({ homeId }) => homeId),
    );
    const request = await lockRequest(tx, reference);
    return request && act({ ...market, db: tx }, request, found);
  });
}

/** Of an open request that is locked, with its homes; false when the nights are somebody else's. */
export async function answerLocked(
  market: Market,
  request: RequestRow,
  found: FoundStays,
  { answer, at }: { readonly answer: HostAnswer; readonly at: Instant },
): Promise<boolean> {
  const { db } = market;
  const { reference } = request;
  if (answer === 'decline') {
    await moveRequest(db, reference, { state: 'declined', cause: 'declined', answeredAt: at });
    return true;
  }
  const taken = await readTaken(market, found);
  const isFree = found.every((each) =>
    brokenDates(market, each, taken, at).every(
      (rule) => rule.rule !== 'blockedDates' || rule.why === 'tooFarAhead',
    ),
  );
  if (!isFree) {
    const isClosed = takersOf(found, taken).every((by) => by === 'block');
    const cause = isClosed ? 'blocked' : 'otherGuestAccepted';
    await moveRequest(db, reference, { state: 'declined', cause, answeredAt: at });
    return false;
  }
  await takeNights(market, request, found, at);
  return true;
}

/** Who has nights of the stays themselves. */
const takersOf = (found: FoundStays, taken: readonly TakenNight[]) =>
  taken
    .filter(({ homeId, night }) =>
      found.some((each) => each.homeId === homeId && each.checkIn <= night && night < each.checkOut),
    )
    .map(({ takenBy }) => takenBy);

async function takeNights({ db }: Market, { reference, sold }: RequestRow, found: FoundStays, at: Instant) {
  const nights: Pick<TakenNight, 'homeId' | 'night'>[] = [];
  for (const { homeId, checkIn: from, checkOut: to } of found) {
    nights.push(...(await insertNights(db, { homeId, from, to }, { takenBy: 'request', reference })));
    const stay = { homeId, checkIn: from, checkOut: to };
    await endOverlapping(db, stay, { except: reference, cause: 'otherGuestAccepted', at });
  }
  const zone = sold.stays[0]?.summary.zone ?? 'UTC';
  const nightsHeldUntil = payBy(at, found[0].checkIn, zone);
  await moveRequest(db, reference, { state: 'accepted', answeredAt: at, nightsHeldUntil });
  await announceNights(db, nights, 'request');
}

/** Frees the nights of an accepted request that is locked. */
export async function dropNights(market: Market, { reference }: RequestRow, state: RequestRow['state']) {
  await announceNights(market.db, await deleteNights(market.db, reference), null);
  await moveRequest(market.db, reference, { state });
}

/** Does what is due of a request; as it is from then on. */
export const settleRequest = async (
  market: Market,
  reference: string,
  now: Instant,
): Promise<RequestRow | undefined> => {
  const known = await findRequest(market.db, reference);
  if (!known || !(await isDue(market, known, now))) return known;
  await withLockedRequest(market, reference, (within, request, found) => settle(within, request, found, now));
  return findRequest(market.db, reference);
};

const isOver = (until: Instant | null, now: Instant): boolean => until !== null && !isBefore(now, until);

async function isDue({ db }: Market, request: RequestRow, now: Instant): Promise<boolean> {
  if (request.state === 'requested') return isOver(request.answersAt, now) || isOver(request.answerBy, now);
  if (!hasNights(request)) return false;
  const order = await orderOfRequest(db, request.reference);
  return order === 'confirmed' || order === 'canceled' || isOver(request.nightsHeldUntil, now);
}

async function settle(market: Market, request: RequestRow, found: FoundStays, now: Instant): Promise<void> {
  const { reference, answer, answersAt, answerBy } = request;
  if (request.state === 'requested') {
    const isInTime = answersAt !== null && isBefore(answersAt, answerBy);
    if (answer !== null && isInTime && isOver(answersAt, now))
      await answerLocked(market, request, found, { answer, at: answersAt });
    else if (isOver(answerBy, now))
      await moveRequest(market.db, reference, { state: 'expired', cause: 'noAnswer' });
    return;
  }
  if (!hasNights(request)) return;
  const order = await orderOfRequest(market.db, reference);
  if (order === 'confirmed' || order === 'canceled')
    await moveRequest(market.db, reference, { state: 'confirmed' });
  // While an order holds the nights it's decided about them
  else if (order !== 'held' && isOver(request.nightsHeldUntil, now))
    await dropNights(market, request, 'paymentFailed');
}
