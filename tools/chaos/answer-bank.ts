/**
 * A customer whose card's bank wants to check the payment: they answer it, soon or late, and come back to the
 * page or don't. What they leave goes on without them.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from './record.ts';
import type { Buyer } from './send-keyed.ts';

type Checked = { readonly cardCheck: { readonly url: string } | null };
const MOST_TRIES = 40;
const LATEST_MS = 6_000;

export async function answerBank({ customer, chance, observed }: Buyer, checkoutId: string): Promise<void> {
  const params = { checkoutId };
  const { body } = await customer.call('getCheckout', { params });
  const url = (body as Checked).cardCheck?.url;
  if (!url) return;
  const goOn = (giveUp: boolean) => customer.call('continueCheckout', { params, input: { giveUp } });
  if (chance.perCent(15)) {
    count(observed.counts, 'bank given up');
    await goOn(true);
    return;
  }
  const answer = chance.perCent(80) ? 'approve' : 'decline';
  if (chance.perCent(40)) await sleep(chance.whole(LATEST_MS));
  await post(url, answer);
  count(observed.counts, `bank ${answer}`);
  // Else the tab is closed, and it's found by looking again
  if (chance.perCent(60)) await Promise.all(chance.perCent(30) ? [goOn(false), goOn(false)] : [goOn(false)]);
}

/** The vault may be away for a moment too. */
async function post(url: string, answer: string): Promise<void> {
  const headers = {
    origin: new URL(url).origin,
    'content-type': 'application/x-www-form-urlencoded',
  };
  for (let tries = 1; ; tries++) {
    try {
      const sent = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body: `answer=${answer}`,
      });
      if (sent.status < 500) return;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
    await sleep(300);
  }
}
