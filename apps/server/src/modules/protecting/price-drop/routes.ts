/** The call of price drop protection. */
import type { priceDropCalls } from '@sojourn/contract/price-drop.ts';
import type { Effects, Handlers } from '#context.ts';
import { getPriceDrop } from './get-price-drop.ts';

export const priceDropRoutes = (deps: Pick<Effects, 'db'>): Pick<Handlers, keyof typeof priceDropCalls> => ({
  getPriceDrop: ({ params, actor }) => getPriceDrop(deps, params.bookingId, actor),
});
