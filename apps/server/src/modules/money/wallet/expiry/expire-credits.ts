/** Ends credits and offers whose time is over, of all customers; each once, however many servers run. */
import { withTransaction } from '@sojourn/postgres/client.ts';
import type { Effects } from '#context.ts';
import { move } from '#workflow/move.ts';
import { endCredits } from '../end-credits.ts';
import { OFFER_MACHINE } from '../machines.ts';
import { lockEndedOffers } from '../offers/store.ts';
import { lockEnded } from '../store.ts';

/** A batch that isn't full is the last. */
export const END_BATCH = 50;
type Deps = Pick<Effects, 'db' | 'clock'>;

/** One batch; returns how many credits ended. What a booking holds ends when the booking lets it go. */
export async function expireCredits({ db, clock }: Deps): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const credits = await lockEnded(tx, at, END_BATCH);
    await endCredits(tx, credits, at);
    return credits.length;
  });
}

/** One batch; returns how many offers ended. */
export async function expireOffers({ db, clock }: Deps): Promise<number> {
  return withTransaction(db, async (tx) => {
    const at = clock.now();
    const offers = await lockEndedOffers(tx, at, END_BATCH);
    for (const { tenantId, customerId, offerId, state } of offers) {
      const of = { tenantId, customerId, subject: [offerId], cause: 'ended', at } as const;
      await move(tx, OFFER_MACHINE, { ...of, from: [state], to: 'Expired' });
    }
    return offers.length;
  });
}
