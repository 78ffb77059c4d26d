/** Puts mail about a request into the outbox, in the transaction of what happened. */
import type { Instant } from '@sojourn/domain/dates.ts';
import type { BookingId } from '@sojourn/domain/ids.ts';
import { money } from '@sojourn/domain/money.ts';
import { enqueue } from '@sojourn/server/modules/platform/notify/enqueue.ts';
import type { Tx } from '@sojourn/server/workflow/saga.ts';
import type { HomeCard } from '#home/wire/home-search.ts';
import { isBookingId } from '../../deposits/hosted-stay.ts';
import type { HomeRequestDeps } from '../deps.ts';
import { hostToken } from '../host/host-token.ts';
import { payoutMinor } from '../payout.ts';
import type { Request } from '../request.ts';
import type { GuestNews, HostNews, HostNewsKind, RequestNews } from './messages.ts';

type News<N> = {
  readonly news: N;
  readonly bookingId?: BookingId;
  readonly backups?: readonly HomeCard[];
  /** What the other side wrote, or claims. */
  readonly about?: { readonly id: string; readonly text: string | null };
};

const about = ({ requestId, sent: { stay }, answerBy }: Request, { news, about: written }: News<string>) => ({
  key: [requestId, news, written?.id].filter(Boolean).join('.'),
  homeName: stay.name,
  hostName: stay.host.name,
  checkIn: stay.checkIn,
  checkOut: stay.checkOut,
  zone: stay.zone,
  answerBy,
  text: written?.text ?? null,
});

export async function notifyGuest(
  tx: Tx,
  request: Request,
  what: News<GuestNews>,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, requestId, cause, totalMinor, currency, payBy } = request;
  const message: RequestNews = {
    ...about(request, what),
    kind: 'homeRequestNews',
    news: what.news,
    requestId,
    cause,
    total: money(totalMinor, currency),
    payBy,
    bookingId: what.bookingId ?? request.bookingId,
    backups: (what.backups ?? []).map(({ homeId, name, total }) => ({ homeId, name, total })),
  };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}

export async function notifyHost(
  tx: Tx,
  { linkSigner }: Pick<HomeRequestDeps, 'linkSigner'>,
  request: Request,
  what: News<HostNewsKind>,
  at: Instant,
): Promise<void> {
  const { tenantId, customerId, sent, currency, homeId } = request;
  const { stay, party, guest, message: firstMessage } = sent;
  const message: HostNews = {
    ...about(request, what),
    ...(what.news === 'newRequest' && firstMessage !== '' ? { text: firstMessage } : {}),
    kind: 'homeHostNews',
    news: what.news,
    to: `${homeId}@hosts.example`,
    token: hostToken(linkSigner, { tenantId, requestId: linkId(request) }),
    locale: stay.host.speaks.includes('en') ? 'en' : stay.host.speaks.includes('fr') ? 'fr' : 'en',
    guestName: guest.firstName,
    guestCount: party.adults + party.children,
    payout: money(payoutMinor(request), currency),
  };
  await enqueue(tx, { tenantId, customerId, at, ...message });
}

/** Of a booking, with whose it is: nothing else finds it. */
const linkId = ({ requestId, customerId }: Request) =>
  isBookingId(requestId) ? (`${requestId as string}-${customerId}` as Request['requestId']) : requestId;
