/** What guests and hosts write to each other. A simulated host replies once, with a sentence that fits. */
import type { Locale } from '@sojourn/contract/primitives.ts';
import { type Instant, plusSeconds } from '@sojourn/domain/dates.ts';
import type { HomeRequestVerbs, HostMessage } from '@sojourn/products/home/sell/requests/request-port.ts';
import { type Outcome, ok, rejected } from '@sojourn/server/suppliers/outcome.ts';
import { HOST_REPLIES, USUAL_REPLY } from '../../inventory/data/host-words.ts';
import type { HomeMarket } from '../market.ts';
import { HOME_ORDERS } from '../store.ts';
import { findRequest, hasHostMessage, insertMessage, readMessages } from './store.ts';

const REPLIES_AFTER_SECONDS = 12 * 60;

/** The language that a request or an order was made in; undefined for neither. */
async function localeOf({ db }: HomeMarket, reference: string): Promise<Locale | undefined> {
  const request = await findRequest(db, reference);
  return (request ?? (await HOME_ORDERS.find(db, reference)))?.sold.locale;
}

export async function writeMessage(
  market: HomeMarket,
  { reference, messageId, from, text, now }: Parameters<HomeRequestVerbs['writeToHost']>[0],
): Promise<Outcome<HostMessage, { readonly reason: 'NotFound' }>> {
  const { db } = market;
  const locale = await localeOf(market, reference);
  if (!locale) return rejected({ reason: 'NotFound' });
  const repliesAt = plusSeconds(now, REPLIES_AFTER_SECONDS);
  const isFirst = from === 'Guest' && !(await hasHostMessage(db, reference));
  const message = { messageId, from, text, sentAt: now, readAt: from === 'Guest' ? repliesAt : now };
  await insertMessage(db, reference, message);
  if (isFirst) {
    const reply = { messageId: `${messageId}-reply`, from: 'Host', text: replyTo(text, locale) } as const;
    await insertMessage(db, reference, { ...reply, sentAt: repliesAt, readAt: null });
  }
  const written = (await readMessages(db, reference, now)).find((each) => each.messageId === messageId);
  return ok(written ?? { ...message, readAt: null });
}

export const listMessages = async (
  { db }: HomeMarket,
  { reference, now }: { readonly reference: string; readonly now: Instant },
): Promise<Outcome<readonly HostMessage[], never>> => ok(await readMessages(db, reference, now));

function replyTo(text: string, locale: Locale): string {
  const words = text.toLowerCase();
  const fitting = HOST_REPLIES.find(({ about }) => about.test(words)) ?? USUAL_REPLY;
  return fitting[locale];
}
