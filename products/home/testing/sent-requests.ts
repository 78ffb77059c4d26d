/** Requests to hosts for tests over HTTP: sent by a guest, answered at the host's link. */
import type { CalendarDate } from '@sojourn/domain/dates.ts';
import type { CheckoutId, HomeRequestId, PaymentId } from '@sojourn/domain/ids.ts';
import type { TestProduct } from '@sojourn/server/testing/product.ts';
import type { Browser } from '@sojourn/server/testing/server.ts';
import { sql } from 'kysely';
import type { HomeRequestDetail } from '../wire/home-requests.ts';
import { LIMOEIRO, TWO_ADULTS } from './home-market.ts';

/** A host who doesn't answer by themselves. */
const SILENT = 'home-host-silent';
export type SentRequest = {
  readonly guest: Browser;
  readonly subject: string;
  readonly checkoutId: CheckoutId;
  readonly requestId: HomeRequestId;
  readonly paymentId: PaymentId;
  readonly totalMinor: number;
};
type Dates = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate };
const playing = (scenario?: string): Record<string, string> => (scenario ? { 'x-scenario': scenario } : {});

/** Everything typed, nothing sent. `over`: what else is typed. */
export async function readyToAsk(product: TestProduct, subject: string, dates: Dates, over: object = {}) {
  const guest = await product.signIn({ subject });
  const paymentId = await product.giveCard(subject);
  const stays = [{ homeId: LIMOEIRO, ...dates }];
  const start = { product: 'Home', stays, party: TWO_ADULTS } as const;
  const started = await product.call('startCheckout', guest, { input: start as never });
  if (started.status !== 200) throw new Error(JSON.stringify(started.error));
  const { checkoutId, quote } = started.body;
  const draft = {
    guest: { firstName: 'Maya', lastName: 'Okafor' },
    message: 'We land at 5:40 in the morning.',
    rulesAccepted: true,
    duplicateAccepted: true,
    email: 'maya@example.test',
    phone: '+1 617 555 0142',
    paymentId,
    termsAccepted: true,
    ...over,
  };
  const saved = await product.call('saveDraft', guest, { params: { checkoutId }, input: draft });
  const totalMinor = quote.total.amountMinor;
  const { lines, cardMinor } = saved.body.payment.plan;
  const tenders = lines.map(({ sourceId, amount }) => ({ sourceId, amountMinor: amount.amountMinor }));
  const input = { totalMinor, cardMinor, quoteId: quote.quoteId, tenders };
  return { guest, subject, checkoutId, paymentId, totalMinor, input };
}
type ReadyToAsk = Awaited<ReturnType<typeof readyToAsk>>;

export const send = (product: TestProduct, { guest, checkoutId, input }: ReadyToAsk, scenario = SILENT) =>
  product.call('sendHomeRequest', guest, {
    params: { checkoutId },
    input,
    headers: playing(scenario),
  });

export async function askHost(
  product: TestProduct,
  subject: string,
  dates: Dates,
  scenario = SILENT,
  over: object = {},
): Promise<SentRequest> {
  const ready = await readyToAsk(product, subject, dates, over);
  const sent = await send(product, ready, scenario);
  if (sent.status !== 200 || sent.body.result !== 'Sent')
    throw new Error(JSON.stringify(sent.error ?? sent.body));
  return { ...ready, requestId: sent.body.requestId };
}

/** In the order in which they were written. */
export async function mailsAbout(
  { effects: { db } }: TestProduct,
  { requestId }: Pick<SentRequest, 'requestId'>,
): Promise<{ readonly kind: string; readonly news: string; readonly content: Record<string, unknown> }[]> {
  const { rows } = await sql<{ kind: string; news: string; content: Record<string, unknown> }>`select kind,
      payload ->> 'news' as news, payload as content
    from outbox where payload ->> 'key' like ${`${requestId}%`} order by created_at, kind desc`.execute(db);
  return rows;
}

/** The end of the link in the host's mail. */
export async function linkOf(product: TestProduct, sent: Pick<SentRequest, 'requestId'>): Promise<string> {
  const mails = await mailsAbout(product, sent);
  const token = mails.find(({ kind }) => kind === 'homeHostNews')?.content.token;
  if (typeof token !== 'string') throw new Error('the host has no mail');
  return token;
}

export const answerAs = async (
  product: TestProduct,
  sent: Pick<SentRequest, 'requestId'>,
  answer: 'accept' | 'decline',
  scenario?: string,
) =>
  product.call('answerAsHost', null, {
    params: { token: await linkOf(product, sent) },
    input: { answer },
    headers: playing(scenario),
  });

export const seeRequest = async (
  product: TestProduct,
  { guest, requestId }: Pick<SentRequest, 'guest' | 'requestId'>,
): Promise<HomeRequestDetail> =>
  (await product.call('getHomeRequest', guest, { params: { requestId } })).body;

/** What the card has really been charged. */
export async function chargedMinor(product: TestProduct, { subject }: Pick<SentRequest, 'subject'>) {
  const { rows } = await sql<{ captured: number }>`select coalesce(sum(t.amount_minor), 0)::int as captured
    from tenders t join bookings b using (tenant_id, customer_id, booking_id)
    where b.subject = ${subject} and t.state = 'captured'`.execute(product.effects.db);
  return rows[0]?.captured ?? 0;
}

/** Nights of the home that are somebody's, in order. */
export async function takenNights({ effects: { db } }: TestProduct): Promise<string[]> {
  const { rows } = await sql<{ night: string }>`select night::text as night from market.home_nights
    where home_id = ${LIMOEIRO} and taken_by <> 'block' order by night`.execute(db);
  return rows.map(({ night }) => night);
}
