/** Sends a request to a host: nothing is held, and the price and policies are those of this moment. */
import { type Instant, isBefore, plusSeconds } from '@sojourn/domain/dates.ts';
import { hashText, mix } from '@sojourn/domain/mix.ts';
import { assertPresent } from '@sojourn/domain/present.ts';
import { answerBy } from '@sojourn/products/home/rules/booking/request.ts';
import type { HomeRejection } from '@sojourn/products/home/sell/price-port.ts';
import type { HomeRequestRecord, NewHomeRequest } from '@sojourn/products/home/sell/requests/request-port.ts';
import { type CallContext, type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { homeHost } from '../../inventory/describe-home.ts';
import { type FoundStays, findRefusal, findStays, type HomeMarket, readTaken } from '../market.ts';
import { agreedQuote, readPricing } from '../pricing-at-sale.ts';
import { checkInAt, type FoundStay, stayTimes } from '../sold-homes.ts';
import { sweepHomes } from '../sweep.ts';
import { recordOf } from './record.ts';
import { findRequest, type HostAnswer, insertRequest } from './store.ts';

export async function sendRequest(
  market: HomeMarket,
  seller: string,
  request: NewHomeRequest,
  context: CallContext,
  fault: unknown,
): Promise<Outcome<HomeRequestRecord, HomeRejection>> {
  const { reference, now } = request;
  const known = await findRequest(market.db, reference);
  if (known) return ok(recordOf(known));
  const found = findStays(market, request);
  const hasHost = found?.some(({ row }) => market.world.instant[row] === 0);
  if (!found || !hasHost || fault === 'takenDown') return rejected({ reason: 'RateNotAvailable' });
  await sweepHomes(market, now);
  const refusal = findRefusal(market, found, request, await readTaken(market, found));
  if (refusal) return rejected(refusal);
  const pricing = await readPricing(market, found, request, context, undefined);
  const quote = await agreedQuote(market, found, request, pricing);
  if ('reason' in quote) return rejected(quote);
  const [{ homeId, checkIn }] = found;
  const timed = { ...request, answerBy: answerBy(now, checkInOf(market, found[0], now)) };
  const planned = planAnswer(market, found, timed, fault);
  await insertRequest(market.db, { ...timed, ...quote, ...planned, seller, homeId, checkIn, sentAt: now });
  return ok(recordOf(assertPresent(await findRequest(market.db, reference), 'the request')));
}

const checkInOf = ({ world }: HomeMarket, found: FoundStay, now: Instant): Instant =>
  checkInAt(stayTimes(world, found.row, found, now));

type Timed = Pick<NewHomeRequest, 'reference' | 'now'> & { readonly answerBy: Instant };
type Planned = { readonly answersAt: Instant | null; readonly answer: HostAnswer | null };

const MINUTE = 60;
const HOUR = 3_600;
const SILENT: Planned = { answersAt: null, answer: null };

/** What the host is going to say: by the scenario, or as often and as fast as this host does. */
function planAnswer(
  { world }: HomeMarket,
  found: FoundStays,
  { reference, now, answerBy: last }: Timed,
  fault: unknown,
): Planned {
  if (fault === 'hostAccepts') return { answersAt: plusSeconds(now, MINUTE), answer: 'accept' };
  if (fault === 'hostDeclines') return { answersAt: plusSeconds(now, MINUTE), answer: 'decline' };
  if (fault === 'hostAcceptsLate') return { answersAt: plusSeconds(last, -HOUR / 2), answer: 'accept' };
  if (fault === 'hostSilent') return SILENT;
  const host = homeHost(world, (found.find(({ row }) => world.instant[row] === 0) ?? found[0]).row);
  const seed = hashText(`answer ${reference}`);
  // Between two fifths of the usual time and all of it
  const share = 40 + (mix(seed, 2) % 61);
  const answersAt = plusSeconds(now, Math.round((host.answersInHours * HOUR * share) / 100));
  if (!isBefore(answersAt, last)) return SILENT;
  return { answersAt, answer: mix(seed, 1) % 100 < host.accepted ? 'accept' : 'decline' };
}
