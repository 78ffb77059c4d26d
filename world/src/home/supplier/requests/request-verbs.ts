/** The verbs of requests, each under its scenario. */
import { isBefore } from '@sojourn/domain/dates.ts';
import type {
  HomeRequestRecord,
  HomeRequestVerbs,
} from '@sojourn/products/home/sell/requests/request-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import type { HomeMarket } from '../market.ts';
import { under } from '../scenarios.ts';
import { listClaims } from './claims.ts';
import { answerLocked, dropNights, settleRequest, withLockedRequest } from './decide-request.ts';
import { listMessages, writeMessage } from './messages.ts';
import { hasNights, recordOf } from './record.ts';
import { sendRequest } from './send-request.ts';
import { findRequest, moveRequest } from './store.ts';

type Request<V extends keyof HomeRequestVerbs> = Parameters<HomeRequestVerbs[V]>[0];
type Answer<No extends string> = Promise<Outcome<HomeRequestRecord, { readonly reason: No }>>;

const notFound = rejected({ reason: 'NotFound' } as const);
const closed = rejected({ reason: 'Closed' } as const);

/** After what was due has been done to it. */
async function recordNow(market: HomeMarket, reference: string): Promise<Outcome<HomeRequestRecord, never>> {
  const request = await findRequest(market.db, reference);
  if (!request) throw new Error(`the request ${reference} is gone`);
  return ok(recordOf(request));
}

async function withdraw(market: HomeMarket, of: Request<'withdrawRequest'>): Answer<'NotFound' | 'Closed'> {
  const { reference, now } = of;
  await settleRequest(market, reference, now);
  const answer = await withLockedRequest(market, reference, async ({ db }, { state }) => {
    if (state === 'withdrawn') return 'done';
    if (state !== 'requested') return 'closed';
    await moveRequest(db, reference, { state: 'withdrawn' });
    return 'done';
  });
  if (answer === undefined) return notFound;
  return answer === 'done' ? recordNow(market, reference) : closed;
}

async function answerByHost(
  market: HomeMarket,
  { reference, now, answer }: Request<'answerRequest'>,
): Answer<'NotFound' | 'Closed' | 'NoAvailability'> {
  await settleRequest(market, reference, now);
  const made = await withLockedRequest(market, reference, async (within, request, found) => {
    const isRepeated = answer === 'accept' ? hasNights(request) : request.cause === 'declined';
    if (isRepeated) return 'done';
    if (request.state !== 'requested') return 'closed';
    return (await answerLocked(within, request, found, { answer, at: now })) ? 'done' : 'taken';
  });
  if (made === undefined) return notFound;
  if (made === 'taken') return rejected({ reason: 'NoAvailability' });
  return made === 'done' ? recordNow(market, reference) : closed;
}

async function keep(
  market: HomeMarket,
  { reference, now, until }: Request<'keepNights'>,
): Answer<'NotFound' | 'Closed'> {
  await settleRequest(market, reference, now);
  const isDone = await withLockedRequest(market, reference, async ({ db }, request) => {
    if (!hasNights(request)) return false;
    await moveRequest(db, reference, { state: 'awaitingPayment', nightsHeldUntil: until });
    return true;
  });
  if (isDone === undefined) return notFound;
  return isDone ? recordNow(market, reference) : closed;
}

async function drop(market: HomeMarket, { reference, now }: Request<'dropRequest'>): Answer<'NotFound'> {
  await settleRequest(market, reference, now);
  const found = await withLockedRequest(market, reference, async (within, request) => {
    const { nightsHeldUntil: until } = request;
    const isUnpaid = until !== null && !isBefore(now, until);
    if (hasNights(request)) await dropNights(within, request, isUnpaid ? 'paymentFailed' : 'withdrawn');
    else if (request.state === 'requested') await moveRequest(within.db, reference, { state: 'withdrawn' });
    return true;
  });
  return found ? recordNow(market, reference) : notFound;
}

export const requestVerbs = (market: HomeMarket, seller: string): HomeRequestVerbs => ({
  sendRequest: (request, context) =>
    under(market, seller, context, { verb: 'sendRequest', reference: request.reference }, (fault) =>
      sendRequest(market, seller, request, context, fault),
    ),
  withdrawRequest: (of, context) =>
    under(market, seller, context, { verb: 'withdrawRequest', reference: of.reference }, () =>
      withdraw(market, of),
    ),
  lookUpRequest: (of, context) =>
    under(market, seller, context, { verb: 'lookUpRequest', reference: of.reference }, async () => {
      const request = await settleRequest(market, of.reference, of.now);
      return ok(request ? recordOf(request) : null);
    }),
  answerRequest: (of, context) =>
    under(market, seller, context, { verb: 'answerRequest', reference: of.reference }, () =>
      answerByHost(market, of),
    ),
  keepNights: (of, context) =>
    under(market, seller, context, { verb: 'keepNights', reference: of.reference }, () => keep(market, of)),
  dropRequest: (of, context) =>
    under(market, seller, context, { verb: 'dropRequest', reference: of.reference }, () => drop(market, of)),
  writeToHost: (message, context) =>
    under(market, seller, context, { verb: 'writeToHost', reference: message.messageId }, () =>
      writeMessage(market, message),
    ),
  listMessages: (of, context) =>
    under(market, seller, context, { verb: 'listMessages' }, () => listMessages(market, of)),
  listClaims: (of, context) =>
    under(market, seller, context, { verb: 'listClaims', reference: of.reference }, (fault) =>
      listClaims(market, of, fault),
    ),
});
