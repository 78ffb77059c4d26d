/** A stay booked as the pages book it, but without walking through them: what comes after is looked at. */
import type { Checkout } from '@sojourn/contract/checkouts.ts';
import type { StayDetail } from '@sojourn/products/hotel/wire/stay-detail.ts';
import type { StaySearchEvent } from '@sojourn/products/hotel/wire/stay-search.ts';
import { askText } from '../call-api.ts';
import { lastPage } from '../open-checkout.ts';
import type { Visit } from '../visit.ts';
import type { Dates } from './find-stay.ts';

const ROOM = { adults: 2, childAges: [] };
const GUESTS = [
  { firstName: 'Maya', lastName: 'Okafor' },
  { firstName: 'Jonah', lastName: 'Okafor' },
];

/**
 * The cheapest free-to-cancel stay in Lisbon for two; the booking's id. `roomUntil`: its room is free until
 * then, so that the stay can become longer. `isCovered`: with canceling for any reason. `roomCount`: each for
 * two, one or two of them.
 */
export async function bookStay(
  { home, portal }: Visit,
  dates: Dates,
  roomUntil: Dates['checkOut'] = dates.checkOut,
  isCovered = false,
  roomCount = 1,
): Promise<string> {
  const ask = async <Answer>(method: string, path: string, input: unknown, headers = {}) =>
    JSON.parse(await askText(home, portal, { method, path, input, headers } as never)) as Answer;
  const rooms = Array.from({ length: roomCount }, () => ROOM);
  const requested = { ...dates, checkOut: roomUntil, rooms };
  const search = {
    area: { place: 'city:lisbon-pt' },
    ...requested,
    filters: isCovered ? {} : { freeCancellation: true },
    sort: 'Price',
  };
  const text = await askText(home, portal, { method: 'POST', path: '/stays/search', input: search });
  // A stay that's free to cancel until its eve has nothing to cover; not every stay sells both plans
  const wanted = isCovered ? 'advance' : 'standard';
  const found = lastPage<StaySearchEvent>(text)?.stays ?? [];
  const rateAt = async (stayId: string) => {
    const { rooms } = await ask<StayDetail>('POST', '/stays/detail', { stayId, ...requested });
    return rooms.flatMap(({ rates }) => rates).find(({ plan }) => plan === wanted);
  };
  const selling = async () => {
    for (const { stayId } of found) {
      const rate = await rateAt(stayId);
      if (rate) return { stayId, rateId: rate.rateId };
    }
    throw new Error(`no ${wanted} rate in ${found.length} stays of Lisbon`);
  };
  const started = await ask<Checkout>('POST', '/checkouts', {
    product: 'Hotel',
    ...(await selling()),
    ...requested,
    ...dates,
    policyReason: { reason: 'noneInPolicy' },
  });
  const path = `/checkouts/${started.checkoutId}`;
  if (isCovered) await ask('PUT', `${path}/protections/cancelForAnyReason`, { action: 'Purchase' });
  const { value } = await ask<{ value: { paymentId: string }[] }>('PUT', '/paymentMethods/list', {});
  const saved = await ask<Checkout>('PATCH', path, {
    guests: GUESTS.slice(0, roomCount),
    leadGuestAge: 34,
    email: 'maya.okafor@example.com',
    phone: '+1 617 555 0142',
    offerId: null,
    credits: [],
    miles: [],
    paymentId: value[0]?.paymentId,
    termsAccepted: true,
  });
  const { lines, cardMinor } = saved.payment.plan;
  const input = {
    quoteId: saved.quote.quoteId,
    totalMinor: saved.quote.total.amountMinor,
    cardMinor,
    tenders: lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor })),
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answer = await ask<{ bookingId?: string }>('POST', `${path}/book`, input, key);
  if (!answer.bookingId) throw new Error(`not booked: ${JSON.stringify(answer)}`);
  return answer.bookingId;
}
