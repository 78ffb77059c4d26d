/** Ends credits and offers whose time is over, of all customers; each once, however many servers run. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import { move } from '#workflow/move.ts';
import type { Effects } from '../../../context.ts';
import { endCredits } from '../end-credits.ts';
import { OFFER_MACHINE } from '../machines.ts';
import { lockEndedOffers } from '../offers/store.ts';
import { lockEnded } from '../store.ts';

const AT_ONCE = 50;
type Deps = Pick<Effects, 'db' | 'clock'>;

/** How many credits ended now. What a booking holds ends when the booking lets it go. */
export async function expireCredits({ db, clock }: Deps): Promise<number> {
  for (let count = 0; ; ) {
    const ended = await withTransaction(db, async (tx) => {
      const at = clock.now();
      const credits = await lockEnded(tx, at, AT_ONCE);
      await endCredits(tx, credits, at);
      return credits.length;
    });
    count += ended;
    if (ended < AT_ONCE) return count;
  }
}

/** How many offers ended now. */
export async function expireOffers({ db, clock }: Deps): Promise<number> {
  for (let count = 0; ; ) {
    const ended = await withTransaction(db, async (tx) => {
      const at = clock.now();
      const offers = await lockEndedOffers(tx, at, AT_ONCE);
      for (const { tenantId, customerId, offerId, state } of offers) {
        const of = { tenantId, customerId, subject: [offerId], cause: 'ended', at } as const;
        await move(tx, OFFER_MACHINE, { ...of, from: [state], to: 'Expired' });
      }
      return offers.length;
    });
    count += ended;
    if (ended < AT_ONCE) return count;
  }
}
